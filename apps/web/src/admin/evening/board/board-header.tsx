import PauseOutlined from '@ant-design/icons/PauseOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import type { CalendarDayDto, TonightChangeDto } from '@strapec/contracts';
import {
  type Evening,
  type ServiceDate,
  addDays,
  listFreeTables,
  venueDayOn,
  floorToQuarter,
  timeOfMinute,
  type OpeningHours,
  findOpenPeriodNear,
} from '@strapec/domain';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useSiteQuery } from '../../data/use-site-query';
import { DisabledWhileOffline } from '../../data/live/disabled-while-offline';
import { useLanguage } from '../../../shared/i18n/language-context';
import { formatDay } from '../../ui/time/date-words';
import { Hint } from '../../ui/hint';
import parts from '../../ui/parts.module.css';
import styles from './board.module.css';
import type { EveningOverview } from './evening-overview';
import { useBoardText } from './texts';

interface DayNavigationProps {
  date: ServiceDate;
  today: ServiceDate;
  onChoose: (date: ServiceDate) => void;
}

export function DayNavigation({ date, today, onChoose }: DayNavigationProps) {
  const text = useBoardText();
  const { language } = useLanguage();
  const renderStepButton = (label: string, icon: ReactNode, dayOffset: number) => (
    <Hint text={label}>
      <Button type="text" icon={icon} aria-label={label} onClick={() => onChoose(addDays(date, dayOffset))} />
    </Hint>
  );
  return (
    <div className={`${parts.row} ${styles.day}`} role="group" aria-label={text('board.day')}>
      {renderStepButton(text('board.previous'), <LeftOutlined />, -1)}
      <h2 className={`${parts.date} ${styles.date}`}>{formatDay(date, language)}</h2>
      {renderStepButton(text('board.following'), <RightOutlined />, 1)}
      {date !== today && <Button onClick={() => onChoose(today)}>{text('board.today')}</Button>}
    </div>
  );
}

export function EveningStats({ overview, evening }: { overview: EveningOverview; evening: Evening }) {
  const text = useBoardText();
  const { seatedGuestCount, expectedGuestCount, departedGuestCount, latePartyCount, currentMinute } = overview;
  return (
    <section className={`${parts.row} ${styles.stats}`} aria-label={text('board.numbers')}>
      <dl className={styles.counts}>
        {currentMinute !== null && (
          <StatCount name="seated" value={seatedGuestCount} label={text('board.seated')} toneClass={parts.good} />
        )}
        <StatCount name="expected" value={expectedGuestCount} label={text('board.expected')} />
        {currentMinute !== null && (
          <StatCount name="departed" value={departedGuestCount} label={text('board.left')} toneClass={parts.muted} />
        )}
        {latePartyCount > 0 && (
          <StatCount
            name="late"
            value={latePartyCount}
            label={text('board.lateParties', { count: latePartyCount })}
            toneClass={parts.bad}
          />
        )}
      </dl>
      {currentMinute !== null && evening.hours && currentMinute < evening.hours.closes && (
        <FreeTables {...{ evening, currentMinute, hours: evening.hours }} />
      )}
    </section>
  );
}

function StatCount({
  name,
  value,
  label,
  toneClass,
}: {
  name: string;
  value: number;
  label: string;
  toneClass?: string | undefined;
}) {
  return (
    <div data-count={name}>
      <dd className={toneClass}>{value}</dd>
      <dt className={name === 'late' ? toneClass : parts.muted}>{label}</dt>
    </div>
  );
}

function FreeTables({
  evening,
  currentMinute,
  hours,
}: {
  evening: Evening;
  currentMinute: number;
  hours: OpeningHours;
}) {
  const text = useBoardText();
  const { opens, closes } = findOpenPeriodNear(currentMinute, hours);
  const freeTables = listFreeTables(Math.max(currentMinute, opens), evening);
  return (
    <div className={`${parts.row} ${parts.muted} ${styles.free}`}>
      <span id="free-tables">{text('board.free')}</span>
      {freeTables.length === 0 ? (
        <span>{text('board.free.none')}</span>
      ) : (
        <ul aria-labelledby="free-tables" className={parts.chips}>
          {freeTables.map(({ table, until }) => (
            <li key={table}>
              {until === closes
                ? text('board.free.closing', { table })
                : text('walkIn.place', { table, time: timeOfMinute(until) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface EveningToolsProps {
  day: CalendarDayDto;
  onChangeTonight: (change: TonightChangeDto) => void;
  /** `null` on another day. */
  currentMinute: number | null;
}

export function EveningTools({ day, currentMinute, onChangeTonight }: EveningToolsProps) {
  const text = useBoardText();
  return (
    <div className={parts.row}>
      {currentMinute !== null && <OnlinePause {...{ day, currentMinute, onChangeTonight }} />}
      <Button type="text" icon={<PrinterOutlined />} href={`/admin/print/${day.date}`}>
        {text('evening.print')}
      </Button>
    </div>
  );
}

/** From the current quarter of an hour on. */
function OnlinePause({
  day: { date, hours },
  currentMinute,
  onChangeTonight,
}: EveningToolsProps & { currentMinute: number }) {
  const text = useBoardText();
  const { data } = useSiteQuery();
  if (!data || !hours || currentMinute > hours.lastStart) return null;
  const { pausedFrom } = venueDayOn(date, data.venue);
  const pauseFrom = Math.max(findOpenPeriodNear(currentMinute, hours).opens, floorToQuarter(currentMinute));
  return (
    <DisabledWhileOffline>
      {pausedFrom === undefined ? (
        <Button type="text" icon={<PauseOutlined />} onClick={() => onChangeTonight({ pauseFrom })}>
          {text('board.pause')}
        </Button>
      ) : (
        <>
          <strong>{text('board.paused', { time: timeOfMinute(pausedFrom) })}</strong>
          <Button onClick={() => onChangeTonight({ resume: true })}>{text('board.resume')}</Button>
        </>
      )}
    </DisabledWhileOffline>
  );
}
