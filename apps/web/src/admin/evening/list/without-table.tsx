import { type ReservationDto, useListWithoutTable } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import Alert from 'antd/es/alert';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useTimeWords } from '../../ui/time/use-time-words';
import { dayInWords } from '../../ui/time/date-words';
import { LoadFailure } from '../../ui/load-failure';
import parts from '../../ui/parts.module.css';
import { useIsNarrow } from '../../ui/use-is-narrow';
import styles from './reservations.module.css';
import { useEveningText } from './texts';

export function WithoutTable({ date }: { date: ServiceDate | null }) {
  const text = useEveningText();
  const isNarrow = useIsNarrow();
  const { data, isError, refetch } = useListWithoutTable({ query: { staleTime: 1000 } });
  if (!data && isError) return <LoadFailure title={text('waiting.failed')} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  const evenings = [...new Set(data.map((party) => party.date))];
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
            {evenings.map((evening) => (
              <EveningOf
                key={evening}
                date={evening}
                parties={data.filter((party) => party.date === evening)}
                isShown={evening === date}
              />
            ))}
          </dl>
        </details>
      }
    />
  );
}

interface EveningOfProps {
  date: ServiceDate;
  parties: readonly ReservationDto[];
  isShown: boolean;
}

function EveningOf({ date, parties, isShown }: EveningOfProps) {
  const text = useEveningText();
  const { language } = useLanguage();
  const timeInWords = useTimeWords();
  return (
    <div className={styles.evening}>
      <dt>
        <Link to={`/admin/reservations?date=${date}`} aria-current={isShown ? 'date' : undefined}>
          {dayInWords(date, language)}
        </Link>
      </dt>
      <dd>
        <ul className={parts.bar}>
          {parties.map(({ id, time, firstName, lastName, partySize }) => (
            <li key={id}>
              {text('waiting.party', {
                time: timeInWords(time),
                name: `${firstName} ${lastName}`.trim(),
                count: partySize,
              })}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
