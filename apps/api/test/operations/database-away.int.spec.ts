import { describe, expect, it } from '@jest/globals';
import { newEmail, call, reserve } from '../support/call';
import { runWithoutDatabase } from '../support/run-without-database';
import { upcomingDate } from '../support/upcoming-date';
import { lockEvening } from '../support/lock-evening';

const date = upcomingDate('friday');

describe('while the database is away', () => {
  it('every call says so and when to try again, and all is well as soon as it is back', async () => {
    await runWithoutDatabase(async () => {
      for (const answer of [
        await reserve({ date, email: newEmail() }, { acceptsBusy: true }),
        await call(`/api/reservations/availability/${date}/2/2`, { acceptsBusy: true }),
        await call('/api/site', { acceptsBusy: true }),
        await call('/api/guest/links', {
          acceptsBusy: true,
          method: 'POST',
          body: { email: newEmail(), language: 'sk' },
        }),
        await call('/api/health/ready', { acceptsBusy: true }),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([503, 'busy']);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect((await call('/api/health/live')).status).toBe(200);
    });
    expect((await reserve({ date, email: newEmail() })).status).toBe(201);
  });
});

describe('an evening that is locked for too long', () => {
  it('is waited for three seconds, then the guest is asked to try again; other evenings go on', async () => {
    const letGo = await lockEvening(date);
    const email = newEmail();
    const began = Date.now();
    const waiting = reserve({ date, email }, { acceptsBusy: true });
    expect((await reserve({ date: upcomingDate('saturday'), email: newEmail() })).status).toBe(201);
    const { status, headers, body } = await waiting;
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'busy', '1']);
    expect(Date.now() - began).toBeGreaterThan(2_500);
    await letGo();
    expect((await reserve({ date, email })).status).toBe(201);
  });
});
