import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { type CalendarDayDto, type ReservationDto, useGetCalendarDay, useListTables } from '@strapec/contracts';
import {
  type Minute,
  type Stretch,
  breaksIn,
  endOf,
  holdsTables,
  isServiceDate,
  minuteOfTime,
  minutesPerHour,
  stayOf,
  timeOfMinute,
} from '@strapec/domain';
import Button from 'antd/es/button';
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { VenueIcon } from '../../../shared/ui/logo';
import { dateInWords, instantInWords, spanInWords } from '../../ui/time/date-words';
import { type Axis, placeOn, shareOf } from '../board/layout';
import { type RoomRow, roomRows } from '../reservation/room-rows';
import { staffToday } from '../../data/staff-day';
import { NotLoaded } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { useVenueName } from '../../data/use-venue-query';
import styles from './sheet.module.css';
import { useSheetText } from './texts';
import { facts, sheetColumns } from '../reservation/reservation-facts';
import { useReservationWords } from '../reservation/reservation-words';

/** An invalid date shows today. */
export function EveningSheet() {
  const { date: typed = '' } = useParams();
  const date = isServiceDate(typed) ? typed : staffToday();
  const day = useGetCalendarDay(date, { query: { staleTime: 1000 } });
  const tables = useListTables({ date });
  const { data, isError } = day;
  if (!data) return <NotLoaded isError={isError} retry={day.refetch} />;
  if (tables.isPending) return <Loading />; // an incomplete sheet must not be printed
  const reservations = expected(data);
  const held = reservations.flatMap((reservation) => reservation.tables);
  return (
    <Sheet
      day={{ ...data, reservations }}
      readAt={new Date(day.dataUpdatedAt).toISOString()}
      rows={tables.data ? roomRows(tables.data, held) : []}
    />
  );
}

const expected = ({ reservations }: CalendarDayDto) =>
  reservations
    .filter(({ status }) => holdsTables(status) || status === 'completed')
    .sort((a, b) => minuteOfTime(a.time) - minuteOfTime(b.time));

interface SheetProps {
  day: CalendarDayDto;
  readAt: string;
  rows: readonly RoomRow[];
}

function Sheet({ day, readAt, rows }: SheetProps) {
  const { date, reservations } = day;
  const text = useSheetText();
  const { language } = useLanguage();
  const page = useOnePage(`${language} ${readAt}`);
  const title = dateInWords(date, language);
  const venue = useVenueName();
  useEffect(() => {
    document.title = `${title} · ${venue}`; // the name of the PDF file
  }, [title, venue]);
  return (
    <div className={styles.desk}>
      <nav className={styles.tools} aria-label={text('evening.print')}>
        <Link to={`/admin/reservations?date=${date}`}>{text('sheet.back')}</Link>
        <Button type="primary" icon={<PrinterOutlined />} onClick={() => print()}>
          {text('evening.print')}
        </Button>
      </nav>
      <main className={styles.paper}>
        <div ref={page} className={styles.sheet}>
          <header className={styles.head}>
            <VenueIcon size={30} />
            <h1>{title}</h1>
            <p>
              {text('sheet.sum', { parties: reservations.length, covers: coversOf(day) })}
              <small>{text('sheet.asOf', { instant: instantInWords(readAt, language) })}</small>
            </p>
          </header>
          <Events day={day} />
          <SheetList reservations={reservations} />
          <SheetStrip day={day} rows={rows} />
        </div>
      </main>
    </div>
  );
}

const coversOf = ({ reservations }: CalendarDayDto): number =>
  reservations.reduce((sum, { partySize }) => sum + partySize, 0);

function Events({ day }: { day: CalendarDayDto }) {
  const text = useSheetText();
  const { language } = useLanguage();
  return day.events.map((event) => (
    <p key={event.id} className={styles.event}>
      {text('sheet.event', {
        title: (language === 'sk' && event.titleSk) || event.titleEn,
        span: spanInWords(event),
      })}
    </p>
  ));
}

/** Below this the sheet takes two pages. */
const smallest = 0.62;
const step = 0.02;

