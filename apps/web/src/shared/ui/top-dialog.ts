import { createStore } from '../store';

/** The browser makes everything outside it inert. */
export const { set: setTopDialog, useValue: useTopDialog } = createStore<HTMLElement | null>(null);
