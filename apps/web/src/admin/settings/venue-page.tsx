import { type VenueSettingsDto, useGetVenue } from '@strapec/contracts';
import { type VenueDay, venueOn, minuteOfTime, pauseErrors, timeOfMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { TimeField } from '../ui/time/time-field';
import { NotLoaded } from '../ui/load-failure';
import parts from '../ui/parts.module.css';
import { SettingsSection } from './dated-section';
import { useTimeRule } from './hours-fields';
import styles from './venue.module.css';
import { Rooms } from './room/rooms';
import { Rules } from './rules';
import { SpecialDays } from './special-days';
import { Tables } from './tables';
import { useVenueText } from './texts';
import { Weeks } from './weeks';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TestMailButton } from '../mail-activity/test-mail-button';
import { Look } from '../site-content/look/look';
import { BusinessDetailsFacts } from '../site-content/business-details/business-details-facts';

export function VenuePage() {
  useNamedPart();
  return (
    <>
      <VenueManagement />
      <BusinessDetailsFacts testMail={<TestMailButton />} />
      <Look />
    </>
  );
}

/** milliseconds */
const refreshEvery = 1_000;

function VenueManagement() {
  const text = useVenueText();
  const { data, isError, refetch } = useGetVenue({
    query: { staleTime: 1_000, refetchInterval: ({ state }) => (state.data?.toReseat ? refreshEvery : false) },
  });
  if (!data) return <NotLoaded isError={isError} retry={refetch} />;
  return (
    <section aria-labelledby="venue" className={`${parts.page} ${styles.venue}`}>
      <div>
        <h2 id="venue">{text('settings.title')}</h2>
        <p className={parts.muted}>{text('settings.lead')}</p>
      </div>
      <Reseating toReseat={data.toReseat} />
      <Tonight settings={data} />
      <SpecialDays settings={data} />
      <Tables settings={data} />
      <Rooms settings={data} />
      <Weeks settings={data} />
      <Rules settings={data} />
    </section>
  );
}

function Reseating({ toReseat }: Pick<VenueSettingsDto, 'toReseat'>) {
  const text = useVenueText();
  return (
    <p role="status" className={`${parts.item} ${parts.edge}`} hidden={toReseat === 0}>
      {toReseat > 0 && text('settings.settling', { count: toReseat })}
    </p>
  );
}

function Tonight({ settings: { today, venue } }: { settings: VenueSettingsDto }) {
  const text = useVenueText();
  const day = venueOn(today, venue);
  if (!day.hours) return null;
  const { pausedFrom } = day;
  const isPaused = pausedFrom !== undefined;
  const pauseOf = ({ from }: { from: string }) => ({ date: today, from: minuteOfTime(from) });
  return (
    <SettingsSection<VenueDay, { from: string }>
      id="tonight"
      title={text('venue.tonight')}
      lead={
        isPaused
          ? text('settings.pause.on', { from: timeOfMinute(pausedFrom) })
          : text('settings.pause.none', { lastStart: timeOfMinute(day.hours.lastStart) })
      }
      button={({ edit, remove }) =>
        isPaused ? (
          <Button
            onClick={() => remove({ title: text('settings.pause.end'), change: { removePause: { date: today } } })}
          >
            {text('settings.pause.end')}
          </Button>
        ) : (
          <Button onClick={() => edit(day)}>{text('settings.pause')}</Button>
        )
      }
      changeOf={(task) => ({
        title: text('settings.pause'),
        form: {
          initial: { from: usualPause(task) },
          fields: <PauseField />,
          errors: (values) => pauseErrors(pauseOf(values), task.hours, today),
        },
        changeOf: (values) => ({ putPause: { pause: pauseOf(values) } }),
      })}
    />
  );
}

function usualPause({ hours }: VenueDay): string {
  return timeOfMinute(Math.min(Math.max(1200, hours?.opens ?? 0), hours?.lastStart ?? 1200));
}

function PauseField() {
  const text = useVenueText();
  const rule = useTimeRule();
  return (
    <Form.Item
      name="from"
      label={text('settings.pause.from')}
      extra={text('settings.pause.hint')}
      rules={[rule]}
      validateTrigger="onBlur"
    >
      <TimeField reading="clock" />
    </Form.Item>
  );
}

function useNamedPart(): void {
  const { hash } = useLocation();
  const isLoading = useIsFetching() > 0;
  const shown = useRef('');
  useEffect(() => {
    const part = document.getElementById(hash.slice(1));
    if (isLoading || !part || shown.current === hash) return;
    part.scrollIntoView();
    shown.current = hash;
  }, [hash, isLoading]);
}
