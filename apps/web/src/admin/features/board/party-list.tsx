import type { LocalMoment } from '@strapec/domain';
import type { PartyLinks } from './board-links';
import styles from './party-list.module.css';
import { PartyRow } from './party-row';
import { type Stage, type Tonight, partiesIn } from './tonight';
import { useBoardText } from './texts';

interface PartyListProps extends PartyLinks {
  tonight: Tonight;
  now: LocalMoment;
}

const worked = ['late', 'next', 'seated', 'later'] as const satisfies Stage[];

/** The parties as a host works them: who is late, who comes next, who sits, who comes later. */
export function PartyList({ tonight, ...links }: PartyListProps) {
  return worked.map((stage) => <StageOf key={stage} stage={stage} tonight={tonight} {...links} />);
}

function StageOf({ stage, tonight, ...links }: PartyListProps & { stage: Stage }) {
  const text = useBoardText();
  const parties = partiesIn(stage, tonight);
  if (parties.length === 0) return null;
  return (
    <section className={styles.stage} data-stage={stage} aria-labelledby={`stage-${stage}`}>
      <h3 id={`stage-${stage}`} className={styles.heading}>
        {text(`stage.${stage}`)} <span className={styles.count}>{parties.length}</span>
      </h3>
      <ul className={styles.rows}>
        {parties.map((party) => (
          <PartyRow key={party.reservation.id} party={party} {...links} />
        ))}
      </ul>
    </section>
  );
}

/** Who has left, was cancelled or never came: folded away, and at hand. */
export function Finished({ tonight, ...links }: PartyListProps) {
  const text = useBoardText();
  const parties = partiesIn('finished', tonight);
  if (parties.length === 0) return null;
  return (
    <details className={styles.finished}>
      <summary>
        {text('stage.finished')} <span className={styles.count}>{parties.length}</span>
      </summary>
      <ul className={styles.rows}>
        {parties.map((party) => (
          <PartyRow key={party.reservation.id} party={party} {...links} />
        ))}
      </ul>
    </details>
  );
}
