import type { LocalDateTime } from '@strapec/domain';
import { createContext, useContext } from 'react';
import type { LiveChange } from './live-change';

export interface Connection {
  isLost: boolean;
  lastContact: LocalDateTime | null;
}

export interface Live extends Connection {
  subscribe: (onChange: (change: LiveChange) => void) => () => void;
}

export const connectedLive: Live = { isLost: false, lastContact: null, subscribe: () => () => undefined };
const LiveContext = createContext<Live>(connectedLive);
export const LiveContextProvider = LiveContext.Provider;

export const useLive = (): Live => useContext(LiveContext);
