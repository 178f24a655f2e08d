import DownOutlined from '@ant-design/icons/DownOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import WarningFilled from '@ant-design/icons/WarningFilled';
import type { CalendarDayDto, CalendarEventDto, ReservationDto } from '@strapec/contracts';
import { type LocalDateTime, type ServiceDate, type StaffVisibleStatus, toServiceMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';
import { isHoldExpired, lacksTable } from '../../data/table-status';
import { useCalendarDayQuery } from '../../data/use-calendar-day-query';
import { DisabledWhileOffline } from '../../data/live/disabled-while-offline';
import { useWakeLock } from '../../data/live/use-wake-lock';
import { useMarkedReservationId } from '../reservation/use-marked-card';
import { QueryFallback } from '../../ui/load-failure';
import { ReservationCard } from './reservation-card';
import { useReservationListText } from './texts';
import { useLanguage } from '../../../shared/i18n/language-context';
import { formatDay, formatTimeSpan } from '../../ui/time/date-words';
import parts from '../../ui/parts.module.css';
import styles from './reservations.module.css';

export function EveningReservations({ date, now }: { date: ServiceDate; now: LocalDateTime }) {
  const text = useReservationListText();
  useWakeLock();
  const { data, isError, refetch } = useCalendarDayQuery(date);
  if (!data) return <QueryFallback isError={isError} onRetry={refetch} />;
  return (
    <>
      <DailyOverview day={data} />
      <section aria-labelledby="schedule">
        <div className={`${parts.bar} ${parts.section}`}>
          <h3 id="schedule">{text('evening.schedule')}</h3>
          <Button type="text" icon={<PrinterOutlined />} href={`/admin/print/${date}`}>
            {text('evening.print')}
          </Button>
        </div>
        <DisabledWhileOffline>
          <ReservationCards key={date} day={data} now={now} />
        </DisabledWhileOffline>
      </section>
    </>
  );
}

function ReservationCards({ day, now }: { day: CalendarDayDto; now: LocalDateTime }) {
  const text = useReservationListText();
  const sortedReservations = [...day.reservations].sort((a, b) => toServiceMinute(a.time) - toServiceMinute(b.time));
  const [foldedIds] = useState(() => new Set(sortedReservations.filter(isFinished).map(({ id }) => id)));
  // No card moves under the finger when its party ends.
  const isFolded = (reservation: ReservationDto) => foldedIds.has(reservation.id) && isFinished(reservation);
  const visibleReservations = sortedReservations.filter((reservation) => !isFolded(reservation));
  const renderCards = (reservations: ReservationDto[]) =>
    reservations.map((reservation) => <ReservationCard key={reservation.id} {...{ reservation, now }} />);
  return (
    <>
      <ul className={parts.list}>
        {renderCards(visibleReservations.filter(lacksTable))}
        {day.events.map((event) => (
          <EveningEvent key={event.id} event={event} />
        ))}
        {renderCards(visibleReservations.filter((reservation) => !lacksTable(reservation)))}
        {sortedReservations.length === 0 && (
          <li className={parts.empty}>{text(day.hours ? 'evening.empty' : 'evening.closed')}</li>
        )}
      </ul>
      <FinishedReservations reservations={sortedReservations.filter(isFolded)}>{renderCards}</FinishedReservations>
    </>
  );
}

interface FinishedReservationsProps {
  reservations: ReservationDto[];
  children: (reservations: ReservationDto[]) => ReactNode;
}

function FinishedReservations({ reservations, children }: FinishedReservationsProps) {
  const text = useReservationListText();
  const markedId = useMarkedReservationId();
  const [toggledOpen, setToggledOpen] = useState<boolean | null>(null);
  const isOpen = toggledOpen ?? reservations.some(({ id }) => id === markedId);
  if (reservations.length === 0) return null;
  return (
    <div>
      <Button
        type="text"
        icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setToggledOpen(!isOpen)}
      >
        {text('evening.finished', { count: reservations.length })}
      </Button>
      {isOpen && <ul className={parts.list}>{children(reservations)}</ul>}
    </div>
  );
}

const finishedStatuses: readonly StaffVisibleStatus[] = ['completed', 'cancelled', 'no_show'];
const isFinished = ({ status }: ReservationDto): boolean => finishedStatuses.includes(status);

function EveningEvent({ event }: { event: CalendarEventDto }) {
  const text = useReservationListText();
  const { language } = useLanguage();
  return (
    <li className={`${parts.item} ${styles.event}`}>
      <span className={`${parts.figure} ${styles.time}`}>{event.time}</span>
      <div>
        <strong>{(language === 'sk' && event.titleSk) || event.titleEn}</strong>
        <p>
          {text('evening.event')} · {formatTimeSpan(event)} ·{' '}
          {text(`evening.blocks.${event.capacityMode}`, { count: event.maxCapacity })}
          {event.visibility === 'hidden' && ` · ${text('evening.hidden')}`}
        </p>
      </div>
    </li>
  );
}

const overviewStats = [
  { name: 'total', tone: undefined },
  { name: 'confirmed', tone: 'good' },
  { name: 'pending', tone: 'task' },
  { name: 'cancelled', tone: 'bad' },
] as const;

function DailyOverview({ day }: { day: CalendarDayDto }) {
  const text = useReservationListText();
  const { language } = useLanguage();
  const pendingRequests = day.reservations.filter((one) => one.status === 'pending_approval' && !isHoldExpired(one));
  const requestedTableCount = new Set(pendingRequests.flatMap(({ tables }) => tables)).size;
  return (
    <section className={`${parts.bar} ${styles.overview}`} aria-label={text('evening.overview')}>
      <div>
        <h2 className={parts.date}>{formatDay(day.date, language)}</h2>
        <p className={styles.covers}>
          <strong>{day.counts.covers}</strong> {text('evening.covers', { count: day.counts.covers })}
        </p>
        {requestedTableCount > 0 && <p>{text('evening.requested', { count: requestedTableCount })}</p>}
      </div>
      <dl className={`${parts.stats} ${parts.toned}`}>
        {overviewStats.map(({ name, tone }) => (
          <div key={name}>
            <dt>{text(`evening.${name}`)}</dt>
            <dd data-tone={tone}>{day.counts[name]}</dd>
          </div>
        ))}
        {day.counts.withoutTable > 0 && (
          <div className={`${parts.strong} ${styles.withoutTable}`} data-tone="bad">
            <dt>
              <WarningFilled /> {text('evening.withoutTable')}
            </dt>
            <dd>{day.counts.withoutTable}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
