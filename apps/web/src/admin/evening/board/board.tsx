import { type CalendarDayDto, type TonightChangeDto, type WaitlistPartyDto, closeEvening } from '@strapec/contracts';
import { type LocalMoment, type Minute, type ServiceDate, addDays, quarterOf, timeOfMinute } from '@strapec/domain';
import { type ReactNode, startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useEvening } from '../../data/use-evening';
import { useNow } from '../../data/use-now';
import { useAwake } from '../../data/live/use-awake';
import { NotLoaded } from '../../ui/load-failure';
import parts from '../../ui/parts.module.css';
import { useShortcuts } from '../../ui/use-shortcuts';
import { DaySteps, EveningStats, EveningTools } from './board-header';
import styles from './board.module.css';
import { axisOf, phone } from './layout';
import { MoveBar } from './moving/move-bar';
import { eveningAt } from './evening-state-of';
import { OpenCard } from './party-card';
import { Finished, PartyList } from './party-list';
import { TableSheet } from './table-sheet';
import { Timeline } from './timeline';
import { type Party, type ToClose, type Tonight, tonightOf } from './tonight';
import { useBoardText } from './texts';
import { useActionCooldown } from './use-action-pause';
import { useMoving } from './moving/use-moving';
import type { WaitlistPanel } from './use-walk-in';
import { WaitingParties } from './waiting-parties';
import { WalkIn } from './walk-in';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { refreshEvenings } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { ConnectedOnly } from '../../data/live/connected-only';
import { EntryButtons, ShortcutButton } from '../drawers/entry-buttons';
import { useReservationDrawers } from '../drawers/reservation-drawers';
import { useUndo } from '../reservation/use-toasts';
import { dayInWords } from '../../ui/time/date-words';
import ReadOutlined from '@ant-design/icons/ReadOutlined';
import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import Segmented from 'antd/es/segmented';
import { useMatches } from '../../ui/use-is-narrow';

interface BoardProps {
  date: ServiceDate;
  today: ServiceDate;
  onChooseDay: (date: ServiceDate) => void;
  onMenu: () => void;
  onTonight: (change: TonightChangeDto) => void;
}

export function Board({ date, ...props }: BoardProps) {
  const { data, isError, refetch } = useEvening(date);
  const { enter } = useReservationDrawers();
  useAwake();
  useShortcuts({ KeyN: () => enter('phone'), KeyK: props.onMenu });
  const steps = <DaySteps date={date} today={props.today} onChoose={props.onChooseDay} />;
  return (
    <div className={styles.board}>
      {data ? <EveningBoard key={date} day={data} steps={steps} {...props} /> : steps}
      {!data && <NotLoaded isError={isError} retry={refetch} />}
    </div>
  );
}

type WaitlistDrawer = Pick<WaitlistPanel, 'waiting'> & { open: boolean };

const emptyWaitlist: WaitlistDrawer = { open: false, waiting: null };

type EveningBoardProps = Omit<BoardProps, 'date'> & { day: CalendarDayDto; steps: ReactNode };

function EveningBoard({ day, today, steps, onMenu, onTonight }: EveningBoardProps) {
  const now = useNow();
  const { enter } = useReservationDrawers();
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
  const open = useCallback(({ reservation }: Party) => startTransition(() => setOpenId(reservation.id)), []);
  const listLinks = { now, pause, onOpen: open, tonight };
  const walkIn = (waiting: WaitlistPartyDto | null = null) =>
    startTransition(() => setWaitlist({ open: tonight.minute !== null, waiting }));
  useShortcuts({ KeyW: () => walkIn() });
  const view = mover.moving ? 'timeline' : chosen; // only the timeline shows free places
  const shown = useDeferredValue(view); // sixty parties render after the switch
  return (
    <>
      <div className={`${parts.bar} ${styles.bar}`}>
        {steps}
        <BoardToolbar
          {...{ view, onMenu }}
          isTonight={tonight.minute !== null}
          onView={choose}
          onWalkIn={() => walkIn()}
        />
      </div>
      <EveningStats tonight={tonight} evening={evening} />
      {tonight.minute !== null && (
        <>
          <WaitingParties {...{ evening, now }} onSeat={walkIn} />
          <CloseEveningBefore date={addDays(day.date, -1)} now={now} />
        </>
      )}
      <CloseEvening date={day.date} toClose={tonight.toClose} />
      <EmptyEvening day={day} tonight={tonight} />
      {shown === 'list' && <PartyList {...listLinks} />}
      {shown === 'timeline' && axis && (
        <Timeline
          {...{ day, tonight, axis, mover }}
          onOpen={open}
          onTable={setTable}
          onCell={(cell, minute) =>
            earliest !== null &&
            minute >= earliest &&
            enter('phone', { time: timeOfMinute(quarterOf(minute)), table: cell })
          }
        />
      )}
      {mover.moving && <MoveBar mover={mover} moving={mover.moving} tonight={tonight} />}
      <Finished {...listLinks} />
      <EveningTools {...{ day, onTonight }} minute={tonight.minute} />
      <WalkIn
        {...onWaitlist}
        onClose={() => setWaitlist((last) => ({ ...last, open: false }))}
        {...{ day, evening, tonight, now }}
      />
      <TableSheet
        {...{ table, day, evening, earliest, onTonight }}
        isTonight={tonight.minute !== null}
        onClose={() => setTable(null)}
      />
      <OpenCard
        party={tonight.parties.find(({ reservation }) => reservation.id === openId) ?? null}
        onClose={() => setOpenId(null)}
        onMove={mover.begin}
        now={now}
      />
    </>
  );
}

