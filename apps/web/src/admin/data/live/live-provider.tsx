import { getAuthStatus } from '@strapec/contracts';
import type { LocalMoment, ServiceDate } from '@strapec/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { momentAgo } from '../../../shared/clock';
import { refreshInbox } from '../inbox-cache';
import { refreshWaitlist, refreshEvening, refreshEvenings } from '../reservation-cache';
import { refreshMenu } from '../menu-cache';
import { restoredAt } from '../offline/stored-evenings';
import { subscribeToEvents } from './follow-venue';
import type { LiveChange, LiveListener } from './live-change';
import { type Connection, LiveContextProvider } from './live-context';
import { oneAfterAnother } from './one-after-another';

/** Milliseconds; a restart of the server takes less. */
const graceMs = 4_000;

export function LiveProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [connection, setConnection] = useState<Connection>({ isLost: false, asOf: null });
  const subscribers = useRef(new Set<(change: LiveChange) => void>());
  useEffect(() => {
    const loss = watchLoss(setConnection, queries);
    const refresh = refreshing(queries);
    const listener: LiveListener = {
      onOpen: () => {
        loss.isOver();
        refresh(null);
        void refreshMenu(queries);
        void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
      },
      onChange: (change) => {
        if (change.topic === 'evening') refresh(change.date);
        if (change.topic === 'inbox') void refreshInbox(queries);
        if (change.topic === 'waitlist') void refreshWaitlist(queries);
        if (change.topic === 'menu') void refreshMenu(queries);
        for (const onChange of subscribers.current) onChange(change);
      },
      onLost: loss.begins,
    };
    const leave = subscribeToEvents(listener);
    return () => {
      leave();
      loss.isOver();
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
  return <LiveContextProvider value={live}>{children}</LiveContextProvider>;
}

/** `null` reloads all shown evenings. */
const refreshing = (queries: QueryClient): ((date: ServiceDate | null) => void) =>
  oneAfterAnother((dates) =>
    dates.includes(null)
      ? refreshEvenings(queries)
      : Promise.all(dates.flatMap((date) => (date === null ? [] : refreshEvening(queries, date)))),
  );

function watchLoss(show: (connection: Connection) => void, queries: QueryClient) {
  let asOf: LocalMoment | null = null;
  let wasOpen = false;
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showLoss = (): void => {
    show({ isLost: true, asOf });
    void raiseExpiredSession(queries);
  };
  return {
    begins: (silentFor: number): void => {
      if (isLost) return;
      isLost = true;
      asOf = wasOpen ? momentAgo(silentFor) : restoredAt();
      timer = setTimeout(showLoss, navigator.onLine ? graceMs : 0);
    },
    isOver: (): void => {
      clearTimeout(timer);
      [wasOpen, isLost] = [true, false];
      show({ isLost: false, asOf: null });
    },
  };
}

/** The stream also ends with the session: a reload then asks the user to sign in again. */
async function raiseExpiredSession(queries: QueryClient): Promise<void> {
  const status = await getAuthStatus().catch(() => null);
  if (status?.authenticated === false) await refreshEvenings(queries);
}
