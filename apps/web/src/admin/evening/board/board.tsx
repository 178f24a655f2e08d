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
import { useCalendarDayQuery } from '../../data/use-calendar-day-query';
import { useNow } from '../../data/use-now';
import { useWakeLock } from '../../data/live/use-wake-lock';
import { QueryFallback } from '../../ui/load-failure';
import parts from '../../ui/parts.module.css';
import { useShortcuts } from '../../ui/use-shortcuts';
import { DayNavigation, EveningStats, EveningTools } from './board-header';
import styles from './board.module.css';
import { toTimelineAxis, phoneMediaQuery } from './timeline-layout';
import { MoveBar } from './move-mode/move-bar';
import { computeEvening } from './calendar-day-evening';
import { PartyDrawer } from './party-drawer';
import { FinishedParties, PartyList } from './party-list';
import { TableDrawer } from './table-drawer';
import { Timeline } from './timeline';
import { type BoardParty, type ClosingCounts, type EveningOverview, toEveningOverview } from './evening-overview';
import { useBoardText } from './texts';
import { useMoveMode } from './move-mode/use-move-mode';
import { Waitlist } from './waitlist';
import { WalkInDrawer } from './walk-in-drawer';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { refreshEvenings } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { DisabledWhileOffline } from '../../data/live/disabled-while-offline';
import { NewReservationButtons, ShortcutButton } from '../drawers/new-reservation-buttons';
import { useReservationDrawers } from '../drawers/reservation-drawers';
import { useUndo } from '../reservation/use-action-banner';
import { formatDay } from '../../ui/time/date-words';
import ReadOutlined from '@ant-design/icons/ReadOutlined';
import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import Segmented from 'antd/es/segmented';
import { useMediaQuery } from '../../ui/use-media-query';

interface BoardProps {
  date: ServiceDate;
  today: ServiceDate;
  onChooseDay: (date: ServiceDate) => void;
  onOpenMenu: () => void;
  onChangeTonight: (change: TonightChangeDto) => void;
}

export function Board({ date, ...props }: BoardProps) {
  const { data, isError, refetch } = useCalendarDayQuery(date);
  const { openNewForm } = useReservationDrawers();
  useWakeLock();
  useShortcuts({ KeyN: () => openNewForm('phone'), KeyK: props.onOpenMenu });
  const dayNavigation = <DayNavigation date={date} today={props.today} onChoose={props.onChooseDay} />;
  return (
    <div className={styles.board}>
      {data ? <EveningBoard key={date} day={data} dayNavigation={dayNavigation} {...props} /> : dayNavigation}
      {!data && <QueryFallback isError={isError} onRetry={refetch} />}
    </div>
  );
}

const closedWalkInDrawer = { open: false, waitingParty: null };

type EveningBoardProps = Omit<BoardProps, 'date'> & { day: CalendarDayDto; dayNavigation: ReactNode };

