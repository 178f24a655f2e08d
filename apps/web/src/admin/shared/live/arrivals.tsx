import CloseOutlined from '@ant-design/icons/CloseOutlined';
import type { ReservationDto } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dayInWords } from '../time/date-words';
import styles from './live.module.css';
import { useLiveText } from './texts';
import { useArrivals } from './use-arrivals';
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
