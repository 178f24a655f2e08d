import { createRequiredContext } from '../required-context';

export interface ReserveDialogControl {
  /** When the pointer or the focus is near a reserve button. */
  preloadDialog: () => void;
  /** Resolves also when the code failed to load. */
  openDialog: () => Promise<void>;
}

/** A new value would render late parts again, and lose the guest's input. */
export const [ReserveDialogProvider, useReserveDialog] = createRequiredContext<ReserveDialogControl>('Reserve');
