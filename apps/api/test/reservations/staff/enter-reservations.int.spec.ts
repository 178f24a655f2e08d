import { describe, expect, it } from '@jest/globals';
import { addDays, mapNotes, staffEnteredNotes, noteLengths } from '@strapec/domain';
import { newEmail, requestApi } from '../../support/request-api';
import { upcomingDate } from '../../support/upcoming-date';
import { findTableViolations } from '../../support/capacity-oracle';
import { sql } from '../../support/sql';
import { type ReservationBody, buildPhoneReservation, startAppsWithStaff } from '../../support/staff-calls';

const { callAsStaff, getUrls } = startAppsWithStaff(1);
const enterReservation = (overrides: Record<string, unknown>) =>
  callAsStaff('/api/admin/reservations', { method: 'POST', body: buildPhoneReservation(overrides) });
const readMails = (reservationId: string): Promise<{ kind: string }[]> =>
  sql('SELECT kind FROM email_messages WHERE reservation_id = $1', [reservationId]);

describe('a reservation that staff enter', () => {
  const date = upcomingDate('friday');

  it('needs only a last name, and without an e-mail address no mail is sent', async () => {
    const { status, body } = await enterReservation({ date });
    expect(status).toBe(201);
    expect(body).toMatchObject({ firstName: '', email: null, status: 'confirmed', source: 'phone', isPinned: false });
    expect(body.tables).toEqual(['T5']);
    expect(await readMails(body.id)).toEqual([]);
  });

  it('has notes up to their longest length, and each note can be changed', async () => {
    const notes = mapNotes(staffEnteredNotes, (note) => note[0]?.repeat(noteLengths[note]));
    const { body } = await enterReservation({ date, ...notes });
    expect(body).toMatchObject(notes);
    const changedNotes = mapNotes(staffEnteredNotes, (note) => `another ${note}`);
    const { source: _source, ...requestBody } = buildPhoneReservation({ date, ...changedNotes });
    const changed = await callAsStaff(`/api/admin/reservations/${body.id}`, {
      method: 'PUT',
      body: { ...requestBody, version: body.version },
    });
    expect(changed.body).toMatchObject(changedNotes);
    for (const note of staffEnteredNotes) {
      const refused = await enterReservation({ date, [note]: 'x'.repeat(noteLengths[note] + 1) });
      expect(refused.status).toBe(400);
    }
  });

  it('with an e-mail address mails the guest', async () => {
    const { body } = await enterReservation({ date, email: newEmail(), preferredLanguage: 'en' });
    expect(await readMails(body.id)).toEqual([{ kind: 'reservation_confirmed' }]);
  });

  it('for a large party counts as approved', async () => {
    const { body } = await enterReservation({ date: addDays(date, 1), partySize: 12 });
    expect(body).toMatchObject({ status: 'confirmed', requiresApproval: true, tables: ['L1', 'T8'] });
  });

  it('is in the audit log with its author and values', async () => {
    const { body } = await enterReservation({ date, lastName: 'Zapísaná' });
    const { body: auditEntries } = await callAsStaff<{ action: string; staff: string; after: object }[]>(
      `/api/admin/audit?subjectId=${body.id}`,
    );
    const after = { lastName: 'Zapísaná', tables: body.tables };
    expect(auditEntries).toMatchObject([{ action: 'reservation.enter', staff: 'Jana', before: null, after }]);
  });

  it.each([
    [{ lastName: ' ' }, 'lastName', 'Last name is required'],
    [{ email: 'nobody' }, 'email', 'Invalid email address'],
    [{ phone: '12' }, 'phone', 'Invalid phone number format'],
    [{ partySize: 21 }, 'partySize', 'Party size must be between 1 and 20'],
    [{ duration: 8.5 }, 'duration', 'Duration must be between half an hour and 8 hours, by the half hour'],
    [{ duration: 1.25 }, 'duration', 'Duration must be between half an hour and 8 hours, by the half hour'],
    [{ time: '18:2' }, 'time', 'Time must be in HH:MM format'],
    [{ time: '02:00', duration: 4 }, 'duration', 'A visit must end by 05:00'],
    [{ tables: ['T99'] }, 'tables', 'Choose tables of the bar'],
    [{ source: 'website' }, 'source', 'This is not one of the choices'],
  ])('with %j is refused with an error at that field', async (invalidFields, field, message) => {
    const { status, body } = await enterReservation({ date, ...invalidFields });
    expect([status, body.errors?.map((error) => [error.field, error.message])]).toEqual([400, [[field, message]]]);
  });
});

