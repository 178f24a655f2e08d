import type { CalendarDayDto, WaitlistPartyDto } from '@strapec/contracts';
import { type LocalMoment, type Minute, type ServiceDate, addDays, quarterOf, timeOfMinute } from '@strapec/domain';
import { type ReactNode, startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useEvening } from '../../shared/api/use-evening';
import { useAwake } from '../../shared/live/use-awake';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import parts from '../../shared/ui/parts.module.css';
import { useShortcuts } from '../../shared/ui/use-shortcuts';
import { Ways, useView } from './board-bar';
import { DaySteps, Numbers, Tools } from './board-header';
import type { BoardLinks } from './board-links';
import styles from './board.module.css';
import { CloseEvening, CloseEveningBefore } from './close-evening';
import { axisOf } from './layout';
import { MoveBar } from './move-bar';
import { eveningAt } from './evening-state-of';
import { OpenCard } from './party-card';
import { Finished, PartyList } from './party-list';
import { TableSheet } from './table-sheet';
import { Timeline } from './timeline';
import { type Party, type Tonight, tonightOf } from './tonight';
import { useBoardText } from './texts';
import { useActionCooldown } from './use-action-pause';
import { useMoving } from './use-moving';
import type { WaitlistPanel } from './use-walk-in';
import { WaitingParties } from './waiting-parties';
import { WalkIn } from './walk-in';

interface BoardProps extends BoardLinks {
  date: ServiceDate;
  today: ServiceDate;
  now: LocalMoment;
  onChooseDay: (date: ServiceDate) => void;
}

export function Board({ date, ...props }: BoardProps) {
  const { data, isError, refetch } = useEvening(date);
  useAwake();
  const steps = <DaySteps date={date} today={props.today} onChoose={props.onChooseDay} />;
  return (
    <div className={styles.board}>
      {data ? <EveningBoard key={date} day={data} steps={steps} {...props} /> : steps}
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />)}
    </div>
  );
}

/** The walk-in drawer: for a party of the waitlist or a new one. */
type WaitlistDrawer = Pick<WaitlistPanel, 'waiting'> & { open: boolean };

const emptyWaitlist: WaitlistDrawer = { open: false, waiting: null };

type EveningBoardProps = Omit<BoardProps, 'date'> & { day: CalendarDayDto; steps: ReactNode };

function EveningBoard({ day, today, now, steps, onEnter, onMenu, onTonight, ...links }: EveningBoardProps) {
  const { view: chosen, choose } = useView();
  const tonight = useMemo(() => tonightOf(day, now), [day, now]);
  const evening = useMemo(() => eveningAt(day, now), [day, now]);
  const axis = useMemo(() => axisOf(day, tonight.parties), [day, tonight]);
  const [openId, setOpenId] = useState<string | null>(null);
  const [onWaitlist, setWaitlist] = useState<WaitlistDrawer>(emptyWaitlist);
  const [table, setTable] = useState<string | null>(null);
  const earliest = earliestOf(day.date, today, tonight.minute);
  const pause = useActionCooldown();
  const mover = useMoving(evening, now);
  // The press is shown at once, the card renders after it.
  const open = useCallback(({ reservation }: Party) => startTransition(() => setOpenId(reservation.id)), []);
  const listLinks = { now, pause, onOpen: open, tonight };
  const walkIn = (waiting: WaitlistPartyDto | null = null) =>
    startTransition(() => setWaitlist({ open: tonight.minute !== null, waiting }));
  useShortcuts({ KeyW: () => walkIn() });
  const view = mover.moving ? 'timeline' : chosen; // free places are shown on the timeline only
  const shown = useDeferredValue(view); // the switch reacts at once, sixty parties render after it
  return (
    <>
      <div className={`${parts.bar} ${styles.bar}`}>
        {steps}
        <Ways
          {...{ view, onMenu }}
          onEnter={() => onEnter()}
          isTonight={tonight.minute !== null}
          onView={choose}
          onWalkIn={() => walkIn()}
        />
      </div>
      <Numbers tonight={tonight} evening={evening} />
      {tonight.minute !== null && (
        <>
          <WaitingParties {...{ evening, now }} onSeat={walkIn} />
          <CloseEveningBefore date={addDays(day.date, -1)} now={now} />
        </>
      )}
      <CloseEvening date={day.date} toClose={tonight.toClose} />
      <Nothing day={day} tonight={tonight} />
      {shown === 'list' && <PartyList {...listLinks} />}
      {shown === 'timeline' && axis && (
        <Timeline
          {...{ day, tonight, axis, mover }}
          onOpen={open}
          onTable={setTable}
          onCell={(cell, minute) =>
            earliest !== null && minute >= earliest && onEnter({ time: timeOfMinute(quarterOf(minute)), table: cell })
          }
        />
      )}
      {mover.moving && <MoveBar mover={mover} moving={mover.moving} tonight={tonight} />}
      <Finished {...listLinks} />
      <Tools {...{ day, onTonight }} minute={tonight.minute} />
      <WalkIn
        {...onWaitlist}
        onClose={() => setWaitlist((last) => ({ ...last, open: false }))}
        {...{ day, evening, tonight, now }}
      />
      <TableSheet
        {...{ table, day, evening, earliest, onEnter, onTonight }}
        isTonight={tonight.minute !== null}
        onClose={() => setTable(null)}
      />
      <OpenCard
        party={tonight.parties.find(({ reservation }) => reservation.id === openId) ?? null}
        onClose={() => setOpenId(null)}
        onMove={mover.begin}
        {...{ now, ...links }}
      />
    </>
  );
}

/** The first start that guests can still have: the current quarter of an hour; `null` once the evening is over. */
function earliestOf(date: ServiceDate, today: ServiceDate, minute: Minute | null): Minute | null {
  if (minute !== null) return quarterOf(minute);
  return date < today ? null : 0;
}

function Nothing({ day, tonight }: { day: CalendarDayDto; tonight: Tonight }) {
  const text = useBoardText();
  if (tonight.parties.length > 0 || day.events.length > 0) return null;
  return (
    <p className={parts.empty}>
      {!day.hours && <strong>{text('board.closed')}</strong>}
      {text(day.hours ? 'board.empty' : 'board.closed.then')}
    </p>
  );
}
