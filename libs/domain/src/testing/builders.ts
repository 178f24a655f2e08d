import type { Evening, Visit } from '../capacity/evening/evening.js';
import { venueDayOn, tablePlanOn } from '../venue/venue.js';
import { placeholderCaptchaToken } from '../venue/reservation-limits.js';
import type { GuestNote } from '../reservation/reservation-notes.js';
import { seededVenue } from './venue.js';
import { type ServiceDate, type Weekday, addDays, weekdayOf } from '../venue/schedule/service-date.js';

/** A reservation as a guest sends it. */
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

export const wednesdayDate: ServiceDate = '2026-12-02';
export const fridayDate: ServiceDate = '2026-12-04';
export const sundayDate: ServiceDate = '2026-12-06';

/** A valid reservation for two on Friday at 18:30. */
export function buildReservation(overrides: Partial<ReservationPayload> = {}): ReservationPayload {
  return {
    firstName: 'Zuzana',
    lastName: 'Kováčová',
    email: 'zuzana@example.com',
    phone: '+421 905 123 456',
    date: fridayDate,
    time: '18:30',
    duration: 2,
    partySize: 2,
    preferredLanguage: 'sk',
    captchaToken: 'development-captcha-token',
    ...overrides,
  };
}

/** A valid contact form. */
export function buildContactMessage(overrides: Record<string, unknown> = {}): Record<string, unknown> {
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
export function buildInquiry(overrides: Record<string, unknown> = {}): Record<string, unknown> {
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

/** A visit of two at T1 from 18:00 to 20:00. */
export function buildVisit(overrides: Partial<Visit> = {}): Visit {
  return { id: 'visit', start: 1080, end: 1200, partySize: 2, tables: ['T1'], isFixed: false, ...overrides };
}

/** An evening without visits in the venue of the first start, by default a Friday. */
export function buildEvening(overrides: Partial<Evening> = {}): Evening {
  const date = overrides.date ?? fridayDate;
  return { ...venueDayOn(date, seededVenue), plan: tablePlanOn(date, seededVenue), occupancy: [], ...overrides };
}

/** The first date after another one that falls on the weekday. */
export function nextWeekday(weekday: Weekday, afterDate: ServiceDate): ServiceDate {
  const nextDate = addDays(afterDate, 1);
  return weekdayOf(nextDate) === weekday ? nextDate : nextWeekday(weekday, nextDate);
}
