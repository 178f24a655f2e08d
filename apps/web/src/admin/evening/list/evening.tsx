import DownOutlined from '@ant-design/icons/DownOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import WarningFilled from '@ant-design/icons/WarningFilled';
import type { CalendarDayDto, CalendarEventDto, ReservationDto } from '@strapec/contracts';
import { type LocalMoment, type ServiceDate, type ShownStatus, minuteOfTime } from '@strapec/domain';
import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';
import { isHoldOver, lacksTable } from '../../data/lacks-table';
import { useEvening } from '../../data/use-evening';
import { ConnectedOnly } from '../../data/live/connected-only';
import { useAwake } from '../../data/live/use-awake';
import { useMarkedId } from '../reservation/use-marked';
import { NotLoaded } from '../../ui/load-failure';
import { ReservationCard } from './reservation-card';
import { useEveningText } from './texts';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dayInWords, spanInWords } from '../../ui/time/date-words';
import parts from '../../ui/parts.module.css';
import styles from './reservations.module.css';

export function Evening({ date, now }: { date: ServiceDate; now: LocalMoment }) {
  const text = useEveningText();
  useAwake();
  const { data, isError, refetch } = useEvening(date);
  if (!data) return <NotLoaded isError={isError} retry={refetch} />;
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
        <ConnectedOnly>
          <Schedule key={date} day={data} now={now} />
        </ConnectedOnly>
      </section>
    </>
  );
}

function Schedule({ day, now }: { day: CalendarDayDto; now: LocalMoment }) {
  const text = useEveningText();
  const byTime = [...day.reservations].sort((a, b) => minuteOfTime(a.time) - minuteOfTime(b.time));
  const [folded] = useState(() => new Set(byTime.filter(isOver).map(({ id }) => id)));
  // No card moves under the finger when its party ends.
  const isFolded = (reservation: ReservationDto) => folded.has(reservation.id) && isOver(reservation);
  const shown = byTime.filter((reservation) => !isFolded(reservation));
  const cards = (reservations: ReservationDto[]) =>
    reservations.map((reservation) => <ReservationCard key={reservation.id} {...{ reservation, now }} />);
  return (
    <>
      <ul className={parts.list}>
        {cards(shown.filter(lacksTable))}
        {day.events.map((event) => (
          <EveningEvent key={event.id} event={event} />
        ))}
        {cards(shown.filter((reservation) => !lacksTable(reservation)))}
        {byTime.length === 0 && <li className={parts.empty}>{text(day.hours ? 'evening.empty' : 'evening.closed')}</li>}
      </ul>
      <Finished reservations={byTime.filter(isFolded)}>{cards}</Finished>
    </>
  );
}

interface FinishedProps {
  reservations: ReservationDto[];
  children: (reservations: ReservationDto[]) => ReactNode;
}

function Finished({ reservations, children }: FinishedProps) {
  const text = useEveningText();
  const marked = useMarkedId();
  const [chosen, choose] = useState<boolean | null>(null);
  const isOpen = chosen ?? reservations.some(({ id }) => id === marked);
  if (reservations.length === 0) return null;
  return (
    <div>
      <Button
        type="text"
        icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => choose(!isOpen)}
      >
        {text('evening.finished', { count: reservations.length })}
      </Button>
      {isOpen && <ul className={parts.list}>{children(reservations)}</ul>}
    </div>
  );
}

const over: readonly ShownStatus[] = ['completed', 'cancelled', 'no_show'];
const isOver = ({ status }: ReservationDto): boolean => over.includes(status);

function EveningEvent({ event }: { event: CalendarEventDto }) {
  const text = useEveningText();
  const { language } = useLanguage();
  return (
    <li className={`${parts.item} ${styles.event}`}>
      <span className={`${parts.figure} ${styles.time}`}>{event.time}</span>
      <div>
        <strong>{(language === 'sk' && event.titleSk) || event.titleEn}</strong>
        <p>
          {text('evening.event')} · {spanInWords(event)} ·{' '}
          {text(`evening.blocks.${event.capacityMode}`, { count: event.maxCapacity })}
          {event.visibility === 'hidden' && ` · ${text('evening.hidden')}`}
        </p>
      </div>
    </li>
  );
}

const shownCounts = [
  { name: 'total', tone: undefined },
  { name: 'confirmed', tone: 'good' },
  { name: 'pending', tone: 'task' },
  { name: 'cancelled', tone: 'bad' },
] as const;

function DailyOverview({ day }: { day: CalendarDayDto }) {
  const text = useEveningText();
  const { language } = useLanguage();
  const requests = day.reservations.filter((one) => one.status === 'pending_approval' && !isHoldOver(one));
  const requested = new Set(requests.flatMap(({ tables }) => tables)).size;
  return (
    <section className={`${parts.bar} ${styles.overview}`} aria-label={text('evening.overview')}>
      <div>
        <h2 className={parts.date}>{dayInWords(day.date, language)}</h2>
        <p className={styles.covers}>
          <strong>{day.counts.covers}</strong> {text('evening.covers', { count: day.counts.covers })}
        </p>
        {requested > 0 && <p>{text('evening.requested', { count: requested })}</p>}
      </div>
      <dl className={`${parts.stats} ${parts.toned}`}>
        {shownCounts.map(({ name, tone }) => (
          <div key={name}>
            <dt>{text(`evening.${name}`)}</dt>
            <dd data-tone={tone}>{day.counts[name]}</dd>
          </div>
        ))}
        {day.counts.withoutTable > 0 && (
          <div className={styles.withoutTable} data-tone="bad">
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
