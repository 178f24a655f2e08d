import { describe, expect, it } from '@jest/globals';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { runWithoutDatabase } from '../support/run-without-database';
import { upcomingDate } from '../support/upcoming-date';
import { lockEvening } from '../support/lock-evening';

const date = upcomingDate('friday');

describe('while the database is unavailable', () => {
  it('every call answers 503 with Retry-After, and reservations work once it is back', async () => {
    await runWithoutDatabase(async () => {
      for (const response of [
        await postReservation({ date, email: newEmail() }, { acceptsBusy: true }),
        await requestApi(`/api/reservations/availability/${date}/2/2`, { acceptsBusy: true }),
        await requestApi('/api/site', { acceptsBusy: true }),
        await requestApi('/api/guest/links', {
          acceptsBusy: true,
          method: 'POST',
          body: { email: newEmail(), language: 'sk' },
        }),
        await requestApi('/api/health/ready', { acceptsBusy: true }),
      ]) {
        expect([response.status, response.body.code]).toEqual([503, 'busy']);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect((await requestApi('/api/health/live')).status).toBe(200);
    });
    expect((await postReservation({ date, email: newEmail() })).status).toBe(201);
  });
});

describe('an evening that is locked for too long', () => {
  it('refuses a reservation after three seconds of waiting, and other evenings accept theirs', async () => {
    const releaseLock = await lockEvening(date);
    const email = newEmail();
    const startedAt = Date.now();
    const pendingResponse = postReservation({ date, email }, { acceptsBusy: true });
    expect((await postReservation({ date: upcomingDate('saturday'), email: newEmail() })).status).toBe(201);
    const { status, headers, body } = await pendingResponse;
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'busy', '1']);
    expect(Date.now() - startedAt).toBeGreaterThan(2_500);
    await releaseLock();
    expect((await postReservation({ date, email })).status).toBe(201);
  });
});