/** The largest size that fits one page. */
function useOnePage(content: string) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      if (sheet.current) shrink(sheet.current);
    };
    fit();
    void document.fonts?.ready.then(fit); // another typeface has other widths
  }, [content]);
  return sheet;
}

function shrink(sheet: HTMLElement): void {
  const room = sheet.parentElement ? parseFloat(getComputedStyle(sheet.parentElement).height) : 0; // without its margins
  for (let scale = 1; scale >= smallest; scale -= step) {
    sheet.style.setProperty('--scale', scale.toFixed(2));
    if (sheet.offsetHeight <= room) return;
  }
}

const usualAxis: Axis = { from: 16 * minutesPerHour, to: 24 * minutesPerHour };

function SheetStrip({ day: { reservations, hours }, rows }: Pick<SheetProps, 'day' | 'rows'>) {
  const text = useSheetText();
  const axis = axisOf(reservations.map(stretchOf));
  const at = (minute: Minute): CSSProperties => ({ insetInlineStart: `${shareOf(minute, axis) * 100}%` });
  if (rows.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={text('sheet.strip')}>
      <div className={styles.hours}>
        {fullHoursIn(axis).map((minute) => (
          <span key={minute} style={at(minute)}>
            {timeOfMinute(minute)}
          </span>
        ))}
      </div>
      {rows.map(({ id: table, out }) => (
        <div key={table} className={styles.row} data-out={out !== null || undefined}>
          <b>{table}</b>
          <div className={styles.track}>
            {out && <em className={styles.out}>{[text('tables.outOfUse'), out.reason].filter(Boolean).join(': ')}</em>}
            {fullHoursIn(axis).map((minute) => (
              <i key={minute} style={at(minute)} />
            ))}
            {breaksIn(hours).map((pause) => (
              <i key={pause.start} className={styles.break} style={placeOn(axis, pause)} />
            ))}
            {reservations
              .filter((reservation) => reservation.tables.includes(table))
              .map((reservation) => (
                <span key={reservation.id} className={styles.bar} style={placeOn(axis, stretchOf(reservation))}>
                  {reservation.partySize} {reservation.lastName || reservation.firstName}
                </span>
              ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function stretchOf(reservation: ReservationDto): Stretch {
  const stay = stayOf(reservation);
  return { start: stay.start, end: endOf(stay) };
}

/** Whole hours. */
function axisOf(stretches: readonly Stretch[]): Axis {
  if (stretches.length === 0) return usualAxis;
  const from = Math.min(...stretches.map(({ start }) => start));
  const to = Math.max(...stretches.map(({ end }) => end));
  return {
    from: Math.floor(from / minutesPerHour) * minutesPerHour,
    to: Math.ceil(to / minutesPerHour) * minutesPerHour,
  };
}

const fullHoursIn = ({ from, to }: Axis): Minute[] =>
  Array.from({ length: (to - from) / minutesPerHour + 1 }, (_, hour) => from + hour * minutesPerHour);

const walkInLines = [1, 2, 3, 4, 5, 6];

function SheetList({ reservations }: { reservations: readonly ReservationDto[] }) {
  const text = useSheetText();
  const words = useReservationWords();
  return (
    <table className={styles.list}>
      <thead>
        <tr>
          {sheetColumns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {facts[column].label && text(facts[column].label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reservations.map((reservation) => (
          <tr key={reservation.id} data-status={reservation.status}>
            {sheetColumns.map((column) => (
              <td key={column} data-column={column}>
                {facts[column].draw(reservation, words)}
              </td>
            ))}
          </tr>
        ))}
        {reservations.length === 0 && (
          <tr>
            <td colSpan={sheetColumns.length} className={styles.none}>
              {text('evening.none')}
            </td>
          </tr>
        )}
      </tbody>
      <tbody className={styles.walkIns}>
        <tr>
          <th colSpan={sheetColumns.length} scope="rowgroup">
            {text('sheet.walkIns')}
          </th>
        </tr>
        {walkInLines.map((line) => (
          <tr key={line}>
            {sheetColumns.map((column) => (
              <td key={column} data-column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
