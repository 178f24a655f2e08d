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
  listStayHours,
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
import { formatDay } from '../../ui/time/date-words';
import { DateField, type FindDayMark } from '../../ui/date-field';
import type { ReservationFormValues } from './reservation-form-values';
import styles from './reservation-form.module.css';
import { Chips, TitledChips } from './chips';
import { useReservationFormText } from './texts';
import { TimeField } from '../../ui/time/time-field';
import { completeTime } from '../../ui/time/complete-time';
import parts from '../../ui/parts.module.css';
import { durationRule, useFieldRules } from './use-field-rules';

interface StaffVisitFieldsProps {
  form: FormInstance<ReservationFormValues>;
  values: Partial<ReservationFormValues>;
  noTableRefusal: NoTableRefusal | null;
  /** Times with a free place; `null` while they are not known. */
  freeTimes: readonly string[] | null;
}

export function StaffVisitFields({ form, values, noTableRefusal, freeTimes }: StaffVisitFieldsProps) {
  const text = useReservationFormText();
  const fieldRulesFor = useFieldRules();
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
          rules={[{ required: true, message: text('reservationForm.error.required') }]}
        >
          <DateField marks={useCalendarMarks(values)} />
        </Form.Item>
        <Form.Item
          name="time"
          label={text('field.time')}
          rules={fieldRulesFor('time')}
          extra={<AfterMidnightNote values={values} />}
        >
          <TimeField placeholder={text('reservationForm.time.placeholder')} />
        </Form.Item>
      </div>
      <div className={parts.pair}>
        <Form.Item name="partySize" label={text('field.partySize')} rules={fieldRulesFor('partySize')}>
          <Input inputMode="numeric" autoComplete="off" onFocus={({ target }) => target.select()} />
        </Form.Item>
        <Form.Item
          name="duration"
          label={text('reservationForm.duration')}
          rules={[durationRule(text)]}
          dependencies={['time']}
        >
          <Select options={useDurationOptions(values.date ?? '')} virtual={false} />
        </Form.Item>
      </div>
      <Chips
        className={styles.sizes}
        aria-label={text('reservationForm.partySizes')}
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
function AfterMidnightNote({
  values: { date = '', time: timeInput = '' },
}: {
  values: Partial<ReservationFormValues>;
}) {
  const text = useReservationFormText();
  const { language } = useLanguage();
  const timeText = useFormatTime();
  const time = completeTime(timeInput);
  if (!isServiceDate(date) || !isTimeOfDay(time) || !isAfterMidnight(time)) return null;
  return (
    <span role="status">
      {text('reservationForm.time.afterMidnight', { time: timeText(time), date: formatDay(date, language) })}
    </span>
  );
}

const { stayStepMinutes, maxStaffStayMinutes } = reservationLimits;
const staffStayHours = Array.from(
  { length: maxStaffStayMinutes / stayStepMinutes },
  (_, index) => ((index + 1) * stayStepMinutes) / minutesPerHour,
);

function useDurationOptions(date: string) {
  const text = useReservationFormText();
  const guestHours = guestStayHours(date, useVenue());
  const toOption = (hours: number) => ({ value: hours, label: text('party.hours', { count: hours }) });
  const otherHours = staffStayHours.filter((hours) => !guestHours.includes(hours));
  return [
    { label: text('reservationForm.duration.guestOptions'), options: guestHours.map(toOption) },
    { label: text('reservationForm.duration.staffOptions'), options: otherHours.map(toOption) },
  ];
}

const guestStayHours = (date: string, venue: PublicVenue): number[] =>
  listStayHours(venueDayOn(isServiceDate(date) ? date : currentServiceDate(), venue).rules);

const partySizeOptions = ['1', '2', '3', '4', '5', '6', '7', '8'].map((value) => ({ value, label: value }));

interface FreeTimesProps {
  time: string;
  /** `null` while they are not known. */
  freeTimes: readonly string[] | null;
  onSelect: (time: string) => void;
}

function FreeTimes({ time, freeTimes, onSelect }: FreeTimesProps) {
  const text = useReservationFormText();
  const timeText = useFormatTime();
  if (!freeTimes) return null;
  if (freeTimes.length === 0)
    return <p className={`${parts.muted} ${parts.stack} ${styles.free}`}>{text('reservationForm.freeTimes.none')}</p>;
  const options = freeTimes.map((value) => ({ value, label: timeText(value) }));
  return (
    <TitledChips
      title={text('reservationForm.freeTimes')}
      options={options}
      selected={completeTime(time)}
      onSelect={onSelect}
    />
  );
}

const [daysAfterMonthStart, daysBeforeMonthStart] = [42, 7];
const availabilityStaleMs = 60_000;

/** Marks closed days, and those on which guests find no free time. */
function useCalendarMarks({ partySize = '', duration = 0 }: Partial<ReservationFormValues>) {
  const text = useReservationFormText();
  const venue = useVenue();
  const [monthStart, setMonthStart] = useState<ServiceDate | null>(null);
  const size = Number(partySize);
  const { from, to } = bookableRange(monthStart, venue);
  const isEnabled = monthStart !== null && from <= to && isGuestStay(size, duration, guestStayHours(from, venue));
  const { data } = useListAvailability(
    { partySize: size, duration, from, to },
    { query: { enabled: isEnabled, staleTime: availabilityStaleMs, retry: false } },
  );
  const fullDates = new Set(data?.flatMap(({ date, availableSlots }) => (availableSlots.length === 0 ? [date] : [])));
  const findMark: FindDayMark = (date) => {
    if (venueDayOn(date, venue).hours === null) return 'closed';
    return fullDates.has(date) ? 'full' : null;
  };
  const markLabels = { closed: text('reservationForm.date.closed'), full: text('reservationForm.date.full') };
  return { findMark, markLabels, onShowMonth: setMonthStart };
}

/** Only days on which guests may reserve can be full. */
function bookableRange(monthStart: ServiceDate | null, { rules }: PublicVenue): { from: ServiceDate; to: ServiceDate } {
  const today = currentServiceDate();
  const [firstDate, lastDate] = [
    addDays(monthStart ?? today, -daysBeforeMonthStart),
    addDays(monthStart ?? today, daysAfterMonthStart),
  ];
  const lastBookableDate = addDays(today, Math.max(...rules.map(({ value }) => value.horizonDays)));
  return { from: firstDate < today ? today : firstDate, to: lastDate < lastBookableDate ? lastDate : lastBookableDate };
}

const isGuestStay = (size: number, duration: number, stayHours: readonly number[]): boolean =>
  Number.isInteger(size) && size >= 1 && size <= reservationLimits.maxPartySize && stayHours.includes(duration);