function EveningBoard({ day, today, dayNavigation, onOpenMenu, onChangeTonight }: EveningBoardProps) {
  const now = useNow();
  const { openNewForm } = useReservationDrawers();
  const overview = useMemo(() => toEveningOverview(day, now), [day, now]);
  const evening = useMemo(() => computeEvening(day, now), [day, now]);
  const axis = useMemo(() => toTimelineAxis(day, overview.parties), [day, overview]);
  const [openReservationId, setOpenId] = useState<string | null>(null);
  const [walkInDrawer, setWalkInDrawer] = useState<{ open: boolean; waitingParty: WaitlistPartyDto | null }>(
    closedWalkInDrawer,
  );
  const [openTableId, setOpenTableId] = useState<string | null>(null);
  const earliestStart = findEarliestStart(day.date, today, overview.currentMinute);
  const moveMode = useMoveMode(evening, now);
  const openParty = useCallback(({ reservation }: BoardParty) => startTransition(() => setOpenId(reservation.id)), []);
  const listProps = { now, onOpen: openParty, overview };
  const openWalkIn = (waitingParty: WaitlistPartyDto | null = null) =>
    startTransition(() => setWalkInDrawer({ open: overview.currentMinute !== null, waitingParty }));
  useShortcuts({ KeyW: () => openWalkIn() });
  const { view, setView } = useBoardView(moveMode.move !== null);
  const deferredView = useDeferredValue(view); // sixty parties render after the switch
  return (
    <>
      <div className={`${parts.bar} ${styles.bar}`}>
        {dayNavigation}
        <BoardToolbar
          {...{ view, onOpenMenu }}
          isTonight={overview.currentMinute !== null}
          onSelectView={setView}
          onOpenWalkIn={() => openWalkIn()}
        />
      </div>
      <EveningStats overview={overview} evening={evening} />
      {overview.currentMinute !== null && (
        <>
          <Waitlist {...{ evening, now }} onSeat={openWalkIn} />
          <PreviousEveningAlert date={addDays(day.date, -1)} now={now} />
        </>
      )}
      <CloseEveningAlert date={day.date} closingCounts={overview.closingCounts} />
      <EmptyEvening day={day} overview={overview} />
      {deferredView === 'list' && <PartyList {...listProps} />}
      {deferredView === 'timeline' && axis && (
        <Timeline
          {...{ day, overview, axis, moveMode }}
          onOpen={openParty}
          onOpenTable={setOpenTableId}
          onTapCell={(tappedTable, minute) =>
            earliestStart !== null &&
            minute >= earliestStart &&
            openNewForm('phone', { time: timeOfMinute(floorToQuarter(minute)), table: tappedTable })
          }
        />
      )}
      {moveMode.move && <MoveBar moveMode={moveMode} move={moveMode.move} overview={overview} />}
      <FinishedParties {...listProps} />
      <EveningTools {...{ day, onChangeTonight }} currentMinute={overview.currentMinute} />
      <WalkInDrawer
        {...walkInDrawer}
        onClose={() => setWalkInDrawer((last) => ({ ...last, open: false }))}
        {...{ day, evening, overview, now }}
      />
      <TableDrawer
        {...{ table: openTableId, day, evening, earliestStart, onChangeTonight }}
        isTonight={overview.currentMinute !== null}
        onClose={() => setOpenTableId(null)}
      />
      <PartyDrawer
        party={overview.parties.find(({ reservation }) => reservation.id === openReservationId) ?? null}
        onClose={() => setOpenId(null)}
        onMove={moveMode.begin}
        now={now}
      />
    </>
  );
}

/** The first start that guests can still have; `null` once the evening is over. */
function findEarliestStart(date: ServiceDate, today: ServiceDate, currentMinute: Minute | null): Minute | null {
  if (currentMinute !== null) return floorToQuarter(currentMinute);
  return date < today ? null : 0;
}

function EmptyEvening({ day, overview }: { day: CalendarDayDto; overview: EveningOverview }) {
  const text = useBoardText();
  if (overview.parties.length > 0 || day.events.length > 0) return null;
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
      title={text('close.lead', { date: formatDay(date, language), parties: countsText(closingCounts) })}
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

function PreviousEveningAlert({ date, now }: { date: ServiceDate; now: LocalDateTime }) {
  const { data } = useCalendarDayQuery(date);
  return data ? <CloseEveningAlert date={date} closingCounts={toEveningOverview(data, now).closingCounts} /> : null;
}

type BoardView = 'timeline' | 'list';

interface BoardToolbarProps {
  isTonight: boolean;
  view: BoardView;
  onSelectView: (view: BoardView) => void;
  onOpenMenu: () => void;
  onOpenWalkIn: () => void;
}

function BoardToolbar({ isTonight, view, onSelectView, onOpenMenu, onOpenWalkIn }: BoardToolbarProps) {
  const text = useBoardText();
  return (
    <div className={`${parts.row} ${styles.toolbar}`}>
      <Segmented<BoardView>
        aria-label={text('board.view')}
        value={view}
        onChange={onSelectView}
        options={[
          { value: 'timeline', label: text('board.view.timeline') },
          { value: 'list', label: text('board.view.list') },
        ]}
      />
      <DisabledWhileOffline>
        <div className={`${parts.row} ${parts.nearThumb} ${styles.buttons}`} data-tonight={isTonight || undefined}>
          {isTonight && (
            <ShortcutButton
              shortcut="Alt+K"
              icon={<ReadOutlined aria-hidden />}
              aria-label={text('board.menu.open')}
              onClick={onOpenMenu}
            >
              <span className={styles.word}>{text('board.menu')}</span>
            </ShortcutButton>
          )}
          <NewReservationButtons
            isToday={isTonight}
            walkIn={{ icon: <UserAddOutlined aria-hidden />, onClick: onOpenWalkIn }}
          />
        </div>
      </DisabledWhileOffline>
    </div>
  );
}

/** Only the timeline shows free places. */
function useBoardView(isMoving: boolean): { view: BoardView; setView: (view: BoardView) => void } {
  const isPhone = useMediaQuery(phoneMediaQuery);
  const [selectedView, setView] = useState<BoardView | null>(null);
  return { view: isMoving ? 'timeline' : (selectedView ?? (isPhone ? 'list' : 'timeline')), setView };
}
