import { describe, expect, it } from '@jest/globals';
import { addDays, demandRefusals, reservationLimits } from '@strapec/domain';
import { requestApi } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { type StartedApp, fixture } from '../support/fixture';
import { sql } from '../support/sql';
import { buildPhoneReservation, startAppsWithStaff } from '../support/staff-calls';

const { callAsStaff } = startAppsWithStaff(1);

interface DemandRow {
  date: string;
  party: number;
  minutes: number;
  reason: string;
  count: number;
}

const readRefusedDemand = () =>
  sql<DemandRow>('SELECT date, party_size AS party, minutes, reason, count FROM refused_demand ORDER BY 1, 2, 3');
const readStartTimes = async (apiUrl: string, date: string, partySize: number, hours = 2): Promise<string[]> => {
  const path = `/api/reservations/availability/${date}/${partySize}/${hours}`;
  return (await requestApi<{ availableSlots: string[] }>(path, { apiUrl })).body.availableSlots;
};

it('the database accepts exactly the reasons of the domain', async () => {
  const [constraint] = await sql<{ definition: string }>(
    `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = 'refused_demand_reason_check'`,
  );
  const reasons = [...(constraint?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, reason]) => reason);
  expect(reasons.sort()).toEqual([...demandRefusals].sort());
});

describe('a request without free times', () => {
  it('is counted once an hour by any number of apps', async () => {
    const now = new Date().toISOString(); // the clocks stand still: in the next hour a request counts again
    const apps = await Promise.all([1, 2, 3, 4].map(() => fixture.startApp({ now })));
    const sundays = [0, 7].map((days) => addDays(upcomingDate('sunday'), days));
    const partySizes = Array.from({ length: reservationLimits.maxPartySize }, (_, index) => index + 1);
    const requests = sundays.flatMap((date) =>
      partySizes.flatMap((partySize) => [1, 2, 3, 4].map((hours) => ({ date, partySize, hours }))),
    );
    for (const [index, { date, partySize, hours }] of requests.entries()) {
      const { baseUrl } = apps[index % 4] as StartedApp;
      await Promise.all([1, 2, 3].map(() => readStartTimes(baseUrl, date, partySize, hours)));
    }
    await Promise.all(apps.map((app) => app.stop()));
    const rows = await readRefusedDemand();
    expect(rows).toHaveLength(requests.length);
    expect(new Set(rows.map(({ count, reason }) => `${count} ${reason}`))).toEqual(new Set(['1 closed']));
  });

  it('is counted with the reason, and again after an hour', async () => {
    await sql('DELETE FROM refused_demand');
    const friday = upcomingDate('friday');
    await callAsStaff('/api/admin/reservations', {
      method: 'POST',
      body: buildPhoneReservation({ date: friday, time: '16:00', duration: 8, partySize: 2 }),
    });
    const app = await fixture.startApp({ now: `${friday}T14:10:00Z` });
    expect(await readStartTimes(app.baseUrl, friday, 20, 4)).toEqual([]);
    app.setClock(`${friday}T15:10:00Z`);
    await readStartTimes(app.baseUrl, friday, 20, 4);
    app.setClock(`${friday}T22:45:00Z`);
    await readStartTimes(app.baseUrl, friday, 2);
    expect((await readStartTimes(app.baseUrl, addDays(friday, 1), 2)).length).toBeGreaterThan(0); // a response with start times is not counted
    await readStartTimes(app.baseUrl, '2099-01-02', 2); // beyond the horizon
    await app.stop();
    expect(await readRefusedDemand()).toEqual([
      { date: friday, party: 2, minutes: 120, reason: 'too_soon', count: 1 },
      { date: friday, party: 20, minutes: 240, reason: 'full', count: 2 },
    ]);
  });

  it('is counted for each guest behind a proxy', async () => {
    await sql('DELETE FROM refused_demand');
    const app = await fixture.startApp({ env: { TRUST_PROXY: 'loopback' }, hasRealClock: true });
    const path = `/api/reservations/availability/${upcomingDate('sunday')}/2/2`;
    for (const guestAddress of ['192.0.2.1', '192.0.2.2', '192.0.2.2', '192.0.2.1']) {
      await requestApi(path, { apiUrl: app.baseUrl, headers: { 'x-forwarded-for': guestAddress } });
    }
    await app.stop();
    expect((await readRefusedDemand()).map(({ count }) => count)).toEqual([2]);
  });

  it('is stored without data of the guest', async () => {
    const columns = await sql<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'refused_demand' ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['count', 'date', 'minutes', 'party_size', 'reason']);
  });
});