describe('a booking rule', () => {
  it.each([
    [{ date: upcomingDate('sunday') }, ['closed_day']],
    [{ date: upcomingDate('wednesday'), time: '15:30' }, ['outside_hours']],
    [{ date: upcomingDate('wednesday'), time: '23:00', duration: 2 }, ['ends_after_closing']],
    [{ date: upcomingDate('wednesday', 60) }, ['too_far']],
    [{ date: '2020-01-02' }, ['in_past']],
    [{ date: upcomingDate('wednesday'), tables: ['T1'], partySize: 3 }, ['unlisted_place']],
  ])('that %j breaks can be overridden with a reason', async (visit, rules) => {
    const refused = await enterReservation(visit);
    expect([refused.status, refused.body.code, refused.body.rules]).toEqual([409, 'reason_required', rules]);
    const { status, body } = await enterReservation({ ...visit, overrideReason: 'The owner asked for it' });
    expect(status).toBe(201);
    const { body: auditEntries } = await callAsStaff<{ reason: string }[]>(`/api/admin/audit?subjectId=${body.id}`);
    expect(auditEntries.map(({ reason }) => reason)).toEqual(['The owner asked for it']);
  });

  it('is not broken by a walk-in, which is seated at once', async () => {
    const date = upcomingDate('friday', 2);
    const { body } = await enterReservation({ date, source: 'walk_in', email: newEmail() });
    expect(body).toMatchObject({ status: 'seated', source: 'walk_in' });
    expect(await readMails(body.id)).toEqual([]);
  });
});

describe('a pinned party', () => {
  const date = upcomingDate('saturday');

  it('sits at the chosen table, and movable parties move for it', async () => {
    const firstResponse = await enterReservation({ date });
    expect(firstResponse.body.tables).toEqual(['T5']);
    const pinnedResponse = await enterReservation({ date, tables: ['T5'] });
    expect(pinnedResponse.body).toMatchObject({ status: 'confirmed', tables: ['T5'], isPinned: true });
    const { body: day } = await callAsStaff<{ reservations: ReservationBody[] }>(`/api/admin/calendar/date/${date}`);
    const movedReservation = day.reservations.find(({ id }) => id === firstResponse.body.id);
    expect(movedReservation?.tables).not.toEqual(['T5']);
    expect(movedReservation?.tables).toHaveLength(1);
  });

  it('does not displace another pinned party', async () => {
    const { status, body } = await enterReservation({ date, tables: ['T5'], time: '19:00' });
    expect([status, body.code]).toEqual([409, 'capacity_full']);
    expect(body.alternatives?.sameEvening.length).toBeGreaterThan(0);
  });
});

describe('a full evening', () => {
  it('is full for staff too, even with an override reason', async () => {
    const date = upcomingDate('thursday');
    await enterReservation({ date, partySize: 20, duration: 4 });
    const { status, body } = await enterReservation({ date, overrideReason: 'A regular' });
    expect([status, body.code]).toEqual([409, 'capacity_full']);
  });
});

describe('the staff calendar', () => {
  it('counts reservations, covers and events of each day', async () => {
    const date = upcomingDate('saturday', 5);
    await enterReservation({ date, partySize: 3 });
    const { body } = await callAsStaff<object[]>(`/api/admin/calendar/days?from=${date}&to=${date}`);
    expect(body).toEqual([{ date, reservations: 1, pending: 0, covers: 3, withoutTable: 0, events: 0 }]);
    const refused = await callAsStaff(`/api/admin/calendar/days?from=2026-01-01&to=2028-01-01`);
    expect(refused.body.errors).toMatchObject([{ field: 'to', code: 'span_too_long' }]);
  });

  it('lists the tables and combinations of the room', async () => {
    const { body } = await callAsStaff<{ tables: object[]; combinations: object[] }>('/api/admin/tables');
    expect([body.tables.length, body.combinations.length]).toEqual([9, 7]);
    expect(body.tables[0]).toEqual({ id: 'T1', minParty: 1, maxParty: 2 });
  });
});

describe('the audit log', () => {
  it('cannot be changed or deleted, not even by plain SQL', async () => {
    await enterReservation({ date: upcomingDate('saturday', 6) });
    await expect(sql(`UPDATE audit_log SET staff_name = 'nobody'`)).rejects.toThrow(/append-only/);
    await expect(sql('DELETE FROM audit_log')).rejects.toThrow(/append-only/);
  });
});

describe('the database after all these reservations', () => {
  it('has no table held twice', async () => {
    expect(await findTableViolations(databaseUrl)).toEqual([]);
    expect((await requestApi('/api/health/ready', { apiUrl: getUrls()[0] ?? '' })).status).toBe(200);
  });
});
