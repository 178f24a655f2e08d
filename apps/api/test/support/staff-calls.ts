import type { EventDto, SavedEventDto } from '../../src/events/event.dto';
import type { ReservationDto } from '../../src/reservations/core/reservation.dto';
import { afterAll, beforeAll } from '@jest/globals';
import { aReservation } from '@strapec/domain/testing';
import { type ApiProcess, startApis, stopApis } from './api-process';
import { type Answer, type ProblemBody, call } from './call';
import { type AppOptions, type StartedApp, fixture } from './fixture';
import { signIn } from './staff-sign-in';

export type { EventDto as EventBody, ReservationDto as ReservationBody, SavedEventDto as SavedEventBody };

/** What a staff call may answer: its own body, or a problem with what helps. */
export type StaffAnswer<Body> = Answer<
  Body & ProblemBody & { rules: string[]; current: string; freeTables: string[]; holders: { firstName: string }[] }
>;

export type StaffCall = <Body = ReservationDto>(
  path: string,
  options?: { method?: string; body?: unknown; at?: number; headers?: Record<string, string> },
) => Promise<StaffAnswer<Body>>;

interface StaffAccess {
  staff: StaffCall;
  urls: () => string[];
}

/** Signed-in staff at several apps in this process, which share the database alone. */
export function signedInStaff(count = 2, options: AppOptions = {}): StaffAccess & { apps: () => StartedApp[] } {
  const apps: StartedApp[] = [];
  const start = async (): Promise<string[]> => {
    for (let index = 0; index < count; index += 1)
      apps.push(await fixture.startApp({ isClockReal: options.at === undefined, ...options }));
    return apps.map((app) => app.baseUrl);
  };
  return { ...signInBeforeAll(start), apps: () => apps };
}

/** Signed-in staff at several processes, for proofs of what processes do to each other. */
export function staffAtProcesses(
  count: number,
  env: Record<string, string> = {},
): StaffAccess & { processes: () => ApiProcess[] } {
  let processes: ApiProcess[] = [];
  const start = async (): Promise<string[]> => {
    processes = await startApis(count, env);
    return processes.map(({ url }) => url);
  };
  afterAll(() => stopApis(processes));
  return { ...signInBeforeAll(start), processes: () => processes };
}

function signInBeforeAll(start: () => Promise<string[]>): StaffAccess {
  let urls: string[] = [];
  let headers: { cookie: string };
  beforeAll(async () => {
    urls = await start();
    headers = await signIn(urls[0]);
  });
  const staff: StaffCall = (path, { at = 0, ...options } = {}) =>
    call(path, { ...options, headers: { ...options.headers, ...headers }, at: urls[at % urls.length] ?? '' });
  return { staff, urls: () => urls };
}

/** What staff type for a couple that calls. */
export function phoneReservation(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const { lastName, date, time, duration, partySize } = aReservation();
  return { lastName, date, time, duration, partySize, source: 'phone', ...overrides };
}

/** An event as staff write it. */
export function anEvent(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    titleEn: 'Eight bottles',
    descriptionEn: 'Eight wines from eight growers.',
    eventType: 'wine_tasting',
    date: aReservation().date,
    time: '18:00',
    duration: 2,
    maxCapacity: 12,
    status: 'active',
    visibility: 'visible',
    ...overrides,
  };
}
