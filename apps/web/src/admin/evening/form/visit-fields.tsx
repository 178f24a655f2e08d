import { useListAvailability } from '@strapec/contracts';
import {
  type PublicVenue,
  type ServiceDate,
  addDays,
  venueOn,
  isServiceDate,
  isTimeOfDay,
  minutesPerHour,
  reservationLimits,
  staysIn,
  staffDay,
} from '@strapec/domain';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useState } from 'react';
import { currentMoment } from '../../../shared/clock';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useVenue } from '../../../shared/site/site';
import { FullNotice } from '../reservation/full-notice';
import type { OtherStart } from '../reservation/instead';
import { isAfterMidnight, useTimeWords } from '../../ui/time/use-time-words';
import { dayInWords } from '../../ui/time/date-words';
import { DateField, type DayMark, type DayMarks } from '../../ui/date-field';
import type { EntryValues } from './entry-values';
import styles from './entry.module.css';
import { useEntryText } from './texts';
import { TimeField } from '../../ui/time/time-field';
import { typedTime } from '../../ui/time/typed-time';
import parts from '../../ui/parts.module.css';
import { useEntryRules } from './use-entry-rules';
import type { EntryRefusal } from './use-save-entry';

interface VisitFieldsProps {
  form: FormInstance<EntryValues>;
  values: Partial<EntryValues>;
  refusal: EntryRefusal;
  /** Times with a free place; `null` while they are not known. */
  free: readonly string[] | null;
}

export function VisitFields({ form, values, refusal, free }: VisitFieldsProps) {
  const text = useEntryText();
  const rules = useEntryRules();
  const pick = ({ time, date }: OtherStart) => {
    form.setFieldsValue({ time, ...(date && { date }) });
    void form.validateFields(['time']);
  };
  return (
    <>
      <div className={parts.pair}>
        <Form.Item
          name="date"
          label={text('field.date')}
          rules={[{ required: true, message: text('entry.error.required') }]}
        >
          <DateField marks={useMarkedDays(values)} />
        </Form.Item>
        <Form.Item name="time" label={text('field.time')} rules={rules.time} extra={<EveningState values={values} />}>
          <TimeField placeholder={text('entry.time.hint')} />
        </Form.Item>
      </div>
      <div className={parts.pair}>
        <Form.Item name="partySize" label={text('field.partySize')} rules={rules.partySize}>
          <Input inputMode="numeric" autoComplete="off" onFocus={({ target }) => target.select()} />
        </Form.Item>
        <Form.Item name="duration" label={text('entry.duration')} rules={rules.duration} dependencies={['time']}>
          <Select options={useDurationOptions(values.date ?? '')} virtual={false} />
        </Form.Item>
      </div>
      <PartyChips chosen={values.partySize ?? ''} onPick={(partySize) => form.setFieldValue('partySize', partySize)} />
      {refusal.instead && <FullNotice offered={refusal.instead} onPick={pick} />}
      {!refusal.instead && <FreeTimes typed={values.time ?? ''} free={free} onPick={(time) => pick({ time })} />}
    </>
  );
}

function useMarkedDays(values: Partial<EntryValues>) {
  const text = useEntryText();
  const [month, setMonth] = useState<ServiceDate | null>(null);
  const words = { closed: text('entry.date.closed'), full: text('entry.date.full') };
  return { of: useDayMarks(values, month), words, onShow: setMonth };
}

/** After midnight a guest may mean the night before. */
function EveningState({ values: { date = '', time: typed = '' } }: { values: Partial<EntryValues> }) {
  const text = useEntryText();
  const { language } = useLanguage();
  const timeInWords = useTimeWords();
  const time = typedTime(typed);
  if (!isServiceDate(date) || !isTimeOfDay(time) || !isAfterMidnight(time)) return null;
  return (
    <span role="status">{text('entry.time.night', { time: timeInWords(time), date: dayInWords(date, language) })}</span>
  );
}

