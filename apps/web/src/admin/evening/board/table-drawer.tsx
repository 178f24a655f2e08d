import type { CalendarDayDto, TonightChangeDto } from '@strapec/contracts';
import { type Evening, type Minute, timeOfMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { DisabledWhileOffline } from '../../data/live/disabled-while-offline';
import { dateInWords } from '../../ui/time/date-words';
import parts from '../../ui/parts.module.css';
import { useReservationDrawers } from '../drawers/reservation-drawers';
import { BoardDrawer } from './board-drawer';
import { listFreePeriods } from './timeline-layout';
import styles from './parties.module.css';
import { ActionRow } from './full-venue-options';
import { useBoardText } from './texts';

interface TableDrawerProps {
  table: string | null;
  day: CalendarDayDto;
  evening: Evening;
  /** `null` on a day that is over. */
  earliestStart: Minute | null;
  isTonight: boolean;
  onChangeTonight: (change: TonightChangeDto) => void;
  onClose: () => void;
}

export function TableDrawer({ table, onClose, ...props }: TableDrawerProps) {
  const text = useBoardText();
  return (
    <BoardDrawer open={table !== null} onClose={onClose} title={table && text('table.title', { table })}>
      {table && (
        <DisabledWhileOffline>
          <div className={`${parts.stack12} ${styles.full}`}>
            <FreePeriods table={table} onClose={onClose} {...props} />
            {props.isTonight && <OutOfUseToggle table={table} onClose={onClose} {...props} />}
          </div>
        </DisabledWhileOffline>
      )}
    </BoardDrawer>
  );
}

type OpenTableProps = TableDrawerProps & { table: string };

function FreePeriods({ table, day, evening, earliestStart, onClose }: OpenTableProps) {
  const text = useBoardText();
  const { openNewForm } = useReservationDrawers();
  const isOutOfUse = day.plan.outOfUse?.some(({ id }) => id === table);
  const freePeriods = isOutOfUse || earliestStart === null ? [] : listFreePeriods(table, evening, earliestStart);
  if (freePeriods.length === 0) return <p>{text('table.full')}</p>;
  return freePeriods.map(({ start, end }) => {
    const time = timeOfMinute(start);
    return (
      <ActionRow
        key={start}
        action={
          <Button
            aria-label={text('table.reserve.at', { table, time })}
            onClick={() => {
              onClose();
              openNewForm('phone', { time, table });
            }}
          >
            {text('reservation.new')}
          </Button>
        }
      >
        {text('table.free', { from: time, to: timeOfMinute(end) })}
      </ActionRow>
    );
  });
}

/** Tonight only. */
function OutOfUseToggle({ table, day, onChangeTonight, onClose }: OpenTableProps) {
  const text = useBoardText();
  const { language } = useLanguage();
  const outOfUse = day.plan.outOfUse?.find(({ id }) => id === table);
  const endsLater = outOfUse !== undefined && outOfUse.to > day.date;
  const reasonText = outOfUse ? [text('tables.outOfUse'), outOfUse.reason].filter(Boolean).join(': ') : '';
  return (
    <ActionRow
      action={
        !endsLater && (
          <Button
            onClick={() => {
              onClose();
              onChangeTonight(outOfUse ? { bringBack: table } : { takeOut: table });
            }}
          >
            {text(outOfUse ? 'table.back' : 'table.out')}
          </Button>
        )
      }
    >
      {endsLater ? text('table.out.until', { why: reasonText, date: dateInWords(outOfUse.to, language) }) : reasonText}
    </ActionRow>
  );
}
