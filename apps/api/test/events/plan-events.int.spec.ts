import { describe, expect, it } from '@jest/globals';
import { addDays } from '@strapec/domain';
import { newEmail, call, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';
import { findViolations } from '../support/oracle';
import { sql } from '../support/sql';
import {
  type EventBody,
  type ReservationBody,
  type SavedEventBody,
  phoneReservation,
  anEvent,
  signedInStaff,
} from '../support/staff-calls';

const { staff, urls } = signedInStaff(2);
const create = (overrides: Record<string, unknown>) =>
  staff<SavedEventBody>('/api/admin/events', { method: 'POST', body: anEvent(overrides) });
const update = (id: string, overrides: Record<string, unknown>) =>
  staff<SavedEventBody>(`/api/admin/events/${id}`, { method: 'PUT', body: anEvent(overrides) });
const remove = (id: string) => staff(`/api/admin/events/${id}`, { method: 'DELETE' });
const enter = async (overrides: Record<string, unknown>): Promise<ReservationBody> =>
  (await staff('/api/admin/reservations', { method: 'POST', body: phoneReservation(overrides) })).body;
const tablesOn = async (date: string): Promise<Record<string, string[]>> => {
  const { body } = await staff<{ reservations: ReservationBody[] }>(`/api/admin/calendar/date/${date}`);
  return Object.fromEntries(body.reservations.map(({ id, tables }) => [id, tables]));
};

describe('an event over existing reservations', () => {
  it('moves the parties that can move and names those without a table; nothing is cancelled', async () => {
    const date = upcomingDate('friday');
    const couple = await enter({ date });
    const eight = await enter({ date, partySize: 8 });
    const six = await enter({ date, partySize: 6 });
    expect((await tablesOn(date))[eight.id]).toEqual(['L1']);
    const { status, body } = await create({ date, maxCapacity: 12 }); // takes L1 and T6
    expect(status).toBe(201);
    const tables = await tablesOn(date);
    expect(tables[couple.id]).toHaveLength(1);
    const [conflict] = body.conflicts.map(({ id }) => id);
    expect([eight.id, six.id]).toContain(conflict);
    const kept = conflict === six.id ? eight : six;
    expect([tables[conflict ?? ''], tables[kept.id]]).toEqual([[], ['T7', 'T8']]);
    const statuses = await sql('SELECT DISTINCT status FROM reservations WHERE date = $1', [date]);
    expect(statuses).toEqual([{ status: 'confirmed' }]);
    expect((await staff(`/api/admin/events/${body.event.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await tablesOn(date))[conflict ?? '']).not.toEqual([]);
  });

  it('that takes the whole room leaves all parties without a table, and gives them back when it is cancelled', async () => {
    const date = upcomingDate('saturday');
    const reservations = [await enter({ date }), await enter({ date, partySize: 4, tables: ['T6'] })];
    const dinner = { date, eventType: 'private_dinner', duration: 5 };
    const { body } = await create(dinner);
    expect([body.event.capacityMode, body.conflicts.map(({ id }) => id).sort()]).toEqual([
      'full_room',
      reservations.map(({ id }) => id).sort(),
    ]);
    expect((await reserve({ date, email: newEmail() }, { at: urls()[1] ?? '' })).status).toBe(409);
    const cancelled = await update(body.event.id, { ...dinner, status: 'cancelled' });
    expect(cancelled.body.conflicts).toEqual([]);
    expect(Object.values(await tablesOn(date)).map(({ length }) => length)).toEqual([1, 1]);
    expect((await reserve({ date, email: newEmail() }, { at: urls()[1] ?? '' })).status).toBe(201);
  });

  it('names the parties whose tables it takes before it is saved, and again when they have changed', async () => {
    const date = upcomingDate('thursday', 3);
    const dinner = { date, eventType: 'private_dinner', duration: 5 };
    const first = await enter({ date });
    type Touched = { hash: string; stranded: { id: string; why: string }[]; strandedCount: number };
    const ask = async (seen: string) => {
      const body = anEvent({ ...dinner, seen });
      return staff<SavedEventBody & { touched: Touched }>('/api/admin/events', { method: 'POST', body });
    };
    const refused = (await ask('')).body;
    expect([refused.code, refused.touched.stranded.map(({ id, why }) => [id, why])]).toEqual([
      'event_takes_tables',
      [[first.id, 'no_table']],
    ]);
    expect((await tablesOn(date))[first.id]).toEqual(first.tables);
    const second = await enter({ date });
    const { status, body } = await ask(refused.touched.hash); // another party has come meanwhile
    expect([status, body.touched.strandedCount]).toEqual([409, 2]);
    const saved = await ask(body.touched.hash);
    expect([saved.status, saved.body.conflicts.length]).toEqual([201, 2]);
    const { id } = saved.body.event;
    const seeing = async (change: object) => (await update(id, { ...dinner, seen: '', ...change })).status;
    expect(await seeing({ status: 'cancelled' })).toBe(200); // gives tables back, takes none
    expect((await tablesOn(date))[second.id]).toHaveLength(1);
    expect([await seeing({ status: 'active' }), await seeing({ capacityMode: 'none' })]).toEqual([409, 200]);
  });

  it('reaches over midnight and into the evening before', async () => {
    const date = upcomingDate('friday', 2);
    const late = await enter({ date, time: '23:30', duration: 2 });
    const { body } = await create({ date: addDays(date, 1), time: '01:00', duration: 1, capacityMode: 'full_room' });
    expect(body.conflicts.map(({ id }) => id)).toEqual([late.id]);
    const { body: evening } = await staff<{ events: EventBody[] }>(`/api/admin/calendar/date/${date}`);
    expect(evening.events.map(({ id }) => id)).toEqual([body.event.id]);
  });

  it('blocks nothing as a draft or without capacity, and changes its mind', async () => {
    const date = upcomingDate('friday', 3);
    const slots = async (): Promise<number> =>
      (await call<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/20/2`, { at: urls()[1] ?? '' }))
        .body.availableSlots.length;
    const before = await slots();
    const { body } = await create({ date, status: 'draft', capacityMode: 'full_room' });
    expect(await slots()).toBe(before);
    await update(body.event.id, { date, capacityMode: 'none' });
    expect(await slots()).toBe(before);
    await update(body.event.id, { date, capacityMode: 'full_room' });
    expect(await slots()).toBeLessThan(before);
    await remove(body.event.id);
    expect(await slots()).toBe(before);
  });
});

describe('two events that overlap', () => {
  const room = { capacityMode: 'full_room' };
  type Asked = SavedEventBody & { touched: { hash: string; evenings: number; missing: object[] } };
  const ask = async (event: object) => (await staff<Asked>('/api/admin/events', { method: 'POST', body: anEvent({ ...event, seen: '' }) })).body; // prettier-ignore
  /** When the tables of an event are held, and how many then. */
  const heldBy = async (id: string) =>
    (
      await sql<{ span: string }>(
        `SELECT concat(date, ' ', lower(during), '-', upper(during), ': ', count(*)) AS span FROM table_holdings
         WHERE event_id = $1 GROUP BY date, during ORDER BY 1`,
        [id],
      )
    ).map(({ span }) => span);
  const starts = async (date: string): Promise<string[]> =>
    (await call<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/2/1`, { at: urls()[1] ?? '' }))
      .body.availableSlots;

  it('each hold the tables that the other leaves, after a preview, and guests get neither', async () => {
    const date = upcomingDate('friday', 11);
    const { body: early } = await create({ ...room, date, time: '18:00', duration: 2, titleSk: 'Skoré' });
    const dinner = { ...room, date, time: '19:00', duration: 4 };
    const refused = await ask(dinner);
    const lacks = { date, from: '19:00', to: '20:00', eventId: early.event.id, titleSk: 'Skoré' };
    const all = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'L1'];
    expect([refused.code, refused.touched.missing, refused.touched.evenings]).toEqual([
      'event_takes_tables',
      [{ ...lacks, titleEn: 'Eight bottles', tables: all }],
      0,
    ]);
    expect(await sql('SELECT FROM events WHERE date = $1', [date])).toHaveLength(1);
    const { status, body: late } = await create({ ...dinner, seen: refused.touched.hash });
    expect([status, late.missing]).toEqual([201, refused.touched.missing]);
    const { id } = late.event;
    expect(await heldBy(id)).toEqual([`${date} 1200-1380: 9`]);
    expect(await starts(date)).toEqual(['16:00', '16:30', '17:00', '23:00', '23:30']);
    expect((await reserve({ date, time: '20:30', email: newEmail() }, { at: urls()[1] ?? '' })).status).toBe(409);
    // what has been seen once is not asked again, and what is only renamed keeps its tables
    const renamed = await update(id, { ...dinner, seen: '', titleEn: 'A dinner' });
    expect([renamed.status, renamed.body.missing]).toEqual([200, refused.touched.missing]);
    const eveningState = await staff<{ events: { id: string; held?: object[] }[] }>(`/api/admin/calendar/date/${date}`);
    expect(eveningState.body.events.map(({ held }) => held)).toEqual([undefined, [{ start: 1200, end: 1380, tables: expect.any(Array) }]]); // prettier-ignore
    await update(early.event.id, { ...room, date, time: '18:00', duration: 1 });
    expect(await heldBy(id)).toEqual([`${date} 1140-1380: 9`]);
    await update(early.event.id, { ...room, date, time: '22:00', duration: 2 });
    expect([await heldBy(early.event.id), await heldBy(id)]).toEqual([[`${date} 1380-1440: 9`], [`${date} 1140-1380: 9`]]); // prettier-ignore
    await update(early.event.id, { ...room, date: addDays(date, 1), time: '18:00', duration: 1 });
    expect(await starts(date)).toEqual(['16:00', '16:30', '17:00', '17:30', '18:00', '23:00', '23:30']);
    await remove(id);
    expect((await starts(date)).length).toBe(16);
  });

  it('of which one takes seats: it has the tables that are free all the time, then those that the other leaves', async () => {
    const date = upcomingDate('saturday', 12);
    const { body: tasting } = await create({ date, time: '18:00', duration: 2, maxCapacity: 12 });
    const { body: dinner } = await create({ ...room, date, time: '19:00', duration: 4 });
    expect(await heldBy(dinner.event.id)).toEqual([`${date} 1140-1380: 7`, `${date} 1200-1380: 2`]);
    expect(dinner.missing.map(({ from, to, tables }) => [from, to, tables])).toEqual([
      ['19:00', '20:00', ['T6', 'L1']],
    ]);
    const { body: late } = await create({ date, time: '22:00', duration: 2, maxCapacity: 10 });
    expect([await heldBy(late.event.id), late.missing[0]?.eventId]).toEqual([
      [`${date} 1380-1440: 2`],
      dinner.event.id,
    ]);
    const { body: guest } = await reserve({ date, time: '23:00', email: newEmail() }, { at: urls()[1] ?? '' });
    await remove(dinner.event.id);
    expect(await heldBy(late.event.id)).toEqual([`${date} 1320-1440: 2`]);
    expect((await tablesOn(date))[guest.reservation.id]).toHaveLength(1);
    expect(await heldBy(tasting.event.id)).toEqual([`${date} 1080-1200: 2`]);
  });

  it.each(['2027-03-27', '2027-10-30'])(
    'over midnight in the night of %s, in which the clock changes',
    async (date) => {
      await create({ ...room, date, time: '22:00', duration: 3 });
      const morning = { ...room, date: addDays(date, 1), time: '00:30', duration: 6 };
      const key = { 'idempotency-key': `morning-${date}` };
      const again = () =>
        staff<SavedEventBody>('/api/admin/events', { method: 'POST', body: anEvent(morning), headers: key });
      const { body } = await again();
      expect(await heldBy(body.event.id)).toEqual([`${date} 1500-1740: 9`, `${addDays(date, 1)} 300-390: 9`]);
      expect(body.missing.map(({ from, to }) => [from, to])).toEqual([['00:30', '01:00']]);
      expect((await again()).body).toEqual(body);
      expect(await starts(date)).toEqual(['16:00', '16:30', '17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00']); // prettier-ignore
    },
  );
});

describe('an event', () => {
  it.each([
    [{ titleEn: '' }, 'titleEn', 'Please enter a title'],
    [{ titleEn: undefined }, 'titleEn', 'Please enter a title'],
    [{ descriptionEn: ' ' }, 'descriptionEn', 'Please enter a description'],
    [{ descriptionEn: undefined }, 'descriptionEn', 'Please enter a description'],
    [{ descriptionEn: null }, 'descriptionEn', 'Please enter a description'],
    [{ descriptionEn: 7 }, 'descriptionEn', 'Please enter a description'],
    [{ eventType: undefined }, 'eventType', 'Please select an event type'],
    [{ eventType: 'party' }, 'eventType', 'Please select an event type'],
    [{ date: '2020-01-01' }, 'date', 'Event date cannot be in the past'],
    [{ date: '1. 1. 2030' }, 'date', 'Date must be in YYYY-MM-DD format'],
    [{ time: '25:00' }, 'time', 'Time must be in HH:MM format'],
    [{ duration: 13 }, 'duration', 'Duration must be a whole number from 1 to 12 hours'],
    [{ maxCapacity: 101 }, 'maxCapacity', 'Max capacity must be a whole number from 1 to 100'],
    [{ pricePerPerson: -1 }, 'pricePerPerson', 'The price must be a whole number of cents from 0 to 1000000'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Must be a valid URL'],
    [
      { imageUrl: 'http://images.example.sk/p.png' },
      'imageUrl',
      'The address must begin with https://: browsers show no picture from http:// on our pages',
    ],
    [{ version: 1 }, 'version', 'This field is not known'],
    [{ currentBookings: -1 }, 'currentBookings', 'Guests who come must be a whole number from 0 to 100'],
  ])('%j is refused at its field', async (wrong, field, message) => {
    const { status, body } = await create({ date: upcomingDate('friday', 4), ...wrong });
    expect([status, body.errors?.map((error) => [error.field, error.message])]).toEqual([400, [[field, message]]]);
  });

  it('does not shrink below the guests who are booked', async () => {
    const date = upcomingDate('friday', 5);
    const { body } = await create({ date, currentBookings: 8 });
    const { status, body: refused } = await update(body.event.id, { date, maxCapacity: 7 });
    expect([status, refused.code]).toEqual([409, 'below_bookings']);
    expect((await update(body.event.id, { date, currentBookings: 13 })).body.code).toBe('below_bookings');
    expect((await create({ date, currentBookings: 13 })).body.code).toBe('below_bookings');
  });

  it('has the number of guests that staff have entered', async () => {
    await sql('DELETE FROM events');
    const date = upcomingDate('friday', 7);
    const { body } = await create({ date });
    const shown = async () => (await call<{ spotsAvailable: number }[]>('/api/events')).body[0]?.spotsAvailable;
    expect([body.event.currentBookings, await shown()]).toEqual([0, 12]);
    expect((await update(body.event.id, { date, currentBookings: 12 })).body.event.currentBookings).toBe(12);
    expect(await shown()).toBe(0);
    expect((await update(body.event.id, { date, maxCapacity: 14 })).body.event.currentBookings).toBe(12);
    expect(await shown()).toBe(2);
  });

  it('names its author', async () => {
    const { body } = await create({ date: upcomingDate('friday', 5) });
    const [jana] = await sql<{ id: string }>('SELECT created_by AS id FROM events WHERE id = $1', [body.event.id]);
    expect(jana?.id).toMatch(/^[\da-f-]{36}$/);
    expect(body.event.createdBy).toBe(jana?.id);
  });

  it('that was saved with a picture from http: can still be read', async () => {
    const date = upcomingDate('friday', 5);
    const { body } = await create({ date });
    await sql(`UPDATE events SET image_url = 'http://images.example.sk/p.png' WHERE id = $1`, [body.event.id]);
    const { body: events } = await staff<{ id: string; imageUrl: string }[]>('/api/admin/events');
    expect(events.find(({ id }) => id === body.event.id)?.imageUrl).toBe('http://images.example.sk/p.png');
  });

  it('of the past may still be completed', async () => {
    const { body } = await create({ date: upcomingDate('friday', 6) });
    await sql(`UPDATE events SET date = '2025-05-02' WHERE id = $1`, [body.event.id]);
    const { status } = await update(body.event.id, { date: '2025-05-02', status: 'completed' });
    expect(status).toBe(200);
    expect((await update(body.event.id, { date: '2025-05-09' })).status).toBe(400);
  });

  it('that is unknown is not found', async () => {
    expect((await update('00000000-0000-4000-8000-000000000000', {})).status).toBe(404);
    expect((await remove('x')).status).toBe(404);
  });

  it('is shown to guests only when it is active, visible and still to come', async () => {
    await sql('DELETE FROM events');
    const [later, sooner] = [upcomingDate('saturday', 9), upcomingDate('friday', 8)];
    await create({ date: later, titleEn: 'Later', pricePerPerson: 3900 });
    await create({ date: sooner, titleEn: 'Sooner' });
    await create({ date: sooner, titleEn: 'Hidden', visibility: 'hidden' });
    await create({ date: sooner, titleEn: 'Draft', status: 'draft' });
    const { body } = await call<Record<string, unknown>[]>('/api/events');
    expect(
      body.map(({ titleEn, spotsAvailable, pricePerPerson }) => [titleEn, spotsAvailable, pricePerPerson]),
    ).toEqual([
      ['Sooner', 12, null],
      ['Later', 12, 3900],
    ]);
    const left = { date: sooner, visibility: undefined, capacityMode: 'none' };
    const privately = await create({ ...left, eventType: 'celebration' });
    const openly = await create({ ...left, eventType: 'custom' });
    expect([privately, openly].map((made) => made.body.event.visibility)).toEqual(['hidden', 'visible']);
    const { id } = privately.body.event;
    await update(id, { ...left, eventType: 'celebration', visibility: 'visible' });
    expect((await update(id, { ...left, eventType: 'celebration' })).body.event.visibility).toBe('visible');
    const hidden = ['createdBy', 'updatedBy', 'updatedByName', 'version', 'status', 'capacityMode'];
    expect(Object.keys(body[0] ?? {}).filter((name) => hidden.includes(name))).toEqual([]);
  });
});

describe('two people at one event', () => {
  const put = (id: string, overrides: Record<string, unknown>, at = 0) =>
    staff<SavedEventBody & { current?: EventBody }>(`/api/admin/events/${id}`, {
      method: 'PUT',
      body: anEvent(overrides),
      at,
    });
  const date = upcomingDate('saturday', 10);

  it('the second gets the version that the first has saved, and may then save over it', async () => {
    const { body } = await create({ date });
    const { id, version } = body.event;
    expect(body.event).toMatchObject({ version: 1, updatedBy: 'Jana' });
    const first = await put(id, { date, titleEn: 'Mine', version });
    const second = await put(id, { date, titleEn: 'Yours', version }, 1);
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'changed_meanwhile']);
    expect(second.body.current).toMatchObject({ id, titleEn: 'Mine', version: version + 1, updatedBy: 'Jana' });
    const third = await put(id, { date, titleEn: 'Yours', version: version + 1 }, 1);
    expect(third.body.event).toMatchObject({ titleEn: 'Yours', version: version + 2 });
  });

  it('one of ten at the same time wins, and only that one is recorded', async () => {
    const { body } = await create({ date, capacityMode: 'none' });
    const { id, version } = body.event;
    const race = Array.from({ length: 10 }, (_, each) => put(id, { date, titleEn: `${each}`, version }, each));
    const answers = await Promise.all(race);
    const winners = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([winners.length, refused.length]).toEqual([1, 9]);
    const saved = winners[0]?.body.event;
    expect(refused.map(({ body: { current } }) => current)).toEqual(refused.map(() => saved));
    expect(await sql('SELECT title_en, version FROM events WHERE id = $1', [id])).toEqual([
      { title_en: saved?.titleEn, version: version + 1 },
    ]);
    const changes = await sql(`SELECT FROM audit_log WHERE subject_id = $1 AND action = 'event.change'`, [id]);
    expect(changes).toHaveLength(1);
  });

  it('without a version the event is replaced as it stands', async () => {
    const { body } = await create({ date });
    await put(body.event.id, { date, titleEn: 'Mine' });
    const { status, body: saved } = await put(body.event.id, { date, titleEn: 'Yours', version: null }, 1);
    expect([status, saved.event.titleEn, saved.event.version]).toEqual([200, 'Yours', 3]);
  });

  it('a deleted event cannot be changed', async () => {
    const { body } = await create({ date });
    await remove(body.event.id);
    const { status, body: refused } = await put(body.event.id, { date, version: body.event.version }, 1);
    expect([status, refused.code]).toEqual([404, 'not_found']);
  });

  it('the audit log has no second name of the author', async () => {
    const { body } = await create({ date });
    await put(body.event.id, { date, titleEn: 'Mine' });
    const entries = await sql<{ after: Record<string, unknown> }>(
      'SELECT after FROM audit_log WHERE subject_id = $1 ORDER BY at DESC LIMIT 1',
      [body.event.id],
    );
    expect(Object.keys(entries[0]?.after ?? {}).sort()).toEqual(['titleEn', 'updatedAt']);
  });
});

describe('after all that', () => {
  it('no party sits at a table of an event', async () => {
    const found = await findViolations(databaseUrl);
    expect(found.filter((violation) => /two visits|not its own|given them up|an event has/.test(violation))).toEqual(
      [],
    );
  });
});