const { staffStayStep, longestStaffStay } = reservationLimits;
const staffStays = Array.from({ length: longestStaffStay / staffStayStep }, (_, index) => {
  return ((index + 1) * staffStayStep) / minutesPerHour;
});

function useDurationOptions(date: string) {
  const text = useEntryText();
  const guestStays = staysOn(date, useVenue());
  const optionOf = (hours: number) => ({ value: hours, label: text('party.hours', { count: hours }) });
  const others = staffStays.filter((hours) => !guestStays.includes(hours));
  return [
    { label: text('entry.duration.guests'), options: guestStays.map(optionOf) },
    { label: text('entry.duration.staff'), options: others.map(optionOf) },
  ];
}

const staysOn = (date: string, venue: PublicVenue): number[] =>
  staysIn(venueOn(isServiceDate(date) ? date : staffDay(currentMoment()), venue).rules);

const sizes = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** For touch: a keyboard covers half of the form. */
function PartyChips({ chosen, onPick }: { chosen: string; onPick: (partySize: string) => void }) {
  const text = useEntryText();
  return (
    <div className={`${parts.chips} ${styles.sizes}`} role="group" aria-label={text('entry.parties')}>
      {sizes.map((size) => (
        <button key={size} type="button" tabIndex={-1} aria-pressed={size === chosen} onClick={() => onPick(size)}>
          {size}
        </button>
      ))}
    </div>
  );
}

interface FreeTimesProps {
  typed: string;
  /** `null` while they are not known. */
  free: readonly string[] | null;
  onPick: (time: string) => void;
}

/** For touch; Tab skips them. */
function FreeTimes({ typed, free, onPick }: FreeTimesProps) {
  const text = useEntryText();
  const timeInWords = useTimeWords();
  if (!free) return null;
  if (free.length === 0)
    return <p className={`${parts.muted} ${parts.stack} ${styles.free}`}>{text('entry.free.none')}</p>;
  const chosen = typedTime(typed);
  return (
    <div className={`${parts.muted} ${parts.stack} ${styles.free}`}>
      <p id="entry-free">{text('entry.free')}</p>
      <div className={parts.chips} role="group" aria-labelledby="entry-free">
        {free.map((slot) => (
          <button key={slot} type="button" tabIndex={-1} aria-pressed={slot === chosen} onClick={() => onPick(slot)}>
            {timeInWords(slot)}
          </button>
        ))}
      </div>
    </div>
  );
}

const [shownDays, daysBefore] = [42, 7];
const fresh = 60_000; // milliseconds

function useDayMarks({ partySize = '', duration = 0 }: Partial<EntryValues>, month: ServiceDate | null) {
  const venue = useVenue();
  const size = Number(partySize);
  const { from, to } = bookable(month, venue);
  const isEnabled = from <= to && isForGuests(size, duration, staysOn(from, venue));
  const { data } = useListAvailability(
    { partySize: size, duration, from, to },
    { query: { enabled: isEnabled, staleTime: fresh, retry: false } },
  );
  const full = new Set(data?.flatMap(({ date, availableSlots }) => (availableSlots.length === 0 ? [date] : [])));
  const marks: DayMarks = (date): DayMark | null => {
    if (venueOn(date, venue).hours === null) return 'closed';
    return full.has(date) ? 'full' : null;
  };
  return marks;
}

const nothing = { from: '1', to: '0' };

/** Only days on which guests may reserve can be full. */
function bookable(month: ServiceDate | null, { rules }: PublicVenue): { from: ServiceDate; to: ServiceDate } {
  if (month === null) return nothing;
  const today = staffDay(currentMoment());
  const [first, last] = [addDays(month, -daysBefore), addDays(month, shownDays)];
  const horizon = addDays(today, Math.max(...rules.map(({ value }) => value.horizonDays)));
  return { from: first < today ? today : first, to: last < horizon ? last : horizon };
}

const isForGuests = (size: number, duration: number, stays: readonly number[]): boolean =>
  Number.isInteger(size) && size >= 1 && size <= reservationLimits.maxPartySize && stays.includes(duration);
