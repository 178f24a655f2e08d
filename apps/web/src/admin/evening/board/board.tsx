import { type CalendarDayDto, type TonightChangeDto, type WaitlistPartyDto, closeEvening } from '@strapec/contracts';
import {
  type LocalDateTime,
  type Minute,
  type ServiceDate,
  addDays,
  floorToQuarter,
  timeOfMinute,
} from '@strapec/domain';
import { type ReactNode, startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useEvening } from '../../data/use-evening';
import { useNow } from '../../data/use-now';
import { useWakeLock } from '../../data/live/use-wake-lock';
import { QueryFallback } from '../../ui/load-failure';
import parts from '../../ui/parts.module.css';
import { useShortcuts } from '../../ui/use-shortcuts';
import { DaySteps, EveningStats, EveningTools } from './board-header';
import styles from './board.module.css';
import { timelineAxis, phoneQuery } from './timeline-layout';
import { MoveBar } from './moving/move-bar';
import { eveningAt } from './evening-state';
import { PartyDrawer } from './party-drawer';
import { FinishedParties, PartyList } from './party-list';
import { TableDrawer } from './table-drawer';
import { Timeline } from './timeline';
import { type Party, type ClosingCounts, type Tonight, toTonight } from './tonight';
import { useBoardText } from './texts';
import { useActionCooldown } from './use-action-cooldown';
import { useMoveMode } from './moving/use-move-mode';
import { Waitlist } from './waitlist';
import { WalkInDrawer } from './walk-in-drawer';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { refreshEvenings } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { DisabledWhileOffline } from '../../data/live/disabled-while-offline';
import { EntryButtons, ShortcutButton } from '../drawers/entry-buttons';
import { useReservationDrawers } from '../drawers/reservation-drawers';
import { useUndo } from '../reservation/use-toasts';
import { dayInWords } from '../../ui/time/date-words';
import ReadOutlined from '@ant-design/icons/ReadOutlined';
import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import Segmented from 'antd/es/segmented';
import { useMediaQuery } from '../../ui/use-media-query';

interface BoardProps {
  date: ServiceDate;
  today: ServiceDate;
  onChooseDay: (date: ServiceDate) => void;
  onMenu: () => void;
  onTonight: (change: TonightChangeDto) => void;
}

export function Board({ date, ...props }: BoardProps) {
  const { data, isError, refetch } = useEvening(date);
  const { openEntry } = useReservationDrawers();
  useWakeLock();
  useShortcuts({ KeyN: () => openEntry('phone'), KeyK: props.onMenu });
  const steps = <DaySteps date={date} today={props.today} onChoose={props.onChooseDay} />;
  return (
    <div className={styles.board}>
      {data ? <EveningBoard key={date} day={data} steps={steps} {...props} /> : steps}
      {!data && <QueryFallback isError={isError} onRetry={refetch} />}
    </div>
  );
}

const closedWalkIn = { open: false, waiting: null };

type EveningBoardProps = Omit<BoardProps, 'date'> & { day: CalendarDayDto; steps: ReactNode };

