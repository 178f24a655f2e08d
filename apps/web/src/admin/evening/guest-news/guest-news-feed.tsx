import CloseOutlined from '@ant-design/icons/CloseOutlined';
import WarningFilled from '@ant-design/icons/WarningFilled';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { isWarningNote } from '../reservation/is-warning-note';
import parts from '../../ui/parts.module.css';
import { type GuestNews, loadGuestNews, useFormatGuestNews } from './guest-news';
import { useLiveConnection } from '../../data/live/live-context';
import styles from '../../data/live/live.module.css';
import { useLiveText } from '../../data/live/texts';
import { ringBellOnce } from './use-bell';

/** Shows new guest actions in a corner; rings if this device is set to. */
export function GuestNewsFeed({ onNews }: { onNews: () => void }) {
  const text = useLiveText();
  const formatNews = useFormatGuestNews();
  const { newsItems, dismiss } = useGuestNews((news) => {
    const { id } = news.reservation;
    onNews();
    ringBellOnce(id);
    notifyHiddenPage(id, formatNews(news).notificationText);
  });
  return (
    <section className={styles.arrivals} aria-label={text('live.arrivals')} aria-live="polite">
      {newsItems.map((news) => (
        <GuestNewsItem key={news.reservation.id} news={news} onDismiss={() => dismiss(news)} />
      ))}
    </section>
  );
}

function GuestNewsItem({ news, onDismiss }: { news: GuestNews; onDismiss: () => void }) {
  const text = useLiveText();
  const { title, guestText, changeText, notes } = useFormatGuestNews()(news);
  return (
    <article className={styles.arrival}>
      <p className={styles.news}>{title}</p>
      <p className={`${parts.name} ${parts.strong}`}>{guestText}</p>
      <p>{changeText}</p>
      {notes && (
        <p className={styles.notes} data-warning={isWarningNote(notes) || undefined}>
          {isWarningNote(notes) && <WarningFilled aria-hidden />} {notes}
        </p>
      )}
      <Link
        className={`${parts.link} ${styles.show}`}
        to={`/admin/reservations?date=${news.reservation.date}`}
        onClick={onDismiss}
      >
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

/** One for all tabs; without a name, because a locked screen shows it. */
function notifyHiddenPage(reservationId: string, body: string): void {
  if (document.visibilityState === 'visible' || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(body, { tag: reservationId, icon: '/icon-192.png' });
    notification.onclick = () => window.focus();
  } catch {
    // Android supports notifications of service workers only
  }
}

const newsDurationMs = 20_000;
const maxNewsItems = 3;

function useGuestNews(onNews: (news: GuestNews) => void) {
  const queries = useQueryClient();
  const { subscribe } = useLiveConnection();
  const [newsItems, setNewsItems] = useState<GuestNews[]>([]);
  const announceNews = useEffectEvent(onNews);
  const dismiss = useCallback((news: GuestNews) => setNewsItems((items) => items.filter((one) => one !== news)), []);
  useEffect(
    () =>
      subscribe((change) => {
        void loadGuestNews(queries, change).then((news) => {
          if (!news) return;
          const isOther = ({ reservation: { id } }: GuestNews) => id !== news.reservation.id;
          setNewsItems((items) => [news, ...items.filter(isOther)].slice(0, maxNewsItems));
          setTimeout(() => dismiss(news), newsDurationMs);
          announceNews(news);
        });
      }),
    [queries, subscribe, dismiss],
  );
  return { newsItems, dismiss };
}
