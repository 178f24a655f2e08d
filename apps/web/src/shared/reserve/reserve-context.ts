import { requiredContext } from '../required-context';

/** Access to the reservation dialog, whose code loads only on intent. */
export interface Reserve {
  /** Fetches the dialog's code; called when the pointer or the focus is near a reserve button. */
  prepare: () => void;
  /** Resolves when the dialog's code has loaded or failed to load. */
  open: () => Promise<void>;
}

/**
 * Opens the reservation dialog from anywhere on a page. The value never changes: a context that changes makes React
 * render the parts that are not hydrated yet again, and the guest's input in them is lost.
 */
export const [ReserveProvider, useReserve] = requiredContext<Reserve>('Reserve');
