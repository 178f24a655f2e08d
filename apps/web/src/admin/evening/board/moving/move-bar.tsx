import Button from 'antd/es/button';
import parts from '../../../ui/parts.module.css';
import styles from '../board.module.css';
import type { Tonight } from '../tonight';
import { useBoardText } from '../texts';
import { type Mover, type MovingParty, stretched } from './use-moving';
import { timeOfMinute } from '@strapec/domain';
import { usePartyWords } from '../use-party-words';

export function MoveBar({ mover, moving, tonight }: { mover: Mover; moving: MovingParty; tonight: Tonight }) {
  const text = useBoardText();
  const words = usePartyWords();
  const { target, place, isSame } = moving;
  const [from, until] = [timeOfMinute(target.start), timeOfMinute(target.start + target.minutes)];
  const outcome = (): string => {
    if (isSame) return text('move.same');
    if (!place) return text('move.taken');
    return place.moves.length === 0
      ? text('move.free')
      : text('move.gives', { names: words.movesOf(place.moves, tonight) });
  };
  const title = text('move.mode', { name: moving.party.name });
  const stretch = (steps: number) => mover.setTarget({ minutes: stretched(target.minutes, steps) });
  return (
    <section className={`${parts.bar} ${parts.dock} ${styles.moveBar}`} aria-label={title}>
      <div className={styles.moveWords}>
        <strong>{title}</strong>
        <p aria-live="assertive" data-possible={place !== null}>
          <b>{text('move.here', { tables: words.placeOf(place?.tables ?? [target.table]), from, until })}</b> ·{' '}
          {outcome()}
        </p>
        <small>{text('move.how')}</small>
      </div>
      <div className={`${parts.row} ${styles.moveButtons}`}>
        <Button aria-label={text('move.shorter')} onClick={() => stretch(-1)}>
          −30 min
        </Button>
        <Button aria-label={text('move.longer')} onClick={() => stretch(1)}>
          +30 min
        </Button>
        <Button onClick={mover.cancel}>{text('move.cancel')}</Button>
        <Button type="primary" disabled={place === null || isSame} onClick={mover.drop}>
          {text('move.drop')}
        </Button>
      </div>
    </section>
  );
}
