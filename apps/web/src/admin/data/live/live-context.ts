import type { LocalMoment } from '@strapec/domain';
import { createContext, useContext } from 'react';
import type { LiveChange } from './live-change';

export interface Connection {
  isLost: boolean;
  asOf: LocalMoment | null;
}

export interface Live extends Connection {
  subscribe: (onChange: (change: LiveChange) => void) => () => void;
}

export const notLost: Live = { isLost: false, asOf: null, subscribe: () => () => undefined };
const LiveContext = createContext<Live>(notLost);
export const LiveContextProvider = LiveContext.Provider;

export const useLive = (): Live => useContext(LiveContext);
