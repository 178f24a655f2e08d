import { requiredContext } from '../required-context';

/** The dialog's code loads only on intent. */
export interface Reserve {
  /** When the pointer or the focus is near a reserve button. */
  prepare: () => void;
  /** When the dialog's code has loaded or failed to load. */
  open: () => Promise<void>;
}

/**
 * The value never changes: React would render parts that are not hydrated yet again, and the guest's input in them is
 * lost.
 */
export const [ReserveProvider, useReserve] = requiredContext<Reserve>('Reserve');
