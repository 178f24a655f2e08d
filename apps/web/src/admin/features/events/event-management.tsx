import { type EventDto, type SavedEventDto, useListEvents } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useMay } from '../../shared/session/session-context';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import { useDrawer } from '../../shared/ui/use-drawer';
import { EventCard } from './event-card';
import { type EventDeed, EventOutcome } from './event-outcome';
import { EventDrawer } from './event-drawer';
import styles from './events.module.css';
import { useEventsText } from './texts';

interface EventManagementProps {
  /** The day whose events are on show; `null` shows all. */
  date: ServiceDate | null;
  today: ServiceDate;
}

/** The events of the day or all of them, and the form in which they are written (spec §2). */
export function EventManagement({ date, today }: EventManagementProps) {
  const text = useEventsText();
  const may = useMay();
  const drawer = useDrawer<EventDto | 'new'>();
  const [done, setDone] = useState<EventDeed | null>(null);
  return (
    <section aria-labelledby="events" className={styles.events}>
      <div className={styles.bar}>
        <h2 id="events" className={styles.title}>
          {text('events.title')}
        </h2>
        {may('events.change') && <Button onClick={() => drawer.open('new')}>{text('events.new')}</Button>}
      </div>
      {done && <EventOutcome done={done} onDismiss={() => setDone(null)} />}
      <EventList
        date={date}
        today={today}
        onEdit={drawer.open}
        onDeleted={(outcome) => setDone({ ...outcome, deed: 'deleted' })}
      />
      {drawer.subject && (
        <EventDrawer
          key={drawer.opening}
          event={drawer.subject === 'new' ? null : drawer.subject}
          date={date ?? today}
          {...drawer.props}
          onSaved={(result) => {
            setDone({ ...result, deed: 'saved' });
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
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
  const shown = date === null ? data : data.filter((event) => event.date === date);
  const coming = shown.filter((event) => date !== null || event.date >= today).sort(byDate);
  const past = shown.filter((event) => !coming.includes(event)).sort((a, b) => byDate(b, a));
  return (
    <>
      {shown.length === 0 && <p className={styles.none}>{text(date ? 'events.none' : 'events.noneAtAll')}</p>}
      <EventCards events={coming} {...links} />
      {past.length > 0 && (
        <details>
          <summary className={styles.past}>{text('events.past')}</summary>
          <EventCards events={past} {...links} />
        </details>
      )}
    </>
  );
}

const byDate = (a: EventDto, b: EventDto): number => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`);

function EventCards({ events, ...links }: { events: EventDto[] } & CardLinks) {
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <EventCard key={event.id} event={event} {...links} />
      ))}
    </ul>
  );
}
