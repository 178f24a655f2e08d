import Button from 'antd/es/button';
import styles from './move-bar.module.css';
import type { Tonight } from './tonight';
import { useBoardText } from './texts';
import { type Mover, type MovingParty, stretched } from './use-moving';
import { timeOfMinute } from '@strapec/domain';
import { usePartyWords } from './use-party-words';

interface MoveBarProps {
  mover: Mover;
  moving: MovingParty;
  tonight: Tonight;
}

/** Who is being moved, where to, and who gives way: in words, with a button for whatever can be done by dragging. */
export function MoveBar({ mover, moving, tonight }: MoveBarProps) {
  const text = useBoardText();
  const { where, what } = useMoveWords(tonight)(moving);
  const title = text('move.mode', { name: moving.party.name });
  const stretch = (steps: number) => mover.aimAt({ minutes: stretched(moving.aim.minutes, steps) });
  return (
    <section className={styles.bar} aria-label={title}>
      <div className={styles.words}>
        <strong>{title}</strong>
        <p aria-live="assertive" data-possible={moving.place !== null}>
          <b>{where}</b> · {what}
        </p>
        <small>{text('move.how')}</small>
      </div>
      <div className={styles.buttons}>
        <Button aria-label={text('move.shorter')} onClick={() => stretch(-1)}>
          −30 min
        </Button>
        <Button aria-label={text('move.longer')} onClick={() => stretch(1)}>
          +30 min
        </Button>
        <Button onClick={mover.cancel}>{text('move.cancel')}</Button>
        <Button type="primary" disabled={moving.place === null || moving.isSame} onClick={mover.drop}>
          {text('move.drop')}
        </Button>
      </div>
    </section>
  );
}

/** Says where a visit would be put, and what that means for others. */
function useMoveWords({ parties }: Tonight): (moving: MovingParty) => { where: string; what: string } {
  const text = useBoardText();
  const words = usePartyWords();
  const nameOf = (id: string): string => parties.find(({ reservation }) => reservation.id === id)?.name ?? '';
  const whatOf = ({ place, isSame }: MovingParty): string => {
    if (isSame) return text('move.same');
    if (!place) return text('move.taken');
    const names = place.moves.map(({ visitId, tables }) =>
      text('move.gives.party', { name: nameOf(visitId), tables: words.placeOf(tables) }),
    );
    return names.length === 0 ? text('move.free') : text('move.gives', { names: names.join(', ') });
  };
  return (moving) => {
    const { aim, place } = moving;
    const [from, until] = [timeOfMinute(aim.start), timeOfMinute(aim.start + aim.minutes)];
    return {
      where: text('move.here', { tables: words.placeOf(place?.tables ?? [aim.table]), from, until }),
      what: whatOf(moving),
    };
  };
}
