import { getAuthStatus } from '@strapec/contracts';
import type { LocalMoment, ServiceDate } from '@strapec/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { momentAgo } from '../../../shared/clock';
import { refreshInbox } from '../inbox-cache';
import { refreshWaitlist, refreshEvening, refreshEvenings } from '../reservation-cache';
import { refreshMenu } from '../menu-cache';
import { keptAt } from '../offline/keep-evenings';
import { subscribeToEvents } from './follow-venue';
import type { LiveChange, LiveListener } from './live-change';
import { type Connection, LiveContextProvider } from './live-context';
import { oneAfterAnother } from './one-after-another';

/** Milliseconds for a lost connection to return before the loss is shown: a restart of the server takes less. */
const grace = 4_000;

/** Keeps the shown evenings current, and shows when that is not possible. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [connection, setConnection] = useState<Connection>({ isLost: false, asOf: null });
  const hearers = useRef(new Set<(change: LiveChange) => void>());
  useEffect(() => {
    const loss = tellLoss(setConnection, queries);
    const refresh = refreshing(queries);
    const listener: LiveListener = {
      opened: () => {
        loss.isOver();
        refresh(null);
        void refreshMenu(queries);
        void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
      },
      heard: (change) => {
        if (change.topic === 'evening') refresh(change.date);
        if (change.topic === 'inbox') void refreshInbox(queries);
        if (change.topic === 'waitlist') void refreshWaitlist(queries);
        if (change.topic === 'menu') void refreshMenu(queries);
        for (const hear of hearers.current) hear(change);
      },
      lost: loss.begins,
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
      subscribe: (hear: (change: LiveChange) => void) => {
        hearers.current.add(hear);
        return () => void hearers.current.delete(hear);
      },
    }),
    [connection],
  );
  return <LiveContextProvider value={live}>{children}</LiveContextProvider>;
}

/** Reloads the evening of a change, because other parties may have moved; `null` reloads all shown evenings. */
const refreshing = (queries: QueryClient): ((date: ServiceDate | null) => void) =>
  oneAfterAnother((dates) =>
    dates.includes(null)
      ? refreshEvenings(queries)
      : Promise.all(dates.flatMap((date) => (date === null ? [] : refreshEvening(queries, date)))),
  );

/** Shows a lost connection after the delay; at once when the device itself is offline. */
function tellLoss(show: (connection: Connection) => void, queries: QueryClient) {
  let asOf: LocalMoment | null = null;
  let wasOpen = false;
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    show({ isLost: true, asOf });
    void raiseExpiredSession(queries);
  };
  return {
    begins: (silentFor: number): void => {
      if (isLost) return;
      isLost = true;
      asOf = wasOpen ? momentAgo(silentFor) : keptAt();
      timer = setTimeout(tell, navigator.onLine ? grace : 0);
    },
    isOver: (): void => {
      clearTimeout(timer);
      [wasOpen, isLost] = [true, false];
      show({ isLost: false, asOf: null });
    },
  };
}

/**
 * The server refuses the stream when the session has ended: loading the evening then asks the user to sign in again.
 */
async function raiseExpiredSession(queries: QueryClient): Promise<void> {
  const status = await getAuthStatus().catch(() => null);
  if (status?.authenticated === false) await refreshEvenings(queries);
}
