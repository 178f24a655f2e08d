import type { EventDto, SavedEventDto } from '../../src/events/event.dto';
import type { ReservationDto } from '../../src/reservations/core/reservation.dto';
import { afterAll, beforeAll } from '@jest/globals';
import { aReservation } from '@strapec/domain/testing';
import { type ApiProcess, startApis, stopApis } from './api-process';
import { type Answer, type ProblemBody, call } from './call';
import { type AppOptions, type StartedApp, fixture } from './fixture';
import { signIn } from './staff-sign-in';

export type { EventDto as EventBody, ReservationDto as ReservationBody, SavedEventDto as SavedEventBody };

/** The response to a call of staff: its own body, or a problem with its details. */
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

/** Starts apps in this process that share only the database, and signs staff in. */
export function signedInStaff(appCount = 2, options: AppOptions = {}): StaffAccess & { apps: () => StartedApp[] } {
  const apps: StartedApp[] = [];
  const startApps = async (): Promise<string[]> => {
    for (let index = 0; index < appCount; index += 1)
      apps.push(await fixture.startApp({ isClockReal: options.at === undefined, ...options }));
    return apps.map((app) => app.baseUrl);
  };
  return { ...signInBeforeAll(startApps), apps: () => apps };
}

/** Starts processes on one database, and signs staff in. */
export function staffAtProcesses(
  processCount: number,
  env: Record<string, string> = {},
): StaffAccess & { processes: () => ApiProcess[] } {
  let processes: ApiProcess[] = [];
  const startProcesses = async (): Promise<string[]> => {
    processes = await startApis(processCount, env);
    return processes.map(({ url }) => url);
  };
  afterAll(() => stopApis(processes));
  return { ...signInBeforeAll(startProcesses), processes: () => processes };
}

function signInBeforeAll(startServers: () => Promise<string[]>): StaffAccess {
  let urls: string[] = [];
  let session: { cookie: string };
  beforeAll(async () => {
    urls = await startServers();
    session = await signIn(urls[0]);
  });
  const callAsStaff: StaffCall = (path, { at: appIndex = 0, ...options } = {}) =>
    call(path, { ...options, headers: { ...options.headers, ...session }, at: urls[appIndex % urls.length] ?? '' });
  return { staff: callAsStaff, urls: () => urls };
}

/** A reservation for two that staff enter during a telephone call. */
export function phoneReservation(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const { lastName, date, time, duration, partySize } = aReservation();
  return { lastName, date, time, duration, partySize, source: 'phone', ...overrides };
}

/** An event as staff send it. */
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
