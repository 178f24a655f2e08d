import { describe, expect, it } from '@jest/globals';
import { addDays, reservationLimits } from '@strapec/domain';
import { startApi } from '../support/api-process';
import { call } from '../support/call';
import { upcoming } from '../support/dates';
import { sql } from '../support/sql';
import { aPhoneCall, staffAtWork } from '../support/staff';

const { staff } = staffAtWork(1);

interface Row {
  date: string;
  party: number;
  minutes: number;
  reason: string;
  count: number;
}

const rows = () =>
  sql<Row>('SELECT date, party_size AS party, minutes, reason, count FROM refused_demand ORDER BY 1, 2, 3');
const ask = async (url: string, date: string, party: number, hours = 2): Promise<string[]> => {
  const path = `/api/reservations/availability/${date}/${party}/${hours}`;
  return (await call<{ availableSlots: string[] }>(path, { at: url })).body.availableSlots;
};

describe('who asks in vain', () => {
  it('is counted once an hour, whatever the number of processes', async () => {
    const TEST_NOW = new Date().toISOString(); // it stands still: an hour that ends meanwhile counts anew
    const processes = await Promise.all([1, 2, 3, 4].map(() => startApi({ TEST_NOW })));
    const sundays = [0, 7].map((days) => addDays(upcoming('sunday'), days));
    const parties = Array.from({ length: reservationLimits.maxPartySize }, (_, index) => index + 1);
    const changeRequests = sundays.flatMap((date) =>
      parties.flatMap((party) => [1, 2, 3, 4].map((hours) => ({ date, party, hours }))),
    );
    for (const [index, { date, party, hours }] of changeRequests.entries()) {
      const { url } = processes[index % 4] as { url: string };
      await Promise.all([1, 2, 3].map(() => ask(url, date, party, hours)));
    }
    await Promise.all(processes.map((process) => process.stop()));
    const counted = await rows();
    expect(counted).toHaveLength(changeRequests.length);
    expect(new Set(counted.map(({ count, reason }) => `${count} ${reason}`))).toEqual(new Set(['1 closed']));
  });

  it('is counted with the reason, and again after an hour', async () => {
    await sql('DELETE FROM refused_demand');
    const friday = upcoming('friday');
    await staff('/api/admin/reservations', {
      method: 'POST',
      body: aPhoneCall({ date: friday, time: '16:00', duration: 8, partySize: 2 }),
    });
    const process = await startApi({ TEST_NOW: `${friday}T14:10:00Z` });
    expect(await ask(process.url, friday, 20, 4)).toEqual([]);
    await process.standAt(`${friday}T15:10:00Z`);
    await ask(process.url, friday, 20, 4);
    await process.standAt(`${friday}T22:45:00Z`);
    await ask(process.url, friday, 2);
    expect((await ask(process.url, addDays(friday, 1), 2)).length).toBeGreaterThan(0); // who is served is nobody's loss
    await ask(process.url, '2099-01-02', 2); // beyond the horizon
    await process.stop();
    expect(await rows()).toEqual([
      { date: friday, party: 2, minutes: 120, reason: 'too_soon', count: 1 },
      { date: friday, party: 20, minutes: 240, reason: 'full', count: 2 },
    ]);
  });

  it('is counted for each guest of a proxy, who share its connection', async () => {
    await sql('DELETE FROM refused_demand');
    const process = await startApi({ TRUST_PROXY: 'loopback' });
    const path = `/api/reservations/availability/${upcoming('sunday')}/2/2`;
    for (const guest of ['192.0.2.1', '192.0.2.2', '192.0.2.2', '192.0.2.1']) {
      await call(path, { at: process.url, headers: { 'x-forwarded-for': guest } });
    }
    await process.stop();
    expect((await rows()).map(({ count }) => count)).toEqual([2]);
  });

  it('is not named', async () => {
    const columns = await sql<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'refused_demand' ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['count', 'date', 'minutes', 'party_size', 'reason']);
  });
});
