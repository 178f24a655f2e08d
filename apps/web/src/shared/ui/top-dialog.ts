import { createStore } from '../store';

/** The open modal dialog. The browser makes everything outside it inert. */
export const { set: setTopDialog, useValue: useTopDialog } = createStore<HTMLElement | null>(null);
