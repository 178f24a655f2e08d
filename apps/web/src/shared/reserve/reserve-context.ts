import { requiredContext } from '../required-context';

/** The way to the reservation dialog, whose code comes only when someone means to use it. */
export interface Reserve {
  /** Fetches the dialog's code; called when a pointer or the focus comes near a reserve button. */
  prepare: () => void;
  open: () => void;
  /** Somebody has asked for the dialog, and its code is still on the way. */
  isOpening: boolean;
}

/** Opens the reservation dialog from anywhere on a page. */
export const [ReserveProvider, useReserve] = requiredContext<Reserve>('Reserve');