function EveningBoard({ day, today, steps, onMenu, onTonight }: EveningBoardProps) {
  const now = useNow();
  const { openEntry } = useReservationDrawers();
  const tonight = useMemo(() => toTonight(day, now), [day, now]);
  const evening = useMemo(() => eveningAt(day, now), [day, now]);
  const axis = useMemo(() => timelineAxis(day, tonight.parties), [day, tonight]);
  const [openId, setOpenId] = useState<string | null>(null);
  const [walkInDrawer, setWalkInDrawer] = useState<{ open: boolean; waiting: WaitlistPartyDto | null }>(closedWalkIn);
  const [table, setTable] = useState<string | null>(null);
  const earliest = findEarliestStart(day.date, today, tonight.minute);
  const cooldown = useActionCooldown();
  const moveMode = useMoveMode(evening, now);
  const openParty = useCallback(({ reservation }: Party) => startTransition(() => setOpenId(reservation.id)), []);
  const listProps = { now, cooldown, onOpen: openParty, tonight };
  const openWalkIn = (waiting: WaitlistPartyDto | null = null) =>
    startTransition(() => setWalkInDrawer({ open: tonight.minute !== null, waiting }));
  useShortcuts({ KeyW: () => openWalkIn() });
  const { view, setView } = useBoardView(moveMode.moving !== null);
  const shownView = useDeferredValue(view); // sixty parties render after the switch
  return (
    <>
      <div className={`${parts.bar} ${styles.bar}`}>
        {steps}
        <BoardToolbar
          {...{ view, onMenu }}
          isTonight={tonight.minute !== null}
          onView={setView}
          onWalkIn={() => openWalkIn()}
        />
      </div>
      <EveningStats tonight={tonight} evening={evening} />
      {tonight.minute !== null && (
        <>
          <Waitlist {...{ evening, now }} onSeat={openWalkIn} />
          <ClosePreviousEvening date={addDays(day.date, -1)} now={now} />
        </>
      )}
      <CloseEveningAlert date={day.date} closingCounts={tonight.closingCounts} />
      <EmptyEvening day={day} tonight={tonight} />
      {shownView === 'list' && <PartyList {...listProps} />}
      {shownView === 'timeline' && axis && (
        <Timeline
          {...{ day, tonight, axis, moveMode }}
          onOpen={openParty}
          onOpenTable={setTable}
          onTapCell={(cell, minute) =>
            earliest !== null &&
            minute >= earliest &&
            openEntry('phone', { time: timeOfMinute(floorToQuarter(minute)), table: cell })
          }
        />
      )}
      {moveMode.moving && <MoveBar moveMode={moveMode} moving={moveMode.moving} tonight={tonight} />}
      <FinishedParties {...listProps} />
      <EveningTools {...{ day, onTonight }} minute={tonight.minute} />
      <WalkInDrawer
        {...walkInDrawer}
        onClose={() => setWalkInDrawer((last) => ({ ...last, open: false }))}
        {...{ day, evening, tonight, now }}
      />
      <TableDrawer
        {...{ table, day, evening, earliest, onTonight }}
        isTonight={tonight.minute !== null}
        onClose={() => setTable(null)}
      />
      <PartyDrawer
        party={tonight.parties.find(({ reservation }) => reservation.id === openId) ?? null}
        onClose={() => setOpenId(null)}
        onMove={moveMode.begin}
        now={now}
      />
    </>
  );
}

/** The first start that guests can still have; `null` once the evening is over. */
function findEarliestStart(date: ServiceDate, today: ServiceDate, minute: Minute | null): Minute | null {
  if (minute !== null) return floorToQuarter(minute);
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

function CloseEveningAlert({ date, closingCounts }: { date: ServiceDate; closingCounts: ClosingCounts | null }) {
  const text = useBoardText();
  const { language } = useLanguage();
  const undo = useUndo();
  const countsText = (counts: ClosingCounts): string =>
    (['completed', 'noShows', 'cancelled'] as const)
      .flatMap((name) => (counts[name] > 0 ? [text(`close.${name}`, { count: counts[name] })] : []))
      .join(', ');
  const { mutate, isPending } = useStaffMutation({
    send: () => closeEvening(date),
    onSuccess: ({ action, ...counts }) =>
      action
        ? { text: text('close.done'), detail: countsText(counts), undo: () => undo(action) }
        : text('close.nothing'),
    onFailure: (reason) => text('close.failed', { reason }),
    refresh: (queries) => void refreshEvenings(queries),
  });
  if (!closingCounts) return null;
  return (
    <Alert
      type="info"
      className={styles.close}
      title={text('close.lead', { date: dayInWords(date, language), parties: countsText(closingCounts) })}
      action={
        <DisabledWhileOffline>
          <Button disabled={isPending || undefined} onClick={() => mutate()}>
            {text('close.button')}
          </Button>
        </DisabledWhileOffline>
      }
    />
  );
}

function ClosePreviousEvening({ date, now }: { date: ServiceDate; now: LocalDateTime }) {
  const { data } = useEvening(date);
  return data ? <CloseEveningAlert date={date} closingCounts={toTonight(data, now).closingCounts} /> : null;
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
      <DisabledWhileOffline>
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
      </DisabledWhileOffline>
    </div>
  );
}

/** Only the timeline shows free places. */
function useBoardView(isMoving: boolean): { view: View; setView: (view: View) => void } {
  const isPhone = useMediaQuery(phoneQuery);
  const [selectedView, setView] = useState<View | null>(null);
  return { view: isMoving ? 'timeline' : (selectedView ?? (isPhone ? 'list' : 'timeline')), setView };
}
