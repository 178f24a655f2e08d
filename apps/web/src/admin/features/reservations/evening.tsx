import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { type CalendarDayDto, useGetCalendarDay } from '@strapec/contracts';
import { type ServiceDate, minuteOfTime } from '@strapec/domain';
import Button from 'antd/es/button';
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

/** One evening: its numbers, its events, and its parties by time. */
export function Evening({ date, ...links }: EveningProps) {
  const text = useEveningText();
  const { data, isError, isFetching, refetch } = useGetCalendarDay(date, { query: { staleTime: 1000 } });
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <DailyOverview day={data} />
      <section aria-labelledby="schedule">
        <div className={styles.bar}>
          <h3 id="schedule" className={styles.heading}>
            {text('evening.schedule')}
          </h3>
          <Button type="text" icon={<ReloadOutlined spin={isFetching} />} onClick={() => void refetch()}>
            {text('evening.refresh')}
          </Button>
        </div>
        <Schedule day={data} links={links} />
      </section>
    </>
  );
}

function Schedule({ day, links }: { day: CalendarDayDto; links: CardLinks }) {
  const text = useEveningText();
  const byTime = [...day.reservations].sort((a, b) => minuteOfTime(a.time) - minuteOfTime(b.time));
  return (
    <ul className={styles.list}>
      {day.events.map((event) => (
        <EveningEvent key={event.id} event={event} />
      ))}
      {byTime.map((reservation) => (
        <ReservationCard key={reservation.id} reservation={reservation} {...links} />
      ))}
      {byTime.length === 0 && <li className={styles.empty}>{text('evening.empty')}</li>}
    </ul>
  );
}
