import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { type CalendarDayDto, type ReservationDto, getGetCalendarDayQueryOptions } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dayInWords } from '../time/date-words';
import { useLive } from './live-context';
import styles from './live.module.css';
import { useLiveText } from './texts';
import { ringOnce } from './use-bell';

/** Says in a corner who has just reserved, rings if this device shall, and tells a hidden page's owner without names. */
export function Arrivals({ onUnseen }: { onUnseen: () => void }) {
  const text = useLiveText();
  const notify = useCallback(
    (reservation: ReservationDto) => {
      const { id, partySize, time } = reservation;
      onUnseen();
      ringOnce(id);
      tellHiddenPage(id, text('live.notice', { count: partySize, time }));
    },
    [text, onUnseen],
  );
  const { arrivals, dismiss } = useArrivals(notify);
  return (
    <section className={styles.arrivals} aria-label={text('live.arrivals')} aria-live="polite">
      {arrivals.map((reservation) => (
        <Arrival key={reservation.id} reservation={reservation} onDismiss={() => dismiss(reservation.id)} />
      ))}
    </section>
  );
}

function Arrival({ reservation, onDismiss }: { reservation: ReservationDto; onDismiss: () => void }) {
  const text = useLiveText();
  const { language } = useLanguage();
  const { firstName, lastName, partySize, date, time, status } = reservation;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <article className={styles.arrival}>
      <p className={styles.news}>{text(status === 'pending_approval' ? 'live.arrival.pending' : 'live.arrival')}</p>
      <p className={styles.who}>{text('live.arrival.who', { name, count: partySize })}</p>
      <p>{text('live.arrival.when', { day: dayInWords(date, language), time })}</p>
      <Link className={styles.show} to={`/admin/reservations?date=${date}`} onClick={onDismiss}>
        {text('live.arrival.show')}
      </Link>
      <Button
        className={styles.dismiss}
        type="text"
        icon={<CloseOutlined />}
        aria-label={text('live.arrival.dismiss')}
        onClick={onDismiss}
      />
    </article>
  );
}

/** One notification for each reservation, whichever of the tabs shows it; on a locked screen it tells of nobody. */
function tellHiddenPage(id: string, words: string): void {
  if (document.visibilityState === 'visible' || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(words, { tag: id, icon: '/icon-192.png' });
    notice.onclick = () => window.focus();
  } catch {
    // Android knows notifications of service workers only
  }
}

const shownMs = 20_000;
const mostShown = 3;

/** The reservations that guests have just made, the newest first; each is shown for a while. */
function useArrivals(onArrival: (reservation: ReservationDto) => void) {
  const queries = useQueryClient();
  const { subscribe } = useLive();
  const [arrivals, setArrivals] = useState<ReservationDto[]>([]);
  const dismiss = useCallback((id: string) => setArrivals((shown) => shown.filter((one) => one.id !== id)), []);
  useEffect(
    () =>
      subscribe((change) => {
        if (change.topic !== 'reservation') return;
        void arrived(queries, change).then((reservation) => {
          if (!reservation) return;
          setArrivals((shown) => [reservation, ...shown.filter(({ id }) => id !== change.id)].slice(0, mostShown));
          setTimeout(() => dismiss(change.id), shownMs);
          onArrival(reservation);
        });
      }),
    [queries, subscribe, dismiss, onArrival],
  );
  return { arrivals, dismiss };
}

/** A stream names nobody: who it is stands in the evening. What is being read already may be older than the reservation. */
async function arrived(
  queries: QueryClient,
  { date, id }: { date: ServiceDate; id: string },
): Promise<ReservationDto | null> {
  const options = { ...getGetCalendarDayQueryOptions(date), staleTime: 0 };
  const find = (day: CalendarDayDto | null) => day?.reservations.find((one) => one.id === id);
  const read = () => queries.fetchQuery(options).catch(() => null);
  return find(await read()) ?? find(await read()) ?? null;
}
