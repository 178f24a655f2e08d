import { type EventDto, type SavedEventDto, deleteEvent, useListEvents } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import Button from 'antd/es/button';
import { useState } from 'react';
import { formatters } from '../../shared/i18n/formatters';
import { useLanguage } from '../../shared/i18n/language-context';
import { useStaffMutation } from '../data/use-staff-mutation';
import { useMay } from '../data/session-context';
import { dateInWords, spanInWords } from '../ui/time/date-words';
import { NotLoaded } from '../ui/load-failure';
import parts from '../ui/parts.module.css';
import { useDrawer } from '../ui/drawer/use-drawer';
import { SampleMark } from '../ui/tag';
import { type EventAction, EventOutcome } from './event-outcome';
import { EventDrawer, type EventDrawerProps } from './event-drawer';
import { refreshEvents } from './event-drawer';
import styles from './events.module.css';
import { useEventsText } from './texts';

interface EventManagementProps {
  date: ServiceDate | null;
  today: ServiceDate;
}

/** Spec §2. */
export function EventManagement({ date, today, Touched }: EventManagementProps & Pick<EventDrawerProps, 'Touched'>) {
  const text = useEventsText();
  const may = useMay();
  const drawer = useDrawer<EventDto | 'new'>();
  const [done, setDone] = useState<EventAction | null>(null);
  return (
    <section aria-labelledby="events" className={`${parts.stack12} ${parts.ruled} ${styles.events}`}>
      <div className={parts.bar}>
        <h2 id="events">{text('events.title')}</h2>
        {may('events.change') && <Button onClick={() => drawer.open('new')}>{text('events.new')}</Button>}
      </div>
      {done && <EventOutcome done={done} onDismiss={() => setDone(null)} />}
      <EventList
        date={date}
        today={today}
        onEdit={drawer.open}
        onDeleted={(outcome) => setDone({ ...outcome, action: 'deleted' })}
      />
      {drawer.subject && (
        <EventDrawer
          key={drawer.opening}
          event={drawer.subject === 'new' ? null : drawer.subject}
          date={date ?? today}
          Touched={Touched}
          {...drawer.props}
          onSaved={(result) => {
            setDone({ ...result, action: 'saved' });
            drawer.props.onClose();
          }}
        />
      )}
    </section>
  );
}

interface CardLinks {
  onEdit: (event: EventDto) => void;
  onDeleted: (outcome: SavedEventDto) => void;
}

function EventList({ date, today, ...links }: EventManagementProps & CardLinks) {
  const text = useEventsText();
  const { data, isError, refetch } = useListEvents();
  if (!data) return <NotLoaded isError={isError} retry={refetch} />;
  const shown = date === null ? data : data.filter((event) => event.date === date);
  const coming = shown.filter((event) => date !== null || event.date >= today).sort(byDate);
  const past = shown.filter((event) => !coming.includes(event)).sort((a, b) => byDate(b, a));
  return (
    <>
      {shown.length === 0 && <p className={parts.muted}>{text(date ? 'events.none' : 'events.noneAtAll')}</p>}
      <EventCards events={coming} {...links} />
      {past.length > 0 && (
        <details>
          <summary className={parts.muted}>{text('events.past')}</summary>
          <EventCards events={past} {...links} />
        </details>
      )}
    </>
  );
}

const byDate = (a: EventDto, b: EventDto): number => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`);

function EventCards({ events, ...links }: { events: EventDto[] } & CardLinks) {
  return (
    <ul className={parts.gallery}>
      {events.map((event) => (
        <EventCard key={event.id} event={event} {...links} />
      ))}
    </ul>
  );
}

function EventCard({ event, onEdit, onDeleted }: { event: EventDto } & CardLinks) {
  const text = useEventsText();
  const may = useMay();
  const { language } = useLanguage();
  const { mutate, isPending } = useStaffMutation({
    send: () => deleteEvent(event.id),
    done: (outcome) => {
      onDeleted(outcome);
      return text('events.deleted');
    },
    failed: (reason) => text('events.deleteFailed', { reason }),
    refresh: refreshEvents,
  });
  const title = (language === 'sk' && event.titleSk) || event.titleEn;
  const remove = () => {
    if (window.confirm(text('events.delete.confirm', { title }))) mutate();
  };
  return (
    <li className={`${parts.card} ${parts.stack} ${styles.card}`} data-status={event.status}>
      <h3>
        {title} <SampleMark of={event} />
      </h3>
      <p>
        {dateInWords(event.date, language)} · {spanInWords(event)}
      </p>
      <Facts event={event} />
      {may('events.change') && (
        <div className={parts.row}>
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

const euros = formatters((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }));

function Facts({ event }: { event: EventDto }) {
  const text = useEventsText();
  const { language } = useLanguage();
  const { eventType, status, visibility, capacityMode, currentBookings, maxCapacity, pricePerPerson } = event;
  const price = euros(language).format((pricePerPerson ?? 0) / 100);
  return (
    <p className={`${parts.muted} ${styles.facts}`}>
      <b>{text(`events.status.${status}`)}</b> · {text(`events.visibility.${visibility}`)} ·{' '}
      {text(`events.type.${eventType}`)} · {text(`events.mode.${capacityMode}`)} ·{' '}
      {text('events.booked', { booked: currentBookings, capacity: maxCapacity })}
      {pricePerPerson !== null && ` · ${text('events.price', { price })}`}
    </p>
  );
}
