import { type LocalDateTime, type StatusAction, listStatusActions, timeOfMinute } from '@strapec/domain';
import { memo, useCallback, useEffect, useRef } from 'react';
import { DisabledWhileOffline } from '../../data/live/disabled-while-offline';
import { ReservationLine } from '../reservation/reservation-facts';
import { ActionButton, StatusTag } from '../reservation/reservation-parts';
import { useStatusAction } from '../reservation/use-status-action';
import parts from '../../ui/parts.module.css';
import { guardAgainstDoubleTap } from './board-drawer';
import { PartyMarks, StatusIcon } from './party-marks';
import styles from './parties.module.css';
import { type BoardParty, type Stage, type EveningOverview, partiesAtStage, needsTable } from './evening-overview';
import { useBoardText } from './texts';
import { usePartyFormat } from './use-party-format';

interface PartyRowsProps {
  now: LocalDateTime;
  onOpen: (party: BoardParty) => void;
  onAct?: (id: string) => void;
}

type PartyListProps = PartyRowsProps & { overview: EveningOverview };

const unfinishedStages = ['late', 'next', 'seated', 'later', 'unclosed'] as const satisfies Stage[];

export function PartyList({ overview, ...props }: PartyListProps) {
  const rowProps = { ...props, onAct: useFocusOnActedRow() };
  return (
    <>
      <StageGroup stage="withoutTable" parties={overview.parties.filter(needsTable)} {...rowProps} />
      {unfinishedStages.map((stage) => (
        <StageGroup
          key={stage}
          stage={stage}
          parties={partiesAtStage(stage, overview).filter((party) => !needsTable(party))}
          {...rowProps}
        />
      ))}
    </>
  );
}

const partyRowId = (id: string): string => `party-${id}`;

/** The row moves to another group after the action. */
function useFocusOnActedRow(): (id: string) => void {
  const actedReservationId = useRef<string>(null);
  useEffect(() => {
    if (!actedReservationId.current || document.activeElement !== document.body) return;
    document.getElementById(partyRowId(actedReservationId.current))?.focus({ preventScroll: true });
  });
  return useCallback((id) => void (actedReservationId.current = id), []);
}

interface StageGroupProps extends PartyRowsProps {
  stage: (typeof unfinishedStages)[number] | 'withoutTable';
  parties: readonly BoardParty[];
}

function StageGroup({ stage, parties, ...rowProps }: StageGroupProps) {
  const text = useBoardText();
  if (parties.length === 0) return null;
  return (
    <section className={styles.stage} data-stage={stage} aria-labelledby={`stage-${stage}`}>
      <h3 id={`stage-${stage}`} className={`${parts.row} ${styles.heading}`}>
        {text(`stage.${stage}`)} <span className={`${parts.muted} ${styles.count}`}>{parties.length}</span>
      </h3>
      <PartyRows parties={parties} {...rowProps} />
    </section>
  );
}

export function FinishedParties({ overview, ...rowProps }: PartyListProps) {
  const text = useBoardText();
  const parties = partiesAtStage('finished', overview);
  if (parties.length === 0) return null;
  return (
    <details className={styles.stage}>
      <summary>
        {text('stage.finished')} <span className={`${parts.muted} ${styles.count}`}>{parties.length}</span>
      </summary>
      <PartyRows parties={parties} {...rowProps} />
    </details>
  );
}

const PartyRows = ({ parties, ...rowProps }: PartyRowsProps & { parties: readonly BoardParty[] }) => (
  <ul className={parts.rows}>
    {parties.map((party) => (
      <PartyRow key={party.reservation.id} party={party} {...rowProps} />
    ))}
  </ul>
);

type PartyRowProps = PartyRowsProps & { party: BoardParty };

const PartyRow = memo(function PartyRow({ party, now, onOpen, onAct }: PartyRowProps) {
  const format = usePartyFormat();
  const { reservation, stage } = party;
  const { status, firstName, lastName } = reservation;
  const [notice, nextPartyText] = [format.noticeText(party), format.nextPartyText(party)];
  return (
    <li
      className={`${parts.edge} ${styles.row}`}
      data-status={status}
      data-stage={stage}
      data-without-table={needsTable(party) || undefined}
    >
      <button
        type="button"
        id={partyRowId(reservation.id)}
        className={`${parts.rowButton} ${styles.open}`}
        aria-label={format.partyLabel(party)}
        onClick={() => onOpen(party)}
      >
        <span className={styles.time}>{reservation.time}</span>
        <span className={styles.who}>
          <StatusIcon party={party} />
          <strong className={styles.name}>
            <span>{firstName}</span> <span>{lastName}</span>
          </strong>
          <PartyMarks party={party} />
        </span>
        <PartyPlace party={party} />
        {notice && <span className={`${parts.bad} ${parts.strong} ${styles.notice}`}>{notice}</span>}
        {nextPartyText && <span className={`${parts.warning} ${styles.hint}`}>{nextPartyText}</span>}
      </button>
      {stage === 'finished' ? (
        <StatusTag status={status} />
      ) : (
        <span className={styles.step}>
          <NextStep {...{ party, now, onAct, onOpen }} />
        </span>
      )}
    </li>
  );
});

function PartyPlace({ party }: { party: BoardParty }) {
  const text = useBoardText();
  const { stage, reservation } = party;
  return (
    <span>
      <ReservationLine reservation={reservation} view="board" />
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

const actionGuardMs = 2_000; // milliseconds; a slow tablet needs more than a second
const nextStepActions: readonly StatusAction[] = ['approve', 'seat', 'complete'];

function findNextStep({ reservation, start, stage }: BoardParty, now: LocalDateTime): StatusAction | undefined {
  const allowedActions = listStatusActions({ ...reservation, start }, now);
  if (stage === 'unclosed' && allowedActions.includes('mark_no_show')) return 'mark_no_show';
  const [likeliestAction] = allowedActions;
  return likeliestAction && nextStepActions.includes(likeliestAction) ? likeliestAction : undefined;
}

function NextStep({ party, now, onAct, onOpen }: PartyRowProps) {
  const text = useBoardText();
  const { reservation, name, stage } = party;
  const { runAction, isActing } = useStatusAction(reservation);
  const step = findNextStep(party, now);
  if (needsTable(party)) return <ActionButton label={text('noTable.find')} name={name} onClick={() => onOpen(party)} />;
  if (!step) return null;
  return (
    <DisabledWhileOffline>
      <ActionButton
        label={text(`card.action.${step}`)}
        name={name}
        data-action={step}
        type={step === 'complete' || step === 'mark_no_show' ? 'default' : 'primary'}
        ghost={step === 'seat' && stage === 'later'} // the next party stands out
        aria-disabled={isActing}
        onClick={(tap) => {
          if (isActing) return;
          onAct?.(reservation.id);
          guardAgainstDoubleTap(tap, actionGuardMs);
          runAction(step);
        }}
      />
    </DisabledWhileOffline>
  );
}
