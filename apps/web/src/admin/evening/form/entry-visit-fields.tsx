import { useListAvailability } from '@strapec/contracts';
import {
  type PublicVenue,
  type ServiceDate,
  addDays,
  venueDayOn,
  isServiceDate,
  isTimeOfDay,
  minutesPerHour,
  reservationLimits,
  stayHourOptions,
} from '@strapec/domain';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useVenue } from '../../../shared/site/site';
import { currentServiceDate } from '../../data/current-service-date';
import { NoTableNotice } from '../reservation/no-table-notice';
import type { AlternativeStart, NoTableRefusal } from '../reservation/no-table-refusal';
import { isAfterMidnight, useFormatTime } from '../../ui/time/use-format-time';
import { dayInWords } from '../../ui/time/date-words';
import { DateField, type FindDayMark } from '../../ui/date-field';
import type { EntryValues } from './entry-values';
import styles from './entry.module.css';
import { Chips, TitledChips } from './chips';
import { useEntryText } from './texts';
import { TimeField } from '../../ui/time/time-field';
import { completeTime } from '../../ui/time/complete-time';
import parts from '../../ui/parts.module.css';
import { durationRule, useFieldRules } from './use-field-rules';

interface VisitFieldsProps {
  form: FormInstance<EntryValues>;
  values: Partial<EntryValues>;
  noTableRefusal: NoTableRefusal | null;
  /** Times with a free place; `null` while they are not known. */
  freeTimes: readonly string[] | null;
}

export function EntryVisitFields({ form, values, noTableRefusal, freeTimes }: VisitFieldsProps) {
  const text = useEntryText();
  const rulesOf = useFieldRules();
  const selectStart = ({ time, date }: AlternativeStart) => {
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
          <DateField marks={useCalendarMarks(values)} />
        </Form.Item>
        <Form.Item
          name="time"
          label={text('field.time')}
          rules={rulesOf('time')}
          extra={<AfterMidnightNote values={values} />}
        >
          <TimeField placeholder={text('entry.time.hint')} />
        </Form.Item>
      </div>
      <div className={parts.pair}>
        <Form.Item name="partySize" label={text('field.partySize')} rules={rulesOf('partySize')}>
          <Input inputMode="numeric" autoComplete="off" onFocus={({ target }) => target.select()} />
        </Form.Item>
        <Form.Item name="duration" label={text('entry.duration')} rules={[durationRule(text)]} dependencies={['time']}>
          <Select options={useDurationOptions(values.date ?? '')} virtual={false} />
        </Form.Item>
      </div>
      <Chips
        className={styles.sizes}
        aria-label={text('entry.parties')}
        options={partySizeOptions}
        selected={values.partySize}
        onSelect={(partySize) => form.setFieldValue('partySize', partySize)}
      />
      {noTableRefusal ? (
        <NoTableNotice refusal={noTableRefusal} onSelectStart={selectStart} />
      ) : (
        <FreeTimes time={values.time ?? ''} freeTimes={freeTimes} onSelect={(time) => selectStart({ time })} />
      )}
    </>
  );
}

/** After midnight a guest may mean the night before. */
function AfterMidnightNote({ values: { date = '', time: timeInput = '' } }: { values: Partial<EntryValues> }) {
  const text = useEntryText();
  const { language } = useLanguage();
  const timeText = useFormatTime();
  const time = completeTime(timeInput);
  if (!isServiceDate(date) || !isTimeOfDay(time) || !isAfterMidnight(time)) return null;
  return (
    <span role="status">{text('entry.time.night', { time: timeText(time), date: dayInWords(date, language) })}</span>
  );
}

const { stayStepMinutes, maxStaffStayMinutes } = reservationLimits;
const staffStayHours = Array.from(
  { length: maxStaffStayMinutes / stayStepMinutes },
  (_, index) => ((index + 1) * stayStepMinutes) / minutesPerHour,
);

function useDurationOptions(date: string) {
  const text = useEntryText();
  const guestHours = guestStayHours(date, useVenue());
  const toOption = (hours: number) => ({ value: hours, label: text('party.hours', { count: hours }) });
  const otherHours = staffStayHours.filter((hours) => !guestHours.includes(hours));
  return [
    { label: text('entry.duration.guests'), options: guestHours.map(toOption) },
    { label: text('entry.duration.staff'), options: otherHours.map(toOption) },
  ];
}

const guestStayHours = (date: string, venue: PublicVenue): number[] =>
  stayHourOptions(venueDayOn(isServiceDate(date) ? date : currentServiceDate(), venue).rules);

const partySizeOptions = ['1', '2', '3', '4', '5', '6', '7', '8'].map((value) => ({ value, label: value }));

interface FreeTimesProps {
  time: string;
  /** `null` while they are not known. */
  freeTimes: readonly string[] | null;
  onSelect: (time: string) => void;
}

function FreeTimes({ time, freeTimes, onSelect }: FreeTimesProps) {
  const text = useEntryText();
  const timeText = useFormatTime();
  if (!freeTimes) return null;
  if (freeTimes.length === 0)
    return <p className={`${parts.muted} ${parts.stack} ${styles.free}`}>{text('entry.free.none')}</p>;
  const options = freeTimes.map((value) => ({ value, label: timeText(value) }));
  return <TitledChips title={text('entry.free')} options={options} selected={completeTime(time)} onSelect={onSelect} />;
}

const [shownDays, daysBefore] = [42, 7];
const availabilityStaleMs = 60_000;

/** Marks closed days, and those on which guests find no free time. */
function useCalendarMarks({ partySize = '', duration = 0 }: Partial<EntryValues>) {
  const text = useEntryText();
  const venue = useVenue();
  const [month, setMonth] = useState<ServiceDate | null>(null);
  const size = Number(partySize);
  const { from, to } = bookableRange(month, venue);
  const isEnabled = month !== null && from <= to && isGuestStay(size, duration, guestStayHours(from, venue));
  const { data } = useListAvailability(
    { partySize: size, duration, from, to },
    { query: { enabled: isEnabled, staleTime: availabilityStaleMs, retry: false } },
  );
  const fullDates = new Set(data?.flatMap(({ date, availableSlots }) => (availableSlots.length === 0 ? [date] : [])));
  const findMark: FindDayMark = (date) => {
    if (venueDayOn(date, venue).hours === null) return 'closed';
    return fullDates.has(date) ? 'full' : null;
  };
  const labels = { closed: text('entry.date.closed'), full: text('entry.date.full') };
  return { findMark, labels, onShowMonth: setMonth };
}

/** Only days on which guests may reserve can be full. */
function bookableRange(month: ServiceDate | null, { rules }: PublicVenue): { from: ServiceDate; to: ServiceDate } {
  const today = currentServiceDate();
  const [first, last] = [addDays(month ?? today, -daysBefore), addDays(month ?? today, shownDays)];
  const horizon = addDays(today, Math.max(...rules.map(({ value }) => value.horizonDays)));
  return { from: first < today ? today : first, to: last < horizon ? last : horizon };
}

const isGuestStay = (size: number, duration: number, stayHours: readonly number[]): boolean =>
  Number.isInteger(size) && size >= 1 && size <= reservationLimits.maxPartySize && stayHours.includes(duration);
