import { type EventDto, type SavedEventDto, deleteEvent } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useMay } from '../../shared/session/session-context';
import { dateInWords, spanInWords } from '../../shared/time/date-words';
import styles from './events.module.css';
import { useEventsText } from './texts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { refreshEvents } from './events-cache';

interface EventCardProps {
  event: EventDto;
  onEdit: (event: EventDto) => void;
  onDeleted: (outcome: SavedEventDto) => void;
}

/** An event at a glance, with Edit and Delete. */
export function EventCard({ event, onEdit, onDeleted }: EventCardProps) {
  const text = useEventsText();
  const may = useMay();
  const { language } = useLanguage();
  const { mutate, isPending } = useDeleteEvent(onDeleted);
  const title = (language === 'sk' && event.titleSk) || event.titleEn;
  const remove = () => {
    if (window.confirm(text('events.delete.confirm', { title }))) mutate(event);
  };
  return (
    <li className={styles.card} data-status={event.status}>
      <h3 className={styles.name}>{title}</h3>
      <p>
        {dateInWords(event.date, language)} · {spanInWords(event)}
      </p>
      <Facts event={event} />
      {may('events.change') && (
        <div className={styles.actions}>
          <Button onClick={() => onEdit(event)} aria-label={`${text('events.edit')}: ${title}`}>
            {text('events.edit')}
          </Button>
          <Button danger onClick={remove} disabled={isPending} aria-label={`${text('events.delete')}: ${title}`}>
            {text('events.delete')}
          </Button>
        </div>
      )}
    </li>
  );
}

function Facts({ event }: { event: EventDto }) {
  const text = useEventsText();
  const { formatNumber } = useIntl();
  const { eventType, status, visibility, capacityMode, currentBookings, maxCapacity, pricePerPerson } = event;
  const price = formatNumber((pricePerPerson ?? 0) / 100, { style: 'currency', currency: 'EUR' });
  return (
    <p className={styles.facts}>
      <b>{text(`events.status.${status}`)}</b> · {text(`events.visibility.${visibility}`)} ·{' '}
      {text(`events.type.${eventType}`)} · {text(`events.mode.${capacityMode}`)} ·{' '}
      {text('events.booked', { booked: currentBookings, capacity: maxCapacity })}
      {pricePerPerson !== null && ` · ${text('events.price', { price })}`}
    </p>
  );
}

/** Deletes an event once the browser's question has been answered (spec §2), and tells whose tables changed by it. */
function useDeleteEvent(onDeleted: (outcome: SavedEventDto) => void) {
  const queries = useQueryClient();
  const text = useEventsText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  return useOneAtATime({
    mutationFn: ({ id }: EventDto) => deleteEvent(id),
    onSuccess: (outcome) => {
      banner.sayDone(text('events.deleted'));
      onDeleted(outcome);
    },
    onError: (error) => banner.sayFailed(text('events.deleteFailed', { reason: reasonOf(error) })),
    onSettled: () => refreshEvents(queries),
  });
}