/** The first start that guests can still have; `null` once the evening is over. */
function earliestOf(date: ServiceDate, today: ServiceDate, minute: Minute | null): Minute | null {
  if (minute !== null) return quarterOf(minute);
  return date < today ? null : 0;
}

function EmptyEvening({ day, tonight }: { day: CalendarDayDto; tonight: Tonight }) {
  const text = useBoardText();
  if (tonight.parties.length > 0 || day.events.length > 0) return null;
  return (
    <p className={parts.empty}>
      {!day.hours && <strong>{text('board.closed')}</strong>}
      {text(day.hours ? 'evening.none' : 'evening.closed')}
    </p>
  );
}

function CloseEvening({ date, toClose }: { date: ServiceDate; toClose: ToClose | null }) {
  const text = useBoardText();
  const { language } = useLanguage();
  const undo = useUndo();
  const inWords = (counts: ToClose): string =>
    (['completed', 'noShows', 'cancelled'] as const)
      .flatMap((name) => (counts[name] > 0 ? [text(`close.${name}`, { count: counts[name] })] : []))
      .join(', ');
  const { mutate, isPending } = useStaffMutation({
    send: () => closeEvening(date),
    done: ({ action, ...counts }) =>
      action ? { text: text('close.done'), detail: inWords(counts), undo: () => undo(action) } : text('close.nothing'),
    failed: (reason) => text('close.failed', { reason }),
    refresh: (queries) => void refreshEvenings(queries),
  });
  if (!toClose) return null;
  return (
    <Alert
      type="info"
      className={styles.close}
      title={text('close.lead', { date: dayInWords(date, language), parties: inWords(toClose) })}
      action={
        <ConnectedOnly>
          <Button disabled={isPending || undefined} onClick={() => mutate()}>
            {text('close.button')}
          </Button>
        </ConnectedOnly>
      }
    />
  );
}

function CloseEveningBefore({ date, now }: { date: ServiceDate; now: LocalMoment }) {
  const { data } = useEvening(date);
  return data ? <CloseEvening date={date} toClose={tonightOf(data, now).toClose} /> : null;
}

type View = 'timeline' | 'list';

interface BoardToolbarProps {
  isTonight: boolean;
  view: View;
  onView: (view: View) => void;
  onMenu: () => void;
  onWalkIn: () => void;
}

function BoardToolbar({ isTonight, view, onView, onMenu, onWalkIn }: BoardToolbarProps) {
  const text = useBoardText();
  return (
    <div className={`${parts.row} ${styles.toolbar}`}>
      <Segmented<View>
        aria-label={text('board.view')}
        value={view}
        onChange={onView}
        options={[
          { value: 'timeline', label: text('board.view.timeline') },
          { value: 'list', label: text('board.view.list') },
        ]}
      />
      <ConnectedOnly>
        <div className={`${parts.row} ${parts.nearThumb} ${styles.buttons}`} data-tonight={isTonight || undefined}>
          {isTonight && (
            <ShortcutButton
              keys="Alt+K"
              icon={<ReadOutlined aria-hidden />}
              aria-label={text('board.menu.open')}
              onClick={onMenu}
            >
              <span className={styles.word}>{text('board.menu')}</span>
            </ShortcutButton>
          )}
          <EntryButtons isToday={isTonight} walkIn={{ icon: <UserAddOutlined aria-hidden />, onClick: onWalkIn }} />
        </div>
      </ConnectedOnly>
    </div>
  );
}

function useView(): { view: View; choose: (view: View) => void } {
  const isPhone = useMatches(phone);
  const [chosen, choose] = useState<View | null>(null);
  return { view: chosen ?? (isPhone ? 'list' : 'timeline'), choose };
}
