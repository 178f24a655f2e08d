import { getAuthStatus } from '@strapec/contracts';
import type { LocalDateTime, ServiceDate } from '@strapec/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { toDateTimeAgo } from '../../../shared/clock';
import { refreshInbox } from '../inbox-cache';
import { refreshWaitlist, refreshEvening, refreshEvenings } from '../reservation-cache';
import { refreshMenu } from '../menu-cache';
import { findRestoredLoadTime } from '../offline/stored-evenings';
import { subscribeToLiveEvents } from './subscribe-to-live-events';
import type { LiveChange } from './live-change';
import { type Connection, LiveContext } from './live-context';
import { createBatchQueue } from './create-batch-queue';

/** A restart of the server takes less. */
const lossDelayMs = 4_000;

export function LiveProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [connection, setConnection] = useState<Connection>({ isLost: false, lastContact: null });
  const subscribers = useRef(new Set<(change: LiveChange) => void>());
  useEffect(() => {
    const lossTracker = createLossTracker(setConnection, queries);
    const queueEveningRefresh = createEveningRefreshQueue(queries);
    const refreshAfterOpening = (): void => {
      lossTracker.markConnected();
      queueEveningRefresh(null);
      void refreshMenu(queries);
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    };
    const applyChange = (change: LiveChange): void => {
      if (change.topic === 'evening') queueEveningRefresh(change.date);
      if (change.topic === 'inbox') void refreshInbox(queries);
      if (change.topic === 'waitlist') void refreshWaitlist(queries);
      if (change.topic === 'menu') void refreshMenu(queries);
      for (const onChange of subscribers.current) onChange(change);
    };
    const unsubscribe = subscribeToLiveEvents((event) => {
      if (event.kind === 'opened') refreshAfterOpening();
      else if (event.kind === 'changed') applyChange(event.change);
      else lossTracker.markLost(event.silentMs);
    });
    return () => {
      unsubscribe();
      lossTracker.markConnected();
    };
  }, [queries]);
  const live = useMemo(
    () => ({
      ...connection,
      subscribe: (onChange: (change: LiveChange) => void) => {
        subscribers.current.add(onChange);
        return () => void subscribers.current.delete(onChange);
      },
    }),
    [connection],
  );
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** `null` reloads all shown evenings. */
const createEveningRefreshQueue = (queries: QueryClient): ((date: ServiceDate | null) => void) =>
  createBatchQueue((dates) =>
    dates.includes(null)
      ? refreshEvenings(queries)
      : Promise.all(dates.flatMap((date) => (date === null ? [] : refreshEvening(queries, date)))),
  );

function createLossTracker(onConnectionChange: (connection: Connection) => void, queries: QueryClient) {
  let lastContactAt: LocalDateTime | null = null;
  let wasConnected = false;
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reportLoss = (): void => {
    onConnectionChange({ isLost: true, lastContact: lastContactAt });
    void reloadIfSignedOut(queries);
  };
  return {
    markLost: (silentMs: number): void => {
      if (isLost) return;
      isLost = true;
      lastContactAt = wasConnected ? toDateTimeAgo(silentMs) : findRestoredLoadTime();
      timer = setTimeout(reportLoss, navigator.onLine ? lossDelayMs : 0);
    },
    markConnected: (): void => {
      clearTimeout(timer);
      [wasConnected, isLost] = [true, false];
      onConnectionChange({ isLost: false, lastContact: null });
    },
  };
}

/** The stream also ends with the session: a reload then asks the user to sign in again. */
async function reloadIfSignedOut(queries: QueryClient): Promise<void> {
  const status = await getAuthStatus().catch(() => null);
  if (status?.authenticated === false) await refreshEvenings(queries);
}
