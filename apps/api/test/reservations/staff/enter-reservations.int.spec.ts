import { describe, expect, it } from '@jest/globals';
import { addDays, mapNotes, entryNotes, noteLengths } from '@strapec/domain';
import { newEmail, call } from '../../support/call';
import { upcomingDate } from '../../support/upcoming-date';
import { findViolations } from '../../support/oracle';
import { sql } from '../../support/sql';
import { phoneReservation, signedInStaff } from '../../support/staff-calls';

const { staff, urls } = signedInStaff(1);
const enter = (overrides: Record<string, unknown>) =>
  staff('/api/admin/reservations', { method: 'POST', body: phoneReservation(overrides) });
const mailsTo = (id: string): Promise<{ kind: string }[]> =>
  sql('SELECT kind FROM email_messages WHERE reservation_id = $1', [id]);

describe('staff enter a call', () => {
  const date = upcomingDate('friday');

  it('with a name alone; no mail is sent', async () => {
    const { status, body } = await enter({ date });
    expect(status).toBe(201);
    expect(body).toMatchObject({ firstName: '', email: null, status: 'confirmed', source: 'phone', isPinned: false });
    expect(body.tables).toEqual(['T5']);
    expect(await mailsTo(body.id)).toEqual([]);
  });

  it('with every note, as long as it may be; and changes each of them', async () => {
    const notes = mapNotes(entryNotes, (note) => note[0]?.repeat(noteLengths[note]));
    const { body } = await enter({ date, ...notes });
    expect(body).toMatchObject(notes);
    const others = mapNotes(entryNotes, (note) => `another ${note}`);
    const { source: _source, ...request } = phoneReservation({ date, ...others });
    const changed = await staff(`/api/admin/reservations/${body.id}`, {
      method: 'PUT',
      body: { ...request, version: body.version },
    });
    expect(changed.body).toMatchObject(others);
    for (const note of entryNotes) {
      const tooLong = await enter({ date, [note]: 'x'.repeat(noteLengths[note] + 1) });
      expect(tooLong.status).toBe(400);
    }
  });

  it('with an e-mail; the guest gets a mail', async () => {
    const { body } = await enter({ date, email: newEmail(), preferredLanguage: 'en' });
    expect(await mailsTo(body.id)).toEqual([{ kind: 'reservation_confirmed' }]);
  });

  it('of a large party, which is approved thereby', async () => {
    const { body } = await enter({ date: addDays(date, 1), partySize: 12 });
    expect(body).toMatchObject({ status: 'confirmed', requiresApproval: true, tables: ['L1', 'T8'] });
  });

  it('and the audit log has author, values and time', async () => {
    const { body } = await enter({ date, lastName: 'Zapísaná' });
    const { body: changes } = await staff<{ action: string; staff: string; after: object }[]>(
      `/api/admin/audit?subjectId=${body.id}`,
    );
    expect(changes).toMatchObject([
      {
        action: 'reservation.enter',
        staff: 'Jana',
        before: null,
        after: { lastName: 'Zapísaná', tables: body.tables },
      },
    ]);
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
  ])('%j is refused at its field', async (wrong, field, message) => {
    const { status, body } = await enter({ date, ...wrong });
    expect([status, body.errors?.map((error) => [error.field, error.message])]).toEqual([400, [[field, message]]]);
  });
});

