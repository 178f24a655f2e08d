import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../../support/api-process';
import { type Answer, newEmail, call, reserve } from '../../support/call';
import { upcomingDate } from '../../support/upcoming-date';
import { nextOpenDates } from '../../support/next-open-dates';
import { findViolations } from '../../support/oracle';
import { signIn } from '../../support/staff-sign-in';
import { sql } from '../../support/sql';

interface Shown {
  id: string;
  code: string;
  status: string;
  tableType: string;
  items: { firstName: string; date: string }[];
  total: number;
  counts: Record<string, number>;
  reservations: { time: string }[];
  events: { titleEn: string }[];
}

let processes: ApiProcess[];
let headers: { cookie: string };
beforeAll(async () => {
  processes = await startApis(2);
  headers = await signIn(processes[0]?.url);
});
afterAll(() => stopApis(processes));

const staff = (path: string, method = 'GET', body?: unknown, at = 0): Promise<Answer<Shown>> =>
  call(path, { method, headers, at: processes[at]?.url ?? '', ...(body === undefined ? {} : { body }) });
const setStatus = (id: string, status: string, at = 0) =>
  staff(`/api/reservations/${id}/status`, 'PUT', { status }, at);
const reserved = async (overrides: object): Promise<string> =>
  (await reserve({ email: newEmail(), ...overrides })).body.reservation.id;

describe('a status', () => {
  const date = upcomingDate('friday');

  it('follows the lifecycle and nothing else', async () => {
    const id = await reserved({ date });
    expect((await setStatus(id, 'pending_approval')).body.code).toBe('transition_not_allowed');
    expect((await setStatus(id, 'seated')).body.status).toBe('seated');
    expect((await setStatus(id, 'cancelled')).status).toBe(409);
    expect((await setStatus(id, 'completed')).body.status).toBe('completed');
    expect((await setStatus(id, 'confirmed')).status).toBe(409);
    expect(await sql('SELECT 1 FROM table_holdings WHERE reservation_id = $1', [id])).toEqual([]);
  });

  it('that gives tables up makes room at once', async () => {
    const evening = upcomingDate('thursday');
    const room = `/api/reservations/availability/${evening}/20/2`;
    const id = await reserved({ date: evening });
    const before = (await call<{ availableSlots: string[] }>(room)).body.availableSlots;
    await setStatus(id, 'cancelled');
    const after = (await call<{ availableSlots: string[] }>(room)).body.availableSlots;
    expect([before.includes('18:30'), after.includes('18:30')]).toEqual([false, true]);
  });

  it('of a cancelled visit comes back only when it can be seated', async () => {
    const evening = upcomingDate('wednesday');
    const id = await reserved({ date: evening });
    await setStatus(id, 'cancelled');
    const whole = await reserved({ date: evening, partySize: 20 });
    expect((await setStatus(id, 'confirmed')).body.code).toBe('capacity_full');
    await setStatus(whole, 'cancelled');
    const { status, body } = await setStatus(id, 'confirmed');
    expect([status, body.status, body.tableType]).toEqual([200, 'confirmed', 'table_2']);
  });

  it('of an unknown reservation is not found', async () => {
    expect((await setStatus('00000000-0000-4000-8000-000000000000', 'confirmed')).status).toBe(404);
    expect((await setStatus('x', 'confirmed')).status).toBe(404);
  });
});

describe('a party that waits', () => {
  it('is approved once and mailed once, however many approve it at once', async () => {
    for (const date of nextOpenDates(10)) {
      const id = await reserved({ date, partySize: 6, time: '16:00' });
      const both = await Promise.all(
        [0, 1].map((at) => staff(`/api/reservations/${id}/approve`, 'PUT', undefined, at)),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const mails = await sql(
        `SELECT 1 FROM email_messages WHERE reservation_id = $1 AND kind = 'reservation_approved'`,
        [id],
      );
      expect(mails).toHaveLength(1);
    }
  });
});

describe('proof C3: bringing a cancelled visit back while guests reserve', () => {
  it('never holds a table twice', async () => {
    for (const date of nextOpenDates(30).slice(10)) {
      const cancelled = await Promise.all([12, 4].map((partySize) => reserved({ date, partySize })));
      for (const id of cancelled) await setStatus(id, 'cancelled');
      await reserved({ date, partySize: 8 });
      await Promise.all([
        ...cancelled.map((id, at) => setStatus(id, 'confirmed', at)),
        ...[8, 4, 2].map((partySize, at) =>
          reserve({ date, partySize, email: newEmail() }, { at: processes[at % 2]?.url ?? '' }),
        ),
      ]);
    }
    const found = await findViolations(databaseUrl);
    expect(found.filter((violation) => !/mails|status that/.test(violation))).toEqual([]);
  });
});

describe('the list', () => {
  it('is filtered, searched and paged', async () => {
    const date = upcomingDate('saturday', 20);
    for (const [firstName, time] of [
      ['Anna', '20:00'],
      ['Božena', '18:00'],
      ['100%', '19:00'],
    ] as const) {
      await reserved({ date, firstName, time });
    }
    const names = async (query: string): Promise<string[]> =>
      (await staff(`/api/reservations?from=${date}&to=${date}&${query}`)).body.items.map(({ firstName }) => firstName);
    expect(await names('')).toEqual(['Božena', '100%', 'Anna']);
    expect(await names(`q=${encodeURIComponent('božen')}`)).toEqual(['Božena']);
    expect(await names(`q=${encodeURIComponent('%')}`)).toEqual(['100%']);
    expect(await names('status=cancelled')).toEqual([]);
    const page = (await staff(`/api/reservations?from=${date}&to=${date}&limit=1&offset=1`)).body;
    expect([page.items.length, page.total]).toEqual([1, 3]);
    expect((await staff('/api/reservations?limit=0')).status).toBe(400);
  });

  it('of one evening counts it', async () => {
    const date = upcomingDate('saturday', 21);
    await reserved({ date });
    await setStatus(await reserved({ date, time: '16:00' }), 'cancelled');
    await reserved({ date, partySize: 6 });
    const { body } = await staff(`/api/admin/calendar/date/${date}`);
    expect(body.counts).toEqual({ total: 3, withoutTable: 0, confirmed: 1, pending: 1, cancelled: 1, covers: 8 });
    expect(body.reservations.map(({ time }) => time)).toEqual(['16:00', '18:30', '18:30']);
  });
});
