import { createRequiredContext } from '../required-context';

export interface ReserveDialogControl {
  /** When the pointer or the focus is near a reserve button. */
  prepare: () => void;
  /** Resolves also when the code failed to load. */
  open: () => Promise<void>;
}

/** A new value would render late parts again, and lose the guest's input. */
export const [ReserveDialogProvider, useReserveDialog] = createRequiredContext<ReserveDialogControl>('Reserve');