describe('a rule of the calendar', () => {
  it.each([
    [{ date: upcomingDate('sunday') }, ['closed_day']],
    [{ date: upcomingDate('wednesday'), time: '15:30' }, ['outside_hours']],
    [{ date: upcomingDate('wednesday'), time: '23:00', duration: 2 }, ['ends_after_closing']],
    [{ date: upcomingDate('wednesday', 60) }, ['too_far']],
    [{ date: '2020-01-02' }, ['in_past']],
    [{ date: upcomingDate('wednesday'), tables: ['T1'], partySize: 3 }, ['unlisted_place']],
  ])('%j asks for a reason and takes it', async (visit, rules) => {
    const refused = await enter(visit);
    expect([refused.status, refused.body.code, refused.body.rules]).toEqual([409, 'reason_required', rules]);
    const { status, body } = await enter({ ...visit, overrideReason: 'The owner asked for it' });
    expect(status).toBe(201);
    const { body: changes } = await staff<{ reason: string }[]>(`/api/admin/audit?subjectId=${body.id}`);
    expect(changes.map(({ reason }) => reason)).toEqual(['The owner asked for it']);
  });

  it('is not broken by a walk-in, who sits down at once', async () => {
    const friday = upcomingDate('friday', 2);
    const { body } = await enter({ date: friday, source: 'walk_in', email: newEmail() });
    expect(body).toMatchObject({ status: 'seated', source: 'walk_in' });
    expect(await mailsTo(body.id)).toEqual([]);
  });
});

describe('a pinned party', () => {
  const date = upcomingDate('saturday');

  it('sits at the chosen table, and movable parties move for it', async () => {
    const first = await enter({ date });
    expect(first.body.tables).toEqual(['T5']);
    const pinned = await enter({ date, tables: ['T5'] });
    expect(pinned.body).toMatchObject({ status: 'confirmed', tables: ['T5'], isPinned: true });
    const { body } = await staff<{ reservations: { id: string; tables: string[] }[] }>(
      `/api/admin/calendar/date/${date}`,
    );
    const moved = body.reservations.find(({ id }) => id === first.body.id);
    expect(moved?.tables).not.toEqual(['T5']);
    expect(moved?.tables).toHaveLength(1);
  });

  it('does not push another pinned one away', async () => {
    const { status, body } = await enter({ date, tables: ['T5'], time: '19:00' });
    expect([status, body.code]).toEqual([409, 'capacity_full']);
    expect(body.alternatives?.sameEvening.length).toBeGreaterThan(0);
  });
});

describe('a full evening', () => {
  it('is full for staff as well, whatever the reason', async () => {
    const date = upcomingDate('thursday');
    await enter({ date, partySize: 20, duration: 4 });
    const { status, body } = await enter({ date, overrideReason: 'A regular' });
    expect([status, body.code]).toEqual([409, 'capacity_full']);
  });
});

describe('views for staff', () => {
  it('names the days on which something is planned', async () => {
    const date = upcomingDate('saturday', 5);
    await enter({ date, partySize: 3 });
    const { body } = await staff<object[]>(`/api/admin/calendar/days?from=${date}&to=${date}`);
    expect(body).toEqual([{ date, reservations: 1, pending: 0, covers: 3, withoutTable: 0, events: 0 }]);
    const tooLong = await staff(`/api/admin/calendar/days?from=2026-01-01&to=2028-01-01`);
    expect(tooLong.body.errors).toMatchObject([{ field: 'to', code: 'span_too_long' }]);
  });

  it('names the tables of the room', async () => {
    const { body } = await staff<{ tables: object[]; combinations: object[] }>('/api/admin/tables');
    expect([body.tables.length, body.combinations.length]).toEqual([9, 7]);
    expect(body.tables[0]).toEqual({ id: 'T1', minParty: 1, maxParty: 2 });
  });
});

describe('the audit log', () => {
  it('cannot be rewritten, not even past the application', async () => {
    await enter({ date: upcomingDate('saturday', 6) });
    await expect(sql(`UPDATE audit_log SET staff_name = 'nobody'`)).rejects.toThrow(/append-only/);
    await expect(sql('DELETE FROM audit_log')).rejects.toThrow(/append-only/);
  });
});

describe('after all that', () => {
  it('no table is held twice', async () => {
    const found = await findViolations(databaseUrl);
    expect(found.filter((violation) => /two visits|not its own|given them up/.test(violation))).toEqual([]);
    expect((await call('/api/health/ready', { at: urls()[0] ?? '' })).status).toBe(200);
  });
});
