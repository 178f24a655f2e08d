import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { type CalendarDayDto, type ReservationDto, useGetCalendarDay, useListTables } from '@strapec/contracts';
import {
  listBreakPeriods,
  holdsTables,
  isServiceDate,
  toServiceMinute,
  minutesPerHour,
  timeOfMinute,
} from '@strapec/domain';
import Button from 'antd/es/button';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { VenueIcon } from '../../../shared/ui/logo';
import { dateInWords, formatInstant, formatTimeSpan } from '../../ui/time/date-words';
import { type Axis, toAxisAround, periodStyle, startStyle, listTicks } from '../board/timeline-layout';
import { type TimelineRow, toTimelineRows } from '../reservation/timeline-rows';
import { currentServiceDate } from '../../data/current-service-date';
import { QueryFallback } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { useVenueName } from '../../data/use-site-query';
import parts from '../../ui/parts.module.css';
import styles from './sheet.module.css';
import { useSheetText } from './texts';
import { reservationFacts, sheetColumns } from '../reservation/reservation-facts';
import { useReservationFormat, visitPeriod } from '../reservation/use-reservation-format';

/** An invalid date shows today. */
export function EveningSheet() {
  const { date: dateParam = '' } = useParams();
  const date = isServiceDate(dateParam) ? dateParam : currentServiceDate();
  const dayQuery = useGetCalendarDay(date, { query: { staleTime: 1000 } });
  const tablePlanQuery = useListTables({ date });
  const { data, isError } = dayQuery;
  if (!data) return <QueryFallback isError={isError} onRetry={dayQuery.refetch} />;
  if (tablePlanQuery.isPending) return <Loading />; // an incomplete sheet must not be printed
  const reservations = listPrintedReservations(data);
  const occupiedTableIds = reservations.flatMap((reservation) => reservation.tables);
  return (
    <Sheet
      day={{ ...data, reservations }}
      loadedAt={new Date(dayQuery.dataUpdatedAt).toISOString()}
      rows={tablePlanQuery.data ? toTimelineRows(tablePlanQuery.data, occupiedTableIds) : []}
    />
  );
}

const listPrintedReservations = ({ reservations }: CalendarDayDto) =>
  reservations
    .filter(({ status }) => holdsTables(status) || status === 'completed')
    .sort((a, b) => toServiceMinute(a.time) - toServiceMinute(b.time));

interface SheetProps {
  day: CalendarDayDto;
  loadedAt: string;
  rows: readonly TimelineRow[];
}

function Sheet({ day, loadedAt, rows }: SheetProps) {
  const { date, reservations } = day;
  const text = useSheetText();
  const { language } = useLanguage();
  const sheetRef = useFitOnePage(`${language} ${loadedAt}`);
  const title = dateInWords(date, language);
  const covers = reservations.reduce((sum, { partySize }) => sum + partySize, 0);
  const venueName = useVenueName();
  useEffect(() => {
    document.title = `${title} · ${venueName}`; // the name of the PDF file
  }, [title, venueName]);
  return (
    <div className={styles.desk}>
      <nav className={`${parts.bar} ${styles.tools}`} aria-label={text('evening.print')}>
        <Link className={parts.link} to={`/admin/reservations?date=${date}`}>
          {text('sheet.back')}
        </Link>
        <Button type="primary" icon={<PrinterOutlined />} onClick={() => print()}>
          {text('evening.print')}
        </Button>
      </nav>
      <main className={styles.paper}>
        <div ref={sheetRef} className={styles.sheet}>
          <header className={styles.head}>
            <VenueIcon size={30} />
            <h1 className={parts.date}>{title}</h1>
            <p>
              {text('sheet.sum', { parties: reservations.length, covers })}
              <small>{text('sheet.asOf', { instant: formatInstant(loadedAt, language) })}</small>
            </p>
          </header>
          {day.events.map((event) => (
            <p key={event.id} className={`${parts.strong} ${styles.event}`}>
              {text('sheet.event', {
                title: (language === 'sk' && event.titleSk) || event.titleEn,
                span: formatTimeSpan(event),
              })}
            </p>
          ))}
          <ReservationTable reservations={reservations} />
          <SheetTimeline day={day} rows={rows} />
        </div>
      </main>
    </div>
  );
}

/** Below this the sheet takes two pages. */
const minScale = 0.62;
const scaleStep = 0.02;

/** The largest size that fits one page. */
function useFitOnePage(refitKey: string) {
  const sheetRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      if (sheetRef.current) shrinkToPage(sheetRef.current);
    };
    fit();
    void document.fonts?.ready.then(fit); // another typeface has other widths
  }, [refitKey]);
  return sheetRef;
}

function shrinkToPage(sheet: HTMLElement): void {
  const pageHeight = sheet.parentElement ? parseFloat(getComputedStyle(sheet.parentElement).height) : 0; // without its margins
  for (let scale = 1; scale >= minScale; scale -= scaleStep) {
    sheet.style.setProperty('--scale', scale.toFixed(2));
    if (sheet.offsetHeight <= pageHeight) return;
  }
}

const defaultAxis: Axis = { from: 16 * minutesPerHour, to: 24 * minutesPerHour };

function SheetTimeline({ day: { reservations, hours }, rows }: Pick<SheetProps, 'day' | 'rows'>) {
  const text = useSheetText();
  const axis = toAxisAround(reservations.map(visitPeriod), minutesPerHour) ?? defaultAxis;
  const hourTicks = listTicks(axis, minutesPerHour);
  if (rows.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={text('sheet.strip')}>
      <div className={styles.hours}>
        {hourTicks.map((minute) => (
          <span key={minute} style={startStyle(axis, minute)}>
            {timeOfMinute(minute)}
          </span>
        ))}
      </div>
      {rows.map(({ id: table, outOfUse }) => (
        <div key={table} className={styles.row} data-out={outOfUse !== null || undefined}>
          <b>{table}</b>
          <div className={styles.track}>
            {outOfUse && (
              <em className={styles.out}>{[text('tables.outOfUse'), outOfUse.reason].filter(Boolean).join(': ')}</em>
            )}
            {hourTicks.map((minute) => (
              <i key={minute} style={startStyle(axis, minute)} />
            ))}
            {listBreakPeriods(hours).map((period) => (
              <i key={period.start} className={styles.break} style={periodStyle(axis, period)} />
            ))}
            {reservations
              .filter((reservation) => reservation.tables.includes(table))
              .map((reservation) => (
                <span key={reservation.id} className={styles.bar} style={periodStyle(axis, visitPeriod(reservation))}>
                  {reservation.partySize} {reservation.lastName || reservation.firstName}
                </span>
              ))}
          </div>
        </div>
      ))}
    </section>
  );
}

const walkInRowNumbers = [1, 2, 3, 4, 5, 6];

function ReservationTable({ reservations }: { reservations: readonly ReservationDto[] }) {
  const text = useSheetText();
  const format = useReservationFormat();
  return (
    <table className={styles.list}>
      <thead>
        <tr>
          {sheetColumns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {reservationFacts[column].columnTextId && text(reservationFacts[column].columnTextId)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reservations.map((reservation) => (
          <tr key={reservation.id} data-status={reservation.status}>
            {sheetColumns.map((column) => (
              <td key={column} data-column={column}>
                {reservationFacts[column].render(reservation, format)}
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
        {walkInRowNumbers.map((rowNumber) => (
          <tr key={rowNumber}>
            {sheetColumns.map((column) => (
              <td key={column} data-column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
