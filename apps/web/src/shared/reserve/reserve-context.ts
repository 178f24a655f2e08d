import { createContext, useContext } from 'react';

/** The way to the reservation dialog, whose code comes only when someone means to use it. */
export interface Reserve {
  /** Fetches the dialog's code; called when a pointer or the focus comes near a reserve button. */
  prepare: () => void;
  open: () => void;
  /** Somebody has asked for the dialog, and its code is still on the way. */
  isOpening: boolean;
}

const ReserveContext = createContext<Reserve | null>(null);
export const ReserveProvider = ReserveContext.Provider;

/** Opens the reservation dialog from anywhere on a page. */
export function useReserve(): Reserve {
  const reserve = useContext(ReserveContext);
  if (!reserve) throw new Error('useReserve needs a ReserveProvider above it');
  return reserve;
}
