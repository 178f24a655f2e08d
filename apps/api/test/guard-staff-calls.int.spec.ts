import { describe, expect, it } from '@jest/globals';
import { call } from './support/call';
import { operations } from './support/operations';

/** Opened to everybody on purpose; whatever else appears in the document must ask for a sign-in. */
const open = new Set([
  'createReservation',
  'getAvailability',
  'getReservationCalendar',
  'getCaptchaChallenge',
  'listPublicEvents',
  'getSite',
  'getLive',
  'getReady',
]);

describe('every call that is not opened on purpose', () => {
  it('answers 401 without a session, whatever is sent', async () => {
    const closed = (await operations()).filter(({ id }) => !open.has(id));
    expect(closed.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['listReservations', 'changeReservationStatus', 'approveReservation', 'getCalendarDay']),
    );
    for (const { id, method, path } of closed) {
      const { status, headers, body } = await call<{ code: string }>(path.replace(/\{\w+\}/g, 'x'), {
        method,
        ...(method === 'GET' ? {} : { body: { status: 'confirmed' } }),
        headers: { cookie: 'session=s%3Aguessed.signature', authorization: 'Bearer guessed' },
      });
      expect([id, status, body.code]).toEqual([id, 401, 'unauthenticated']);
      expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    }
  });

  it('is hidden among unknown paths too', async () => {
    for (const path of ['/api', '/api/admin', '/api/nothing', '/api/reservations/x/y/z']) {
      expect([path, (await call(path)).status]).toEqual([path, 404]);
    }
  });
});
