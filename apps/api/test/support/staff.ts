import { afterAll, beforeAll } from '@jest/globals';
import { aReservation } from '@strapec/domain/testing';
import { type ApiProcess, startApis, stopAll } from './api-process';
import { type Answer, type ProblemBody, call } from './call';
import { signIn } from './sign-in';

/** A reservation as staff see it. */
export interface ReservationBody {
  id: string;
  firstName: string;
  email: string | null;
  date: string;
  time: string;
  duration: number;
  partySize: number;
  status: string;
  tableType: string;
  tables: string[];
  isPinned: boolean;
  source: string;
  requiresApproval: boolean;
  version: number;
}

export interface EventBody {
  id: string;
  titleEn: string;
  date: string;
  maxCapacity: number;
  currentBookings: number;
  createdBy: string | null;
  capacityMode: string;
  status: string;
  visibility: string;
  pricePerPerson: number | null;
  version: number;
  updatedBy: string | null;
}

export interface SavedEventBody {
  event: EventBody;
  conflicts: { id: string }[];
  seatedAgain: { id: string }[];
  missing: { date: string; from: string; to: string; tables: string[]; eventId: string }[];
}

/** What a staff call may answer: its own body, or a problem with what helps. */
export type StaffAnswer<Body> = Answer<
  Body & ProblemBody & { rules: string[]; current: string; freeTables: string[]; holders: { firstName: string }[] }
>;

export type StaffCall = <Body = ReservationBody>(
  path: string,
  options?: { method?: string; body?: unknown; at?: number; headers?: Record<string, string> },
) => Promise<StaffAnswer<Body>>;

interface StaffAtWork {
  staff: StaffCall;
  urls: () => string[];
  processes: () => ApiProcess[];
}

/** Signed-in staff at several processes, for the tests of a file. */
export function staffAtWork(count = 2, env: Record<string, string> = {}): StaffAtWork {
  let processes: ApiProcess[] = [];
  let headers: { cookie: string };
  beforeAll(async () => {
    processes = await startApis(count, env);
    headers = await signIn(processes[0]?.url);
  });
  afterAll(() => stopAll(processes));
  const staff: StaffCall = (path, { at = 0, ...options } = {}) =>
    call(path, { ...options, headers: { ...options.headers, ...headers }, at: processes[at % count]?.url ?? '' });
  return { staff, urls: () => processes.map(({ url }) => url), processes: () => processes };
}

/** What staff type for a couple that calls. */
export function aPhoneCall(overrides: Record<string, unknown> = {}): Record<string, unknown> {
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
