import { requiredContext } from '../required-context';

/** The way to the reservation dialog, whose code comes only when someone means to use it. */
export interface Reserve {
  /** Fetches the dialog's code; called when a pointer or the focus comes near a reserve button. */
  prepare: () => void;
  /** Fulfilled when the dialog's code has come, or will not come. */
  open: () => Promise<void>;
}

/**
 * Opens the reservation dialog from anywhere on a page. The value stays the same: a context that changes makes React draw the parts of the
 * page anew that have not woken yet, and what a guest has typed there is lost.
 */
export const [ReserveProvider, useReserve] = requiredContext<Reserve>('Reserve');
