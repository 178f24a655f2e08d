import Button from 'antd/es/button';
import parts from '../../../ui/parts.module.css';
import styles from '../board.module.css';
import type { EveningOverview } from '../evening-overview';
import { useBoardText } from '../texts';
import { type MoveProps, resizedMinutes } from './use-move-mode';
import { timeOfMinute } from '@strapec/domain';
import { usePartyFormat } from '../use-party-format';

export function MoveBar({ moveMode, move, overview }: MoveProps & { overview: EveningOverview }) {
  const text = useBoardText();
  const format = usePartyFormat();
  const { target, seating, isUnchanged } = move;
  const [from, until] = [timeOfMinute(target.start), timeOfMinute(target.start + target.minutes)];
  const outcomeText = (): string => {
    if (isUnchanged) return text('move.same');
    if (!seating) return text('move.taken');
    return seating.moves.length === 0
      ? text('move.free')
      : text('move.gives', { names: format.movesText(seating.moves, overview) });
  };
  const title = text('move.mode', { name: move.party.name });
  const resize = (steps: number) => moveMode.setTarget({ minutes: resizedMinutes(target.minutes, steps) });
  return (
    <section className={`${parts.bar} ${parts.dock} ${styles.moveBar}`} aria-label={title}>
      <div className={styles.moveWords}>
        <strong>{title}</strong>
        <p aria-live="assertive" data-possible={seating !== null}>
          <b>{text('move.here', { tables: format.tablesText(seating?.tables ?? [target.table]), from, until })}</b> ·{' '}
          {outcomeText()}
        </p>
        <small>{text('move.how')}</small>
      </div>
      <div className={`${parts.row} ${styles.moveButtons}`}>
        <Button aria-label={text('move.shorter')} onClick={() => resize(-1)}>
          −30 min
        </Button>
        <Button aria-label={text('move.longer')} onClick={() => resize(1)}>
          +30 min
        </Button>
        <Button onClick={moveMode.cancel}>{text('move.cancel')}</Button>
        <Button type="primary" disabled={seating === null || isUnchanged} onClick={moveMode.drop}>
          {text('move.drop')}
        </Button>
      </div>
    </section>
  );
}
