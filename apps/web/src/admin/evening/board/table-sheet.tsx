import type { CalendarDayDto, TonightChangeDto } from '@strapec/contracts';
import { type Evening, type Minute, timeOfMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ConnectedOnly } from '../../data/live/connected-only';
import { dateInWords } from '../../ui/time/date-words';
import parts from '../../ui/parts.module.css';
import { useReservationDrawers } from '../drawers/reservation-drawers';
import { BoardDrawer } from './board-drawer';
import { gapsAt } from './layout';
import styles from './parties.module.css';
import { Suggestion } from './suggestion';
import { useBoardText } from './texts';

interface TableSheetProps {
  table: string | null;
  day: CalendarDayDto;
  evening: Evening;
  /** `null` on a day that is over. */
  earliest: Minute | null;
  isTonight: boolean;
  onTonight: (change: TonightChangeDto) => void;
  onClose: () => void;
}

export function TableSheet({ table, onClose, ...sheet }: TableSheetProps) {
  const text = useBoardText();
  return (
    <BoardDrawer open={table !== null} onClose={onClose} title={table && text('table.title', { table })}>
      {table && (
        <ConnectedOnly>
          <div className={`${parts.stack12} ${styles.full}`}>
            <FreeTimes table={table} onClose={onClose} {...sheet} />
            {sheet.isTonight && <InUse table={table} onClose={onClose} {...sheet} />}
          </div>
        </ConnectedOnly>
      )}
    </BoardDrawer>
  );
}

type OfTable = TableSheetProps & { table: string };

function FreeTimes({ table, day, evening, earliest, onClose }: OfTable) {
  const text = useBoardText();
  const { enter } = useReservationDrawers();
  const isOut = day.plan.outOfUse?.some(({ id }) => id === table);
  const gaps = isOut || earliest === null ? [] : gapsAt(table, evening, earliest);
  if (gaps.length === 0) return <p>{text('table.full')}</p>;
  return gaps.map(({ start, end }) => {
    const time = timeOfMinute(start);
    return (
      <Suggestion
        key={start}
        action={
          <Button
            aria-label={text('table.reserve.at', { table, time })}
            onClick={() => {
              onClose();
              enter('phone', { time, table });
            }}
          >
            {text('entry.new')}
          </Button>
        }
      >
        {text('table.free', { from: time, to: timeOfMinute(end) })}
      </Suggestion>
    );
  });
}

/** Tonight only. */
function InUse({ table, day, onTonight, onClose }: OfTable) {
  const text = useBoardText();
  const { language } = useLanguage();
  const out = day.plan.outOfUse?.find(({ id }) => id === table);
  const isLonger = out !== undefined && out.to > day.date;
  const why = out ? [text('tables.outOfUse'), out.reason].filter(Boolean).join(': ') : '';
  return (
    <Suggestion
      action={
        !isLonger && (
          <Button
            onClick={() => {
              onClose();
              onTonight(out ? { bringBack: table } : { takeOut: table });
            }}
          >
            {text(out ? 'table.back' : 'table.out')}
          </Button>
        )
      }
    >
      {isLonger ? text('table.out.until', { why, date: dateInWords(out.to, language) }) : why}
    </Suggestion>
  );
}
