import { beforeAll, describe, expect, it } from '@jest/globals';
import { mapNotes, guestNotes } from '@strapec/domain';
import { toSnakeCase } from '../../../src/platform/database/snake-case-naming';
import { newEmail, requestApi, postReservation } from '../../support/request-api';
import { upcomingDate } from '../../support/upcoming-date';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';

const friday = upcomingDate('friday');

describe('a reservation for two', () => {
  it('is confirmed immediately', async () => {
    const { status, body } = await postReservation({ date: friday, email: newEmail() });
    expect(status).toBe(201);
    expect(body.reservation).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'confirmed',
      requiresApproval: false,
      date: friday,
      time: '18:30',
      duration: 2,
      partySize: 2,
    });
    expect(body.message).toBe('Vaša rezervácia je potvrdená.');
  });

  it('is saved with trimmed texts, the telephone number also as E.164, and a table', async () => {
    const { body } = await postReservation({
      date: friday,
      email: ' Zuzana.K@Example.com ',
      phone: '0905/123 456',
      specialRequests: ' pri okne ',
    });
    const [row] = await sql<Record<string, unknown>>('SELECT * FROM reservations WHERE id = $1', [body.reservation.id]);
    expect(row).toMatchObject({
      first_name: 'Zuzana',
      last_name: 'Kováčová',
      email: 'zuzana.k@example.com',
      phone: '0905/123 456',
      phone_e164: '+421905123456',
      special_requests: 'pri okne',
      table_type: 'table_2',
      preferred_language: 'sk',
    });
    const holdings = await sql('SELECT date, during FROM table_holdings WHERE reservation_id = $1', [
      body.reservation.id,
    ]);
    expect(holdings).toEqual([{ date: friday, during: '[1110,1230)' }]);
  });

  it('is saved with every note that a guest may leave', async () => {
    const notes = mapNotes(guestNotes, (note) => `a word on ${note}`);
    const { body } = await postReservation({ date: friday, email: newEmail(), ...notes });
    const savedRows = await sql(`SELECT to_jsonb(reservations) AS row FROM reservations WHERE id = $1`, [
      body.reservation.id,
    ]);
    const expectedColumns = guestNotes.map((note) => [toSnakeCase(note), `a word on ${note}`]);
    expect(savedRows).toMatchObject([{ row: Object.fromEntries(expectedColumns) }]);
  });

  it('is sent a confirmation in its language, and the team a copy', async () => {
    const { body } = await postReservation({ date: friday, email: newEmail(), preferredLanguage: 'en' });
    expect(body.message).toBe('Your reservation is confirmed.');
    const mails = await sql('SELECT kind, language FROM email_messages WHERE reservation_id = $1 ORDER BY kind', [
      body.reservation.id,
    ]);
    expect(mails).toEqual([
      { kind: 'reservation_confirmed', language: 'en' },
      { kind: 'reservation_staff_copy', language: 'en' },
    ]);
  });
});

describe('a reservation for a large party', () => {
  it.each([
    [5, 'We have received your request and will get back to you within 24 hours.'],
    [8, expect.stringContaining('deposit')],
  ])('of %i guests waits for approval', async (partySize, expectedMessage) => {
    const { status, body } = await postReservation({
      date: upcomingDate('friday', 2),
      partySize,
      email: newEmail(),
      preferredLanguage: 'en',
      time: partySize === 5 ? '16:00' : '20:00',
    });
    expect(status).toBe(201);
    expect(body.reservation).toMatchObject({ status: 'pending_approval', requiresApproval: true });
    expect(body.message).toEqual(expectedMessage);
    const mails = await sql<{ kind: string }>('SELECT kind FROM email_messages WHERE reservation_id = $1', [
      body.reservation.id,
    ]);
    expect(mails.map((mail) => mail.kind).sort()).toEqual(['reservation_received', 'reservation_staff_copy']);
  });
});

describe('a reservation without party size, duration and language', () => {
  it('is for two guests and two hours, and answered in English', async () => {
    const { body } = await postReservation({
      date: friday,
      time: '16:00',
      email: newEmail(),
      duration: undefined,
      partySize: undefined,
      preferredLanguage: undefined,
    });
    expect(body.reservation).toMatchObject({ duration: 2, partySize: 2 });
    expect(body.message).toBe('Your reservation is confirmed.');
  });
});

