import type { CreateStaffReservationDto, ReservationDto } from '@strapec/contracts';
import {
  type PublicVenue,
  type Language,
  type LocalDateTime,
  type StaffEnteredNote,
  type ServiceDate,
  type StaffRule,
  findBrokenStaffRules,
  mapNotes,
  daysBetween,
  listStayHoursUntilClosing,
  floorToQuarter,
  venueDayOn,
  isServiceDate,
  isTimeOfDay,
  toServiceMinute,
  minutesPerDay,
  staffEnteredNotes,
  startTimesOn,
  toStay,
  timeOfMinute,
} from '@strapec/domain';
import type { Alternative, AlternativeStart } from '../reservation/no-table-refusal';
import { completeTime } from '../../ui/time/complete-time';

const blankValues = {
  partySize: '2',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  /** `T6+T7`; empty when they are chosen automatically. */
  tables: '',
  preferredLanguage: 'sk' as Language,
  ...mapNotes(staffEnteredNotes, () => ''),
};

export interface ReservationFormValues extends Readonly<typeof blankValues> {
  date: ServiceDate;
  time: string;
  duration: number;
  /** Given only when a rule is broken. */
  overrideReason?: string;
  isQuiet?: boolean;
}

export type StaffSource = CreateStaffReservationDto['source'];

export type FormSubject =
  | { kind: 'edit'; reservation: ReservationDto; alternative?: Alternative | undefined }
  | { kind: StaffSource; date: ServiceDate; now: LocalDateTime; walkInName: string; preset?: FormPreset | undefined };

export interface FormPreset {
  time: string;
  table: string;
}

export function initialFormValues(subject: FormSubject, venue: PublicVenue): ReservationFormValues {
  if (subject.kind === 'edit') return toFormValues(subject.reservation);
  const { date, now, walkInName, kind, preset } = subject;
  const { time = '', table: tables = '' } = preset ?? {};
  const day = venueDayOn(date, venue);
  const { usualStayHours: duration } = day.rules;
  const values = { ...blankValues, date, time, duration, tables, overrideReason: '' };
  if (kind === 'phone') return values;
  // A walk-in starts at the current slot, otherwise at the current quarter of an hour.
  const minute = now.minute + daysBetween(date, now.date) * minutesPerDay;
  const start =
    startTimesOn({ date: day.date, hours: day.hours, rules: day.rules }).findLast((slot) => slot <= minute) ??
    floorToQuarter(minute);
  const maxStayHours = listStayHoursUntilClosing(start, day).at(-1);
  return {
    ...values,
    time: timeOfMinute(start),
    duration: Math.min(duration, maxStayHours ?? duration),
    lastName: walkInName,
  };
}

export function toFormValues(reservation: ReservationDto): ReservationFormValues {
  const { date, time, partySize, duration, firstName, lastName, preferredLanguage } = reservation;
  return {
    ...{ date, time, duration, firstName, lastName, preferredLanguage },
    partySize: String(partySize),
    phone: reservation.phone ?? '',
    email: reservation.email ?? '',
    tables: reservation.isPinned ? reservation.tables.join('+') : '',
    ...mapNotes(staffEnteredNotes, (note) => reservation[note] ?? ''),
    overrideReason: '',
  };
}

export function toReservationRequest(values: ReservationFormValues): Omit<CreateStaffReservationDto, 'source'> {
  const trimToNull = (input: string) => input.trim() || null;
  const notes: Pick<CreateStaffReservationDto, StaffEnteredNote> = mapNotes(staffEnteredNotes, (note) =>
    trimToNull(values[note]),
  );
  return {
    firstName: trimToNull(values.firstName),
    lastName: values.lastName.trim(),
    email: trimToNull(values.email),
    phone: trimToNull(values.phone),
    date: values.date,
    time: completeTime(values.time),
    duration: values.duration,
    partySize: Number(values.partySize),
    ...notes,
    preferredLanguage: values.preferredLanguage,
    tables: values.tables === '' ? null : values.tables.split('+'),
    overrideReason: trimToNull(values.overrideReason ?? ''),
  };
}

/** As far as the form can check; an unchanged visit breaks none. */
export function listBrokenRules(
  values: Partial<ReservationFormValues>,
  subject: FormSubject,
  { now, venue }: { now: LocalDateTime; venue: PublicVenue },
): StaffRule[] {
  const { date, duration } = values;
  const time = completeTime(values.time ?? '');
  if (!date || !isServiceDate(date) || !duration || !isTimeOfDay(time)) return [];
  if (subject.kind === 'edit' && isSameVisit(subject.reservation, { date, time, duration })) return [];
  return findBrokenStaffRules(toStay({ time, duration }), venueDayOn(date, venue), now);
}

export function findOfferedStart(subject: FormSubject): AlternativeStart | null {
  const alternative = subject.kind === 'edit' ? subject.alternative : undefined;
  return alternative && 'time' in alternative ? alternative : null;
}

/** Only for the visit that they were requested for. */
export function listOfferedTables(
  { date, time = '', duration }: Partial<ReservationFormValues>,
  subject: FormSubject,
): readonly string[] {
  if (subject.kind !== 'edit' || !subject.alternative || 'time' in subject.alternative) return [];
  const { reservation, alternative } = subject;
  const isSameStart = date === reservation.date && completeTime(time) === reservation.time;
  return isSameStart && duration === reservation.duration ? alternative.freeTables : [];
}

function isSameVisit(reservation: ReservationDto, visit: { date: string; time: string; duration: number }): boolean {
  const isSameTime = toServiceMinute(reservation.time) === toServiceMinute(visit.time); // midnight has two notations
  return reservation.date === visit.date && isSameTime && reservation.duration === visit.duration;
}
