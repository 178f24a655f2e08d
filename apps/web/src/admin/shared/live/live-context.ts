import type { LocalMoment } from '@strapec/domain';
import { createContext, useContext } from 'react';
import type { LiveChange } from './live-change';

export interface Connection {
  /** Whether what others do is not heard at this moment. */
  isLost: boolean;
  /** When what is on show was last known to be true; `null` while the connection stands or when nobody knows. */
  asOf: LocalMoment | null;
}

export interface Live extends Connection {
  /** Calls back with every change, until the answer is called. */
  subscribe: (hear: (change: LiveChange) => void) => () => void;
}

export const notLost: Live = { isLost: false, asOf: null, subscribe: () => () => undefined };
const LiveContext = createContext<Live>(notLost);
export const LiveContextProvider = LiveContext.Provider;

/** What others do, and whether it is heard; of a page outside of it nothing is lost. */
export const useLive = (): Live => useContext(LiveContext);
