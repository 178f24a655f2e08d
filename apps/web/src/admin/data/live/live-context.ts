import type { LocalMoment } from '@strapec/domain';
import { createContext, useContext } from 'react';
import type { LiveChange } from './live-change';

export interface Connection {
  /** True while changes by others are not received. */
  isLost: boolean;
  /** The time up to which the page is current; `null` while connected or when it is unknown. */
  asOf: LocalMoment | null;
}

export interface Live extends Connection {
  /** Calls back with every change until the returned function is called. */
  subscribe: (hear: (change: LiveChange) => void) => () => void;
}

export const notLost: Live = { isLost: false, asOf: null, subscribe: () => () => undefined };
const LiveContext = createContext<Live>(notLost);
export const LiveContextProvider = LiveContext.Provider;

export const useLive = (): Live => useContext(LiveContext);
