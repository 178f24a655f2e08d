import type { Evening, Visit } from '../capacity/evening/evening.js';
import { venueDayOn, tablePlanOn } from '../venue/venue.js';
import { placeholderCaptchaToken } from '../venue/reservation-limits.js';
import type { GuestNote } from '../reservation/reservation-notes.js';
import { seededVenue } from './venue.js';
import { type ServiceDate, type Weekday, addDays, weekdayOf } from '../venue/schedule/service-date.js';

/** What a guest sends; a plain, valid couple unless told otherwise. */
export interface ReservationPayload extends Partial<Record<GuestNote, string>> {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  date: ServiceDate;
  time: string;
  duration: number;
  partySize: number;
  preferredLanguage: 'sk' | 'en';
  captchaToken?: string;
}

export const aWednesday: ServiceDate = '2026-12-02';
export const aFriday: ServiceDate = '2026-12-04';
export const aSunday: ServiceDate = '2026-12-06';

/** A valid reservation payload. */
export function aReservation(overrides: Partial<ReservationPayload> = {}): ReservationPayload {
  return {
    firstName: 'Zuzana',
    lastName: 'Kováčová',
    email: 'zuzana@example.com',
    phone: '+421 905 123 456',
    date: aFriday,
    time: '18:30',
    duration: 2,
    partySize: 2,
    preferredLanguage: 'sk',
    captchaToken: 'development-captcha-token',
    ...overrides,
  };
}

/** A valid message through the contact form. */
export function aContactMessage(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Zuzana',
    lastName: 'Kováčová',
    email: 'zuzana@example.com',
    phone: '+421 905 123 456',
    message: 'Máte v piatok otvorené aj pre psov?',
    language: 'sk',
    captchaToken: placeholderCaptchaToken,
    ...overrides,
  };
}

/** A valid inquiry for a private event. */
export function anInquiry(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Zuzana Kováčová',
    email: 'zuzana@example.com',
    phone: '+421 905 123 456',
    eventType: 'celebration',
    eventDate: '2030-12-13',
    guestCount: '15–20',
    message: 'Oslavujeme päťdesiatku.',
    language: 'sk',
    captchaToken: placeholderCaptchaToken,
    ...overrides,
  };
}

/** A couple at T1 from 18:00 to 20:00. */
export function aVisit(overrides: Partial<Visit> = {}): Visit {
  return { id: 'visit', start: 1080, end: 1200, partySize: 2, tables: ['T1'], isFixed: false, ...overrides };
}

/** An empty Friday in the venue. */
export function anEvening(overrides: Partial<Evening> = {}): Evening {
  const date = overrides.date ?? aFriday;
  return { ...venueDayOn(date, seededVenue), plan: tablePlanOn(date, seededVenue), occupancy: [], ...overrides };
}

/** The first such weekday that is later than a date. */
export function nextWeekday(weekday: Weekday, after: ServiceDate): ServiceDate {
  const next = addDays(after, 1);
  return weekdayOf(next) === weekday ? next : nextWeekday(weekday, next);
}
