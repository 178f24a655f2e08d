import { useListWithoutTable } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import Alert from 'antd/es/alert';
import { Link } from 'react-router-dom';
import { LoadFailure } from '../../ui/load-failure';
import parts from '../../ui/parts.module.css';
import { useIsNarrow } from '../../ui/use-media-query';
import { guestName, useReservationFormat } from '../reservation/use-reservation-format';
import styles from './reservations.module.css';
import { useReservationListText } from './texts';

export function PartiesWithoutTable({ date }: { date: ServiceDate | null }) {
  const text = useReservationListText();
  const { dayText, timeText } = useReservationFormat();
  const isNarrow = useIsNarrow();
  const { data, isError, refetch } = useListWithoutTable({ query: { staleTime: 1000 } });
  if (!data && isError) return <LoadFailure title={text('waiting.failed')} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  const dates = [...new Set(data.map((party) => party.date))];
  return (
    <Alert
      type="warning"
      role="status"
      showIcon
      className={styles.waiting}
      title={
        <details open={!isNarrow}>
          <summary className={parts.strong}>{text('waiting.title', { count: data.length })}</summary>
          <dl className={parts.stack}>
            {dates.map((day) => (
              <div key={day} className={styles.evening}>
                <dt>
                  <Link to={`/admin/reservations?date=${day}`} aria-current={day === date ? 'date' : undefined}>
                    {dayText(day)}
                  </Link>
                </dt>
                <dd>
                  <ul className={parts.bar}>
                    {data
                      .filter((party) => party.date === day)
                      .map(({ id, partySize: count, time, ...party }) => (
                        <li key={id}>
                          {text('waiting.party', { time: timeText(time), name: guestName(party), count })}
                        </li>
                      ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      }
    />
  );
}
