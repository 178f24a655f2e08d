import { type LocalMoment, type StaffAction, staffActionsFor, timeOfMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import { memo } from 'react';
import { ConnectedOnly } from '../../data/live/connected-only';
import { ReservationLine } from '../reservation/reservation-facts';
import { StatusTag } from '../reservation/reservation-parts';
import { useStaffAction } from '../reservation/use-staff-action';
import parts from '../../ui/parts.module.css';
import { Marks, StatusIcon } from './marks';
import styles from './parties.module.css';
import { type Party, type Stage, type Tonight, partiesIn, waitsForTable } from './tonight';
import { useBoardText } from './texts';
import { rowOf, type useActionCooldown } from './use-action-pause';
import { usePartyWords } from './use-party-words';

interface PartyLinks {
  now: LocalMoment;
  onOpen: (party: Party) => void;
  pause: ReturnType<typeof useActionCooldown>;
}

type PartyListProps = PartyLinks & { tonight: Tonight };

const worked = ['late', 'next', 'seated', 'later', 'unclosed'] as const satisfies Stage[];

export function PartyList({ tonight, ...links }: PartyListProps) {
  return (
    <>
      <Group stage="withoutTable" parties={tonight.parties.filter(waitsForTable)} {...links} />
      {worked.map((stage) => (
        <Group
          key={stage}
          stage={stage}
          parties={partiesIn(stage, tonight).filter((party) => !waitsForTable(party))}
          {...links}
        />
      ))}
    </>
  );
}

interface GroupProps extends PartyLinks {
  stage: (typeof worked)[number] | 'withoutTable';
  parties: readonly Party[];
}

function Group({ stage, parties, ...links }: GroupProps) {
  const text = useBoardText();
  if (parties.length === 0) return null;
  return (
    <section className={styles.stage} data-stage={stage} aria-labelledby={`stage-${stage}`}>
      <h3 id={`stage-${stage}`} className={`${parts.row} ${styles.heading}`}>
        {text(`stage.${stage}`)} <span className={`${parts.muted} ${styles.count}`}>{parties.length}</span>
      </h3>
      <Rows parties={parties} {...links} />
    </section>
  );
}

export function Finished({ tonight, ...links }: PartyListProps) {
  const text = useBoardText();
  const parties = partiesIn('finished', tonight);
  if (parties.length === 0) return null;
  return (
    <details className={styles.finished}>
      <summary>
        {text('stage.finished')} <span className={`${parts.muted} ${styles.count}`}>{parties.length}</span>
      </summary>
      <Rows parties={parties} {...links} />
    </details>
  );
}

const Rows = ({ parties, ...links }: PartyLinks & { parties: readonly Party[] }) => (
  <ul className={parts.rows}>
    {parties.map((party) => (
      <PartyRow key={party.reservation.id} party={party} {...links} />
    ))}
  </ul>
);

type PartyRowProps = PartyLinks & { party: Party };

const PartyRow = memo(function PartyRow({ party, now, onOpen, pause }: PartyRowProps) {
  const words = usePartyWords();
  const { reservation, stage } = party;
  const { status, firstName, lastName } = reservation;
  const [notice, hint] = [words.nowOf(party), words.nextOf(party)];
  return (
    <li
      className={`${parts.edge} ${styles.row}`}
      data-status={status}
      data-stage={stage}
      data-without-table={waitsForTable(party) || undefined}
    >
      <button
        type="button"
        id={rowOf(reservation.id)}
        className={`${parts.rowButton} ${styles.open}`}
        aria-label={words.all(party)}
        onClick={() => onOpen(party)}
      >
        <span className={styles.time}>{reservation.time}</span>
        <span className={styles.who}>
          <StatusIcon party={party} />
          <strong className={styles.name}>
            <span>{firstName}</span> <span>{lastName}</span>
          </strong>
          <Marks party={party} />
        </span>
        <Where party={party} />
        {notice && <span className={`${parts.bad} ${parts.strong} ${styles.notice}`}>{notice}</span>}
        {hint && <span className={`${parts.warning} ${styles.hint}`}>{hint}</span>}
      </button>
      {stage === 'finished' ? (
        <StatusTag status={status} />
      ) : (
        <span className={styles.step}>
          <NextStep {...{ party, now, pause, onOpen }} />
        </span>
      )}
    </li>
  );
});

function Where({ party }: { party: Party }) {
  const text = useBoardText();
  const { stage, reservation } = party;
  return (
    <span>
      <ReservationLine reservation={reservation} line="board" />
      {reservation.tables.length === 0 && stage !== 'finished' && (
        <>
          {' '}
          · <strong className={parts.bad}>{text('tables.none')}</strong>
        </>
      )}
      {stage === 'seated' && <span className={parts.muted}> –{timeOfMinute(party.end)}</span>}
    </span>
  );
}

const steps: readonly StaffAction[] = ['approve', 'seat', 'complete'];

function nextStepFor({ reservation, start, stage }: Party, now: LocalMoment): StaffAction | undefined {
  const offered = staffActionsFor({ ...reservation, start }, now);
  if (stage === 'unclosed' && offered.includes('mark_no_show')) return 'mark_no_show';
  const [likeliest] = offered;
  return likeliest && steps.includes(likeliest) ? likeliest : undefined;
}

function NextStep({ party, now, pause, onOpen }: PartyRowProps) {
  const text = useBoardText();
  const { reservation, name, stage } = party;
  const { act, isActing } = useStaffAction(reservation);
  const step = nextStepFor(party, now);
  if (waitsForTable(party)) {
    const find = text('noTable.find');
    return (
      <Button aria-label={text('action.for', { action: find, name })} onClick={() => onOpen(party)}>
        {find}
      </Button>
    );
  }
  if (!step) return null;
  const action = text(`card.action.${step}`);
  return (
    <ConnectedOnly>
      <Button
        data-action={step}
        type={step === 'complete' || step === 'mark_no_show' ? 'default' : 'primary'}
        ghost={step === 'seat' && stage === 'later'} // the next party stands out
        aria-label={text('action.for', { action, name })}
        aria-disabled={isActing}
        onClick={(tap) => {
          if (isActing || pause.rests(tap)) return;
          pause.begin(reservation.id, tap);
          act(step);
        }}
      >
        {action}
      </Button>
    </ConnectedOnly>
  );
}
