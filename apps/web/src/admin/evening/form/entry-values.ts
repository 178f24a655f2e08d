import type { CreateStaffReservationDto, ReservationDto } from '@strapec/contracts';
import {
  type PublicVenue,
  type Language,
  type LocalMoment,
  type FormNote,
  type ServiceDate,
  type StaffRule,
  brokenRules,
  byNote,
  daysBetween,
  durationsThatFit,
  venueOn,
  isServiceDate,
  isTimeOfDay,
  minuteOfTime,
  minutesPerDay,
  reservationLimits,
  formNotes,
  startTimesOn,
  stayOf,
  timeOfMinute,
} from '@strapec/domain';
import type { Instead, OtherStart } from '../reservation/instead';
import { typedTime } from '../../ui/time/typed-time';

export interface EntryValues extends Record<FormNote, string> {
  date: ServiceDate;
  time: string;
  partySize: string;
  duration: number;
  lastName: string;
  firstName: string;
  phone: string;
  email: string;
  /** `T6+T7`; empty when they are chosen automatically. */
  tables: string;
  preferredLanguage: Language;
  /** Given only when a rule is broken. */
  overrideReason?: string;
  isQuiet?: boolean;
}

export type EntrySource = CreateStaffReservationDto['source'];

export type EntrySubject =
  | { kind: 'edit'; reservation: ReservationDto; instead?: Instead | undefined }
  | { kind: EntrySource; date: ServiceDate; now: LocalMoment; name: string; at?: EntryPlace | undefined };

export interface EntryPlace {
  time: string;
  table: string;
}

const blank = {
  firstName: '',
  phone: '',
  email: '',
  tables: '',
  preferredLanguage: 'sk',
  ...byNote(formNotes, () => ''),
  overrideReason: '',
} satisfies Partial<EntryValues>;

export function initialValues(subject: EntrySubject, venue: PublicVenue): EntryValues {
  if (subject.kind === 'edit') return valuesOf(subject.reservation);
  const { date, now, name, kind, at } = subject;
  const { time = '', table: tables = '' } = at ?? {};
  const day = venueOn(date, venue);
  const { usualStayHours: duration } = day.rules;
  if (kind === 'phone') return { ...blank, date, time, duration, tables, partySize: '2', lastName: '' };
  // A walk-in starts at the current slot, otherwise at the current quarter of an hour.
  const minute = now.minute + daysBetween(date, now.date) * minutesPerDay;
  const start =
    startTimesOn({ date: day.date, hours: day.hours, rules: day.rules }).findLast((slot) => slot <= minute) ??
    quarterBefore(minute);
  const longest = durationsThatFit(start, day).at(-1);
  return {
    ...blank,
    date,
    time: timeOfMinute(start),
    duration: Math.min(duration, longest ?? duration),
    partySize: '2',
    lastName: name,
  };
}

export function valuesOf(reservation: ReservationDto): EntryValues {
  const { date, time, partySize, duration, firstName, lastName, preferredLanguage } = reservation;
  return {
    ...{ date, time, duration, firstName, lastName, preferredLanguage },
    partySize: String(partySize),
    phone: reservation.phone ?? '',
    email: reservation.email ?? '',
    tables: reservation.isPinned ? reservation.tables.join('+') : '',
    ...byNote(formNotes, (note) => reservation[note] ?? ''),
    overrideReason: '',
  };
}

export function requestOf(values: EntryValues): Omit<CreateStaffReservationDto, 'source'> {
  const orNothing = (typed: string) => typed.trim() || null;
  const notes: Pick<CreateStaffReservationDto, FormNote> = byNote(formNotes, (note) => orNothing(values[note]));
  return {
    firstName: orNothing(values.firstName),
    lastName: values.lastName.trim(),
    email: orNothing(values.email),
    phone: orNothing(values.phone),
    date: values.date,
    time: typedTime(values.time),
    duration: values.duration,
    partySize: Number(values.partySize),
    ...notes,
    preferredLanguage: values.preferredLanguage,
    tables: values.tables === '' ? null : values.tables.split('+'),
    overrideReason: orNothing(values.overrideReason ?? ''),
  };
}

/** As far as the form can check; an unchanged visit breaks none. */
export function rulesBroken(
  values: Partial<EntryValues>,
  subject: EntrySubject,
  { now, venue }: { now: LocalMoment; venue: PublicVenue },
): StaffRule[] {
  const { date, duration } = values;
  const time = typedTime(values.time ?? '');
  if (!date || !isServiceDate(date) || !duration || !isTimeOfDay(time)) return [];
  if (subject.kind === 'edit' && isSameVisit(subject.reservation, { date, time, duration })) return [];
  return brokenRules(stayOf({ time, duration }), venueOn(date, venue), now);
}

export function chosenStart(subject: EntrySubject): OtherStart | null {
  const instead = subject.kind === 'edit' ? subject.instead : undefined;
  return instead && 'time' in instead ? instead : null;
}

/** Only for the visit that they were requested for. */
export function freeTablesFor(
  { date, time = '', duration }: Partial<EntryValues>,
  subject: EntrySubject,
): readonly string[] {
  if (subject.kind !== 'edit' || !subject.instead || 'time' in subject.instead) return [];
  const { reservation, instead } = subject;
  const isSameStart = date === reservation.date && typedTime(time) === reservation.time;
  return isSameStart && duration === reservation.duration ? instead.freeTables : [];
}

function isSameVisit(one: ReservationDto, other: { date: string; time: string; duration: number }): boolean {
  const isSameTime = minuteOfTime(one.time) === minuteOfTime(other.time); // midnight has two notations
  return one.date === other.date && isSameTime && one.duration === other.duration;
}

const quarterBefore = (minute: number): number => minute - (minute % reservationLimits.staffStartStep);
