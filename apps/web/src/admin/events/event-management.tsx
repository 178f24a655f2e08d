import { type EventDto, type SavedEventDto, deleteEvent, useListEvents } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import Button from 'antd/es/button';
import { createFormatter } from '../../shared/i18n/formatters';
import { useLanguage } from '../../shared/i18n/language-context';
import { useStaffMutation } from '../data/use-staff-mutation';
import { usePermissionCheck } from '../data/session-context';
import { dateInWords, formatTimeSpan } from '../ui/time/date-words';
import { QueryFallback } from '../ui/load-failure';
import parts from '../ui/parts.module.css';
import { SampleTag } from '../ui/tag';
import { type EventDrawerProps, refreshEvents } from './event-drawer';
import styles from './events.module.css';
import { useEventsText } from './texts';
import { useEventDrawer } from './use-event-drawer';

interface EventManagementProps {
  date: ServiceDate | null;
  today: ServiceDate;
}

/** Spec §2. */
export function EventManagement({ date, today, Preview }: EventManagementProps & Pick<EventDrawerProps, 'Preview'>) {
  const text = useEventsText();
  const may = usePermissionCheck();
  const { openEvent, setLastResult, outcomeAlert, eventDrawer } = useEventDrawer({ Preview });
  const openEventForm = (event: EventDto | null) => openEvent({ event, date: date ?? today });
  return (
    <section aria-labelledby="events" className={`${parts.stack12} ${parts.ruled} ${styles.events}`}>
      <div className={parts.bar}>
        <h2 id="events">{text('events.title')}</h2>
        {may('events.change') && <Button onClick={() => openEventForm(null)}>{text('events.new')}</Button>}
      </div>
      {outcomeAlert}
      <EventList
        date={date}
        today={today}
        onEdit={openEventForm}
        onDeleted={(outcome) => setLastResult({ ...outcome, action: 'deleted' })}
      />
      {eventDrawer}
    </section>
  );
}

interface EventCardActions {
  onEdit: (event: EventDto) => void;
  onDeleted: (outcome: SavedEventDto) => void;
}

function EventList({ date, today, ...actions }: EventManagementProps & EventCardActions) {
  const text = useEventsText();
  const { data, isError, refetch } = useListEvents();
  if (!data) return <QueryFallback isError={isError} onRetry={refetch} />;
  const shownEvents = date === null ? data : data.filter((event) => event.date === date);
  const listedEvents = shownEvents.filter((event) => date !== null || event.date >= today).sort(compareStarts);
  const pastEvents = shownEvents.filter((event) => !listedEvents.includes(event)).sort((a, b) => compareStarts(b, a));
  return (
    <>
      {shownEvents.length === 0 && <p className={parts.muted}>{text(date ? 'events.none' : 'events.noneAtAll')}</p>}
      <EventCards events={listedEvents} {...actions} />
      {pastEvents.length > 0 && (
        <details>
          <summary className={parts.muted}>{text('events.past')}</summary>
          <EventCards events={pastEvents} {...actions} />
        </details>
      )}
    </>
  );
}

const compareStarts = (a: EventDto, b: EventDto): number => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`);

function EventCards({ events, ...actions }: { events: EventDto[] } & EventCardActions) {
  return (
    <ul className={parts.gallery}>
      {events.map((event) => (
        <EventCard key={event.id} event={event} {...actions} />
      ))}
    </ul>
  );
}

function EventCard({ event, onEdit, onDeleted }: { event: EventDto } & EventCardActions) {
  const text = useEventsText();
  const may = usePermissionCheck();
  const { language } = useLanguage();
  const { mutate, isPending } = useStaffMutation({
    send: () => deleteEvent(event.id),
    onSuccess: (outcome) => {
      onDeleted(outcome);
      return text('events.deleted');
    },
    onFailure: (reason) => text('events.deleteFailed', { reason }),
    refresh: refreshEvents,
  });
  const title = (language === 'sk' && event.titleSk) || event.titleEn;
  const confirmDelete = () => {
    if (window.confirm(text('events.delete.confirm', { title }))) mutate();
  };
  return (
    <li className={`${parts.card} ${parts.stack} ${styles.card}`} data-status={event.status}>
      <h3>
        {title} <SampleTag item={event} />
      </h3>
      <p>
        {dateInWords(event.date, language)} · {formatTimeSpan(event)}
      </p>
      <EventFacts event={event} />
      {may('events.change') && (
        <div className={parts.row}>
          <Button onClick={() => onEdit(event)} aria-label={`${text('events.edit')}: ${title}`}>
            {text('events.edit')}
          </Button>
          <Button danger onClick={confirmDelete} disabled={isPending} aria-label={`${text('events.delete')}: ${title}`}>
            {text('events.delete')}
          </Button>
        </div>
      )}
    </li>
  );
}

const priceFormat = createFormatter((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }));

function EventFacts({ event }: { event: EventDto }) {
  const text = useEventsText();
  const { language } = useLanguage();
  const { eventType, status, visibility, capacityMode, currentBookings, maxCapacity, pricePerPerson } = event;
  const price = priceFormat(language).format((pricePerPerson ?? 0) / 100);
  return (
    <p className={`${parts.muted} ${styles.facts}`}>
      <b>{text(`events.status.${status}`)}</b> · {text(`events.visibility.${visibility}`)} ·{' '}
      {text(`events.type.${eventType}`)} · {text(`events.mode.${capacityMode}`)} ·{' '}
      {text('events.booked', { booked: currentBookings, capacity: maxCapacity })}
      {pricePerPerson !== null && ` · ${text('events.price', { price })}`}
    </p>
  );
}
