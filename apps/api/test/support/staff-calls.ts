import type { EventDto, SavedEventDto } from '../../src/events/event.dto';
import type { ReservationDto } from '../../src/reservations/core/reservation.dto';
import { afterAll, beforeAll } from '@jest/globals';
import { buildReservation } from '@strapec/domain/testing';
import { type ApiProcess, startApis, stopApis } from './api-process';
import { type ApiResponse, type ProblemBody, requestApi } from './request-api';
import { type AppOptions, type StartedApp, fixture } from './fixture';
import { signIn } from './staff-sign-in';

export type { EventDto as EventBody, ReservationDto as ReservationBody, SavedEventDto as SavedEventBody };

/** The response to a call of staff: its own body, or a problem with its details. */
export type StaffResponse<Body> = ApiResponse<
  Body & ProblemBody & { rules: string[]; current: string; freeTables: string[]; holders: { firstName: string }[] }
>;

export type StaffCall = <Body = ReservationDto>(
  path: string,
  options?: { method?: string; body?: unknown; appIndex?: number; headers?: Record<string, string> },
) => Promise<StaffResponse<Body>>;

interface StaffAccess {
  callAsStaff: StaffCall;
  getUrls: () => string[];
}

/** Starts apps in this process that share only the database, and signs staff in. */
export function startAppsWithStaff(
  appCount = 2,
  options: AppOptions = {},
): StaffAccess & { getApps: () => StartedApp[] } {
  const apps: StartedApp[] = [];
  const startApps = async (): Promise<string[]> => {
    for (let index = 0; index < appCount; index += 1)
      apps.push(await fixture.startApp({ hasRealClock: options.now === undefined, ...options }));
    return apps.map((app) => app.baseUrl);
  };
  return { ...signInBeforeAll(startApps), getApps: () => apps };
}

/** Starts processes on one database, and signs staff in. */
export function startProcessesWithStaff(
  processCount: number,
  env: Record<string, string> = {},
): StaffAccess & { getProcesses: () => ApiProcess[] } {
  let processes: ApiProcess[] = [];
  const startProcesses = async (): Promise<string[]> => {
    processes = await startApis(processCount, env);
    return processes.map(({ url }) => url);
  };
  afterAll(() => stopApis(processes));
  return { ...signInBeforeAll(startProcesses), getProcesses: () => processes };
}

function signInBeforeAll(startServers: () => Promise<string[]>): StaffAccess {
  let urls: string[] = [];
  let session: { cookie: string };
  beforeAll(async () => {
    urls = await startServers();
    session = await signIn(urls[0]);
  });
  const callAsStaff: StaffCall = (path, { appIndex = 0, ...options } = {}) =>
    requestApi(path, {
      ...options,
      headers: { ...options.headers, ...session },
      apiUrl: urls[appIndex % urls.length] ?? '',
    });
  return { callAsStaff, getUrls: () => urls };
}

/** A reservation for two that staff enter during a telephone call. */
export function buildPhoneReservation(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const { lastName, date, time, duration, partySize } = buildReservation();
  return { lastName, date, time, duration, partySize, source: 'phone', ...overrides };
}

/** An event as staff send it. */
export function buildEvent(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    titleEn: 'Eight bottles',
    descriptionEn: 'Eight wines from eight growers.',
    eventType: 'wine_tasting',
    date: buildReservation().date,
    time: '18:00',
    duration: 2,
    maxCapacity: 12,
    status: 'active',
    visibility: 'visible',
    ...overrides,
  };
}
