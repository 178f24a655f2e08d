import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import type { CalendarDayDto, ReservationDto } from '@strapec/contracts';
import { type ServiceDate, minuteOfTime } from '@strapec/domain';
import Button from 'antd/es/button';
import { lacksTable } from '../../shared/api/lacks-table';
import { useEvening } from '../../shared/api/use-evening';
import { ConnectedOnly } from '../../shared/live/connected-only';
import { useAwake } from '../../shared/live/use-awake';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import { DailyOverview } from './daily-overview';
import styles from './evening.module.css';
import { EveningEvent } from './evening-event';
import type { CardLinks } from './card-links';
import { ReservationCard } from './reservation-card';
import { useEveningText } from './texts';

interface EveningProps extends CardLinks {
  date: ServiceDate;
}

/** One evening: its numbers, its parties without a table, its events, and its other parties by time. */
export function Evening({ date, ...links }: EveningProps) {
  const text = useEveningText();
  useAwake();
  const { data, isError, refetch } = useEvening(date);
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <DailyOverview day={data} />
      <section aria-labelledby="schedule">
        <div className={styles.bar}>
          <h3 id="schedule" className={styles.heading}>
            {text('evening.schedule')}
          </h3>
          <Button type="text" icon={<PrinterOutlined />} href={`/admin/print/${date}`}>
            {text('evening.print')}
          </Button>
        </div>
        <ConnectedOnly>
          <Schedule day={data} links={links} />
        </ConnectedOnly>
      </section>
    </>
  );
}

function Schedule({ day, links }: { day: CalendarDayDto; links: CardLinks }) {
  const text = useEveningText();
  const byTime = [...day.reservations].sort((a, b) => minuteOfTime(a.time) - minuteOfTime(b.time));
  const cards = (reservations: ReservationDto[]) =>
    reservations.map((reservation) => <ReservationCard key={reservation.id} reservation={reservation} {...links} />);
  return (
    <ul className={styles.list}>
      {cards(byTime.filter(lacksTable))}
      {day.events.map((event) => (
        <EveningEvent key={event.id} event={event} />
      ))}
      {cards(byTime.filter((reservation) => !lacksTable(reservation)))}
      {byTime.length === 0 && <li className={styles.empty}>{text('evening.empty')}</li>}
    </ul>
  );
}
