import { type VenueSettingsDto, useGetVenue } from '@strapec/contracts';
import {
  type Minute,
  type ServiceDate,
  type VenueDay,
  venueDayOn,
  toServiceMinute,
  checkPause,
  timeOfMinute,
} from '@strapec/domain';
import Button from 'antd/es/button';
import { QueryFallback } from '../ui/load-failure';
import parts from '../ui/parts.module.css';
import { SettingsSection, useVenueChangeDrawer } from './settings-section';
import { TimeFormItem } from './hours-fields';
import styles from './venue.module.css';
import { TablePlans } from './room/table-plans';
import { ReservationRules } from './reservation-rules';
import { SpecialDays } from './special-days';
import { TableClosures } from './table-closures';
import { useSettingsText } from './texts';
import { WeeklyHours } from './weekly-hours';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLook } from '../site-content/look/site-look';
import { BusinessDetailsSection } from '../site-content/business-details/business-details-section';

export function VenuePage() {
  useScrollToHash();
  return (
    <>
      <VenueSettings />
      <BusinessDetailsSection />
      <SiteLook />
    </>
  );
}

/** milliseconds */
const reseatingRefreshMs = 1_000;

function VenueSettings() {
  const text = useSettingsText();
  const { data, isError, refetch } = useGetVenue({
    query: { staleTime: 1_000, refetchInterval: ({ state }) => (state.data?.toReseat ? reseatingRefreshMs : false) },
  });
  if (!data) return <QueryFallback isError={isError} onRetry={refetch} />;
  return (
    <section aria-labelledby="venue" className={`${parts.page} ${styles.venue}`}>
      <div>
        <h2 id="venue">{text('settings.title')}</h2>
        <p className={parts.muted}>{text('settings.lead')}</p>
      </div>
      <ReseatingStatus toReseat={data.toReseat} />
      <TonightPause settings={data} />
      <SpecialDays settings={data} />
      <TableClosures settings={data} />
      <TablePlans settings={data} />
      <WeeklyHours settings={data} />
      <ReservationRules settings={data} />
    </section>
  );
}

function ReseatingStatus({ toReseat }: Pick<VenueSettingsDto, 'toReseat'>) {
  const text = useSettingsText();
  return (
    <p role="status" className={`${parts.item} ${parts.edge}`} hidden={toReseat === 0}>
      {toReseat > 0 && text('settings.settling', { count: toReseat })}
    </p>
  );
}

function TonightPause({ settings: { today, venue } }: { settings: VenueSettingsDto }) {
  const day = venueDayOn(today, venue);
  return day.hours && <PauseSection today={today} day={day} lastStart={day.hours.lastStart} />;
}

interface PauseSectionProps {
  today: ServiceDate;
  day: VenueDay;
  lastStart: Minute;
}

function PauseSection({ today, day, lastStart }: PauseSectionProps) {
  const text = useSettingsText();
  const toPause = ({ from }: { from: string }) => ({ date: today, from: toServiceMinute(from) });
  const { openEdit, openRemoval, changeDrawer } = useVenueChangeDrawer<VenueDay, { from: string }>((editedDay) => ({
    title: text('settings.pause'),
    form: {
      initialValues: { from: suggestPauseStart(editedDay) },
      fields: <TimeFormItem name="from" label={text('settings.pause.from')} extra={text('settings.pause.hint')} />,
      findErrors: (values) => checkPause(toPause(values), editedDay.hours, today),
    },
    toChange: (values) => ({ putPause: { pause: toPause(values) } }),
  }));
  const { pausedFrom } = day;
  const isPaused = pausedFrom !== undefined;
  const openPauseRemoval = () =>
    openRemoval({ title: text('settings.pause.end'), toChange: () => ({ removePause: { date: today } }) });
  return (
    <SettingsSection
      id="tonight"
      title={text('venue.tonight')}
      lead={
        isPaused
          ? text('settings.pause.on', { from: timeOfMinute(pausedFrom) })
          : text('settings.pause.none', { lastStart: timeOfMinute(lastStart) })
      }
      button={
        <Button onClick={() => (isPaused ? openPauseRemoval() : openEdit(day))}>
          {text(isPaused ? 'settings.pause.end' : 'settings.pause')}
        </Button>
      }
    >
      {changeDrawer}
    </SettingsSection>
  );
}

function suggestPauseStart({ hours }: VenueDay): string {
  return timeOfMinute(Math.min(Math.max(1200, hours?.opens ?? 0), hours?.lastStart ?? 1200));
}

function useScrollToHash(): void {
  const { hash } = useLocation();
  const isLoading = useIsFetching() > 0;
  const scrolledHash = useRef('');
  useEffect(() => {
    const linkedElement = document.getElementById(hash.slice(1));
    if (isLoading || !linkedElement || scrolledHash.current === hash) return;
    linkedElement.scrollIntoView();
    scrolledHash.current = hash;
  }, [hash, isLoading]);
}