describe('a full evening', () => {
  const date = upcomingDate('wednesday');
  beforeAll(async () => {
    expect((await postReservation({ date, time: '18:00', duration: 2, partySize: 20, email: newEmail() })).status).toBe(
      201,
    );
  });

  it('refuses a reservation with the nearest free times of that evening and of the next', async () => {
    const { status, body } = await postReservation({ date, time: '18:30', partySize: 2, email: newEmail() });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'capacity_full',
      message: 'No times available for selected date and party size',
      alternatives: {
        sameEvening: ['16:00', '20:00', '20:30'],
        nextEvening: { date: upcomingDate('thursday'), time: '18:30' },
      },
    });
  });

  it('saves no reservation and no mail when it refuses', async () => {
    const email = newEmail();
    await postReservation({ date, time: '18:30', email });
    expect(await sql('SELECT 1 FROM reservations WHERE email = $1', [email])).toEqual([]);
    expect(await sql('SELECT 1 FROM email_messages WHERE recipient = $1', [email])).toEqual([]);
  });

  it.each(['23:59', '18:15', '24:00'])('never offers %s as a start time', async (time) => {
    const { status, body } = await postReservation({ date: friday, time, duration: 1, email: newEmail() });
    expect([status, body.code]).toEqual([409, 'slot_not_offered']);
  });

  it('never offers a past date or one in two years', async () => {
    for (const date of ['2026-01-02', '2028-12-01']) {
      const { status, body } = await postReservation({ date, email: newEmail() });
      expect([status, body.code]).toEqual([409, 'slot_not_offered']);
    }
  });
});

describe('reseating', () => {
  it('moves a party of two to another table when a large party needs its table', async () => {
    const date = upcomingDate('saturday');
    const coupleReservation = (await postReservation({ date, email: newEmail() })).body.reservation;
    await sql(`UPDATE table_holdings SET table_id = 'T7' WHERE reservation_id = $1`, [coupleReservation.id]);
    await sql(`UPDATE reservations SET table_type = 'table_4' WHERE id = $1`, [coupleReservation.id]);
    for (const email of [newEmail(), newEmail()])
      expect((await postReservation({ date, partySize: 8, email })).status).toBe(201);
    const [movedHolding] = await sql(
      `SELECT table_id, during, table_type FROM table_holdings JOIN reservations ON id = reservation_id WHERE id = $1`,
      [coupleReservation.id],
    );
    expect(movedHolding).toEqual({ table_id: 'T5', during: '[1110,1230)', table_type: 'table_2' });
  });
});

describe('the calendar file', () => {
  it('contains the visit in UTC and no data of the guest', async () => {
    const { body } = await postReservation({ date: friday, time: '23:00', duration: 3, email: newEmail() });
    const path = `/api/reservations/${body.reservation.id}/calendar`;
    const { status, headers, body: calendarText } = await requestApi<string>(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendarText).toContain('SUMMARY:Stôl pre 2 — Strapec');
    expect(calendarText).toContain('STATUS:CONFIRMED');
    expect(calendarText).toContain('DESCRIPTION:+421 2 5555 0123');
    expect(calendarText).toContain('TRIGGER:-PT3H');
    expect(calendarText).toMatch(/DTSTART:\d{8}T2[12]0000Z/);
    expect(calendarText).not.toMatch(/Zuzana|Kov|905/);
  });

  it.each(['not-an-id', '00000000-0000-4000-8000-000000000000'])('is missing for the id %s', async (id) => {
    expect((await requestApi(`/api/reservations/${id}/calendar`)).status).toBe(404);
  });
});

describe('the hidden field that bots fill in', () => {
  it('leads to one more captcha, without blaming the guest', async () => {
    const { status, body } = await postReservation({ date: friday, email: newEmail(), decoy: 'https://firma.example' });
    expect([status, body.code]).toEqual([400, 'proof_needed']);
    expect(body.message).not.toContain('suspicious');
  });

  it('is ignored under the name that older versions of the page used', async () => {
    const outdatedFields = { website: 'https://firma.example', openedForMs: 900 };
    expect((await postReservation({ date: friday, time: '21:00', email: newEmail(), ...outdatedFields })).status).toBe(
      201,
    );
  });
});

describe('a guest with a reservation at the same time', () => {
  const firstRequest = { date: friday, email: 'zuzana.twice@example.com', phone: '+421 905 777 888' };
  const sameGuest = { phone: '0905 777 888', email: 'Zuzana.Twice@example.com' };
  const secondRequest = { ...firstRequest, ...sameGuest, time: '18:00', duration: 2 };

  it('is refused and gets the link by mail, unless a second table is requested', async () => {
    expect((await postReservation({ ...firstRequest, time: '17:00', duration: 2 })).status).toBe(201);
    const { status, body } = await postReservation(secondRequest);
    expect([status, body.code]).toEqual([409, 'already_reserved']);
    await waitUntil(
      () =>
        sql(`SELECT kind FROM email_messages WHERE kind = 'reservation_links' AND lower(recipient) = $1`, [
          firstRequest.email,
        ]),
      (rows) => rows.length === 1,
    );
    expect((await postReservation({ ...secondRequest, isSecondTable: true })).status).toBe(201);
  });

  it('is accepted with another telephone number, or at another time', async () => {
    expect((await postReservation({ ...secondRequest, phone: '+421 905 777 999' })).status).toBe(201);
    expect((await postReservation({ ...secondRequest, time: '21:00' })).status).toBe(201);
  });
});
