import type { LocalDateTime } from '@strapec/domain';
import { createContext, useContext } from 'react';
import type { LiveChange } from './live-change';

export interface Connection {
  isLost: boolean;
  lastContact: LocalDateTime | null;
}

interface Live extends Connection {
  subscribe: (onChange: (change: LiveChange) => void) => () => void;
}

export const LiveContext = createContext<Live>({ isLost: false, lastContact: null, subscribe: () => () => undefined });

export const useLiveConnection = (): Live => useContext(LiveContext);
