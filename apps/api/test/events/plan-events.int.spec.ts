import { describe, expect, it } from '@jest/globals';
import { addDays } from '@strapec/domain';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { findTableViolations } from '../support/capacity-oracle';
import { sql } from '../support/sql';
import {
  type EventBody,
  type ReservationBody,
  type SavedEventBody,
  buildPhoneReservation,
  buildEvent,
  startAppsWithStaff,
} from '../support/staff-calls';

const { callAsStaff, getUrls } = startAppsWithStaff(2);
const createEvent = (overrides: Record<string, unknown>) =>
  callAsStaff<SavedEventBody>('/api/admin/events', { method: 'POST', body: buildEvent(overrides) });
const updateEvent = (id: string, overrides: Record<string, unknown>) =>
  callAsStaff<SavedEventBody>(`/api/admin/events/${id}`, { method: 'PUT', body: buildEvent(overrides) });
const deleteEvent = (id: string) => callAsStaff(`/api/admin/events/${id}`, { method: 'DELETE' });
const enterReservation = async (overrides: Record<string, unknown>): Promise<ReservationBody> =>
  (await callAsStaff('/api/admin/reservations', { method: 'POST', body: buildPhoneReservation(overrides) })).body;
const readTablesById = async (date: string): Promise<Record<string, string[]>> => {
  const { body } = await callAsStaff<{ reservations: ReservationBody[] }>(`/api/admin/calendar/date/${date}`);
  return Object.fromEntries(body.reservations.map(({ id, tables }) => [id, tables]));
};

describe('an event over existing reservations', () => {
  it('moves the parties that can move and names those without a table; nothing is cancelled', async () => {
    const date = upcomingDate('friday');
    const couple = await enterReservation({ date });
    const partyOfEight = await enterReservation({ date, partySize: 8 });
    const partyOfSix = await enterReservation({ date, partySize: 6 });
    expect((await readTablesById(date))[partyOfEight.id]).toEqual(['L1']);
    const { status, body } = await createEvent({ date, maxCapacity: 12 }); // takes L1 and T6
    expect(status).toBe(201);
    const tables = await readTablesById(date);
    expect(tables[couple.id]).toHaveLength(1);
    const [strandedId] = body.conflicts.map(({ id }) => id);
    expect([partyOfEight.id, partyOfSix.id]).toContain(strandedId);
    const seatedParty = strandedId === partyOfSix.id ? partyOfEight : partyOfSix;
    expect([tables[strandedId ?? ''], tables[seatedParty.id]]).toEqual([[], ['T7', 'T8']]);
    const statuses = await sql('SELECT DISTINCT status FROM reservations WHERE date = $1', [date]);
    expect(statuses).toEqual([{ status: 'confirmed' }]);
    expect((await callAsStaff(`/api/admin/events/${body.event.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await readTablesById(date))[strandedId ?? '']).not.toEqual([]);
  });

  it('that takes the whole room leaves all parties without a table, and returns the tables when it is cancelled', async () => {
    const date = upcomingDate('saturday');
    const couple = await enterReservation({ date });
    const partyOfFour = await enterReservation({ date, partySize: 4, tables: ['T6'] });
    const dinner = { date, eventType: 'private_dinner', duration: 5 };
    const { body } = await createEvent(dinner);
    expect([body.event.capacityMode, body.conflicts.map(({ id }) => id).sort()]).toEqual([
      'full_room',
      [couple.id, partyOfFour.id].sort(),
    ]);
    expect((await postReservation({ date, email: newEmail() }, { apiUrl: getUrls()[1] ?? '' })).status).toBe(409);
    const cancelled = await updateEvent(body.event.id, { ...dinner, status: 'cancelled' });
    expect(cancelled.body.conflicts).toEqual([]);
    expect(Object.values(await readTablesById(date)).map(({ length }) => length)).toEqual([1, 1]);
    expect((await postReservation({ date, email: newEmail() }, { apiUrl: getUrls()[1] ?? '' })).status).toBe(201);
  });

  it('names the parties whose tables it takes before it is saved, and again when they have changed', async () => {
    const date = upcomingDate('thursday', 3);
    const dinner = { date, eventType: 'private_dinner', duration: 5 };
    const firstParty = await enterReservation({ date });
    type TouchedVisits = { hash: string; stranded: { id: string; why: string }[]; strandedCount: number };
    const createWithSeenHash = async (seen: string) => {
      const body = buildEvent({ ...dinner, seen });
      return callAsStaff<SavedEventBody & { touched: TouchedVisits }>('/api/admin/events', { method: 'POST', body });
    };
    const refused = (await createWithSeenHash('')).body;
    expect([refused.code, refused.touched.stranded.map(({ id, why }) => [id, why])]).toEqual([
      'event_takes_tables',
      [[firstParty.id, 'no_table']],
    ]);
    expect((await readTablesById(date))[firstParty.id]).toEqual(firstParty.tables);
    const secondParty = await enterReservation({ date });
    const { status, body } = await createWithSeenHash(refused.touched.hash); // another party was entered meanwhile
    expect([status, body.touched.strandedCount]).toEqual([409, 2]);
    const saved = await createWithSeenHash(body.touched.hash);
    expect([saved.status, saved.body.conflicts.length]).toEqual([201, 2]);
    const { id } = saved.body.event;
    const updateUnseen = async (fields: object) => (await updateEvent(id, { ...dinner, seen: '', ...fields })).status;
    expect(await updateUnseen({ status: 'cancelled' })).toBe(200); // gives tables back, takes none
    expect((await readTablesById(date))[secondParty.id]).toHaveLength(1);
    expect(await updateUnseen({ status: 'active' })).toBe(409);
    expect(await updateUnseen({ capacityMode: 'none' })).toBe(200);
  });

  it('after midnight takes tables of the evening before', async () => {
    const date = upcomingDate('friday', 2);
    const lateParty = await enterReservation({ date, time: '23:30', duration: 2 });
    const dayAfter = addDays(date, 1);
    const { body } = await createEvent({ date: dayAfter, time: '01:00', duration: 1, capacityMode: 'full_room' });
    expect(body.conflicts.map(({ id }) => id)).toEqual([lateParty.id]);
    const { body: calendarDay } = await callAsStaff<{ events: EventBody[] }>(`/api/admin/calendar/date/${date}`);
    expect(calendarDay.events.map(({ id }) => id)).toEqual([body.event.id]);
  });

  it('takes no tables as a draft or with capacity mode none, and takes them when that changes', async () => {
    const date = upcomingDate('friday', 3);
    const countStartTimes = async (): Promise<number> =>
      (
        await requestApi<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/20/2`, {
          apiUrl: getUrls()[1] ?? '',
        })
      ).body.availableSlots.length;
    const countBefore = await countStartTimes();
    const { body } = await createEvent({ date, status: 'draft', capacityMode: 'full_room' });
    expect(await countStartTimes()).toBe(countBefore);
    await updateEvent(body.event.id, { date, capacityMode: 'none' });
    expect(await countStartTimes()).toBe(countBefore);
    await updateEvent(body.event.id, { date, capacityMode: 'full_room' });
    expect(await countStartTimes()).toBeLessThan(countBefore);
    await deleteEvent(body.event.id);
    expect(await countStartTimes()).toBe(countBefore);
  });
});

describe('two events that overlap', () => {
  const fullRoom = { capacityMode: 'full_room' };
  type RefusedEventBody = SavedEventBody & { touched: { hash: string; evenings: number; missing: object[] } };
  const createUnseen = async (event: object) => (await callAsStaff<RefusedEventBody>('/api/admin/events', { method: 'POST', body: buildEvent({ ...event, seen: '' }) })).body; // prettier-ignore
  /** The periods of an event's table holdings, with the number of tables. */
  const readHoldingPeriods = async (id: string) =>
    (
      await sql<{ span: string }>(
        `SELECT concat(date, ' ', lower(during), '-', upper(during), ': ', count(*)) AS span FROM table_holdings
         WHERE event_id = $1 GROUP BY date, during ORDER BY 1`,
        [id],
      )
    ).map(({ span }) => span);
  const readStartTimes = async (date: string): Promise<string[]> =>
    (
      await requestApi<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/2/1`, {
        apiUrl: getUrls()[1] ?? '',
      })
    ).body.availableSlots;

  it('each hold the tables that the other leaves, after a preview, and guests get none of them', async () => {
    const date = upcomingDate('friday', 11);
    const { body: earlyEvent } = await createEvent({ ...fullRoom, date, time: '18:00', duration: 2, titleSk: 'Skoré' });
    const dinner = { ...fullRoom, date, time: '19:00', duration: 4 };
    const refused = await createUnseen(dinner);
    const missingTables = { date, from: '19:00', to: '20:00', eventId: earlyEvent.event.id, titleSk: 'Skoré' };
    const allTables = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'L1'];
    expect([refused.code, refused.touched.missing, refused.touched.evenings]).toEqual([
      'event_takes_tables',
      [{ ...missingTables, titleEn: 'Eight bottles', tables: allTables }],
      0,
    ]);
    expect(await sql('SELECT FROM events WHERE date = $1', [date])).toHaveLength(1);
    const { status, body: lateEvent } = await createEvent({ ...dinner, seen: refused.touched.hash });
    expect([status, lateEvent.missing]).toEqual([201, refused.touched.missing]);
    const { id } = lateEvent.event;
    expect(await readHoldingPeriods(id)).toEqual([`${date} 1200-1380: 9`]);
    expect(await readStartTimes(date)).toEqual(['16:00', '16:30', '17:00', '23:00', '23:30']);
    expect(
      (await postReservation({ date, time: '20:30', email: newEmail() }, { apiUrl: getUrls()[1] ?? '' })).status,
    ).toBe(409);
    // a conflict that was seen once needs no new preview, and a renamed event keeps its tables
    const renamed = await updateEvent(id, { ...dinner, seen: '', titleEn: 'A dinner' });
    expect([renamed.status, renamed.body.missing]).toEqual([200, refused.touched.missing]);
    const calendarDay = await callAsStaff<{ events: { id: string; held?: object[] }[] }>(
      `/api/admin/calendar/date/${date}`,
    );
    expect(calendarDay.body.events.map(({ held }) => held)).toEqual([undefined, [{ start: 1200, end: 1380, tables: expect.any(Array) }]]); // prettier-ignore
    await updateEvent(earlyEvent.event.id, { ...fullRoom, date, time: '18:00', duration: 1 });
    expect(await readHoldingPeriods(id)).toEqual([`${date} 1140-1380: 9`]);
    await updateEvent(earlyEvent.event.id, { ...fullRoom, date, time: '22:00', duration: 2 });
    expect([await readHoldingPeriods(earlyEvent.event.id), await readHoldingPeriods(id)]).toEqual([[`${date} 1380-1440: 9`], [`${date} 1140-1380: 9`]]); // prettier-ignore
    await updateEvent(earlyEvent.event.id, { ...fullRoom, date: addDays(date, 1), time: '18:00', duration: 1 });
    expect(await readStartTimes(date)).toEqual(['16:00', '16:30', '17:00', '17:30', '18:00', '23:00', '23:30']);
    await deleteEvent(id);
    expect((await readStartTimes(date)).length).toBe(16);
  });

  it('hold tables that are free all the time first, then those that the other one leaves', async () => {
    const date = upcomingDate('saturday', 12);
    const { body: tasting } = await createEvent({ date, time: '18:00', duration: 2, maxCapacity: 12 });
    const { body: dinner } = await createEvent({ ...fullRoom, date, time: '19:00', duration: 4 });
    expect(await readHoldingPeriods(dinner.event.id)).toEqual([`${date} 1140-1380: 7`, `${date} 1200-1380: 2`]);
    expect(dinner.missing.map(({ from, to, tables }) => [from, to, tables])).toEqual([
      ['19:00', '20:00', ['T6', 'L1']],
    ]);
    const { body: lateEvent } = await createEvent({ date, time: '22:00', duration: 2, maxCapacity: 10 });
    expect([await readHoldingPeriods(lateEvent.event.id), lateEvent.missing[0]?.eventId]).toEqual([
      [`${date} 1380-1440: 2`],
      dinner.event.id,
    ]);
    const { body: reserved } = await postReservation(
      { date, time: '23:00', email: newEmail() },
      { apiUrl: getUrls()[1] ?? '' },
    );
    await deleteEvent(dinner.event.id);
    expect(await readHoldingPeriods(lateEvent.event.id)).toEqual([`${date} 1320-1440: 2`]);
    expect((await readTablesById(date))[reserved.reservation.id]).toHaveLength(1);
    expect(await readHoldingPeriods(tasting.event.id)).toEqual([`${date} 1080-1200: 2`]);
  });

  it.each(['2027-03-27', '2027-10-30'])('hold tables over midnight on %s, when clocks change', async (date) => {
    await createEvent({ ...fullRoom, date, time: '22:00', duration: 3 });
    const nextDate = addDays(date, 1);
    const morningEvent = { ...fullRoom, date: nextDate, time: '00:30', duration: 6 };
    const key = { 'idempotency-key': `morning-${date}` };
    const createMorningEvent = () =>
      callAsStaff<SavedEventBody>('/api/admin/events', {
        method: 'POST',
        body: buildEvent(morningEvent),
        headers: key,
      });
    const { body } = await createMorningEvent();
    expect(await readHoldingPeriods(body.event.id)).toEqual([`${date} 1500-1740: 9`, `${nextDate} 300-390: 9`]);
    expect(body.missing.map(({ from, to }) => [from, to])).toEqual([['00:30', '01:00']]);
    expect((await createMorningEvent()).body).toEqual(body);
    expect(await readStartTimes(date)).toEqual(['16:00', '16:30', '17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00']); // prettier-ignore
  });
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
  ])('with %j is refused with an error at that field', async (invalidFields, field, message) => {
    const { status, body } = await createEvent({ date: upcomingDate('friday', 4), ...invalidFields });
    expect([status, body.errors?.map((error) => [error.field, error.message])]).toEqual([400, [[field, message]]]);
  });

  it('cannot have fewer seats than booked guests', async () => {
    const date = upcomingDate('friday', 5);
    const { body } = await createEvent({ date, currentBookings: 8 });
    const { status, body: refused } = await updateEvent(body.event.id, { date, maxCapacity: 7 });
    expect([status, refused.code]).toEqual([409, 'below_bookings']);
    expect((await updateEvent(body.event.id, { date, currentBookings: 13 })).body.code).toBe('below_bookings');
    expect((await createEvent({ date, currentBookings: 13 })).body.code).toBe('below_bookings');
  });

  it('shows the spots left beside the guests that staff have booked', async () => {
    await sql('DELETE FROM events');
    const date = upcomingDate('friday', 7);
    const { body } = await createEvent({ date });
    const readSpotsLeft = async () =>
      (await requestApi<{ spotsAvailable: number }[]>('/api/events')).body[0]?.spotsAvailable;
    expect([body.event.currentBookings, await readSpotsLeft()]).toEqual([0, 12]);
    expect((await updateEvent(body.event.id, { date, currentBookings: 12 })).body.event.currentBookings).toBe(12);
    expect(await readSpotsLeft()).toBe(0);
    expect((await updateEvent(body.event.id, { date, maxCapacity: 14 })).body.event.currentBookings).toBe(12);
    expect(await readSpotsLeft()).toBe(2);
  });

  it('names its author', async () => {
    const { body } = await createEvent({ date: upcomingDate('friday', 5) });
    const [author] = await sql<{ id: string }>('SELECT created_by AS id FROM events WHERE id = $1', [body.event.id]);
    expect(author?.id).toMatch(/^[\da-f-]{36}$/);
    expect(body.event.createdBy).toBe(author?.id);
  });

  it('that was saved with an image from http: can still be read', async () => {
    const date = upcomingDate('friday', 5);
    const { body } = await createEvent({ date });
    await sql(`UPDATE events SET image_url = 'http://images.example.sk/p.png' WHERE id = $1`, [body.event.id]);
    const { body: events } = await callAsStaff<{ id: string; imageUrl: string }[]>('/api/admin/events');
    expect(events.find(({ id }) => id === body.event.id)?.imageUrl).toBe('http://images.example.sk/p.png');
  });

  it('of the past may still be completed', async () => {
    const { body } = await createEvent({ date: upcomingDate('friday', 6) });
    await sql(`UPDATE events SET date = '2025-05-02' WHERE id = $1`, [body.event.id]);
    const { status } = await updateEvent(body.event.id, { date: '2025-05-02', status: 'completed' });
    expect(status).toBe(200);
    expect((await updateEvent(body.event.id, { date: '2025-05-09' })).status).toBe(400);
  });

  it('that is unknown is not found', async () => {
    expect((await updateEvent('00000000-0000-4000-8000-000000000000', {})).status).toBe(404);
    expect((await deleteEvent('x')).status).toBe(404);
  });

  it('is shown to guests only when it is active, visible and still to come', async () => {
    await sql('DELETE FROM events');
    const [laterDate, soonerDate] = [upcomingDate('saturday', 9), upcomingDate('friday', 8)];
    await createEvent({ date: laterDate, titleEn: 'Later', pricePerPerson: 3900 });
    await createEvent({ date: soonerDate, titleEn: 'Sooner' });
    await createEvent({ date: soonerDate, titleEn: 'Hidden', visibility: 'hidden' });
    await createEvent({ date: soonerDate, titleEn: 'Draft', status: 'draft' });
    const { body } = await requestApi<Record<string, unknown>[]>('/api/events');
    expect(
      body.map(({ titleEn, spotsAvailable, pricePerPerson }) => [titleEn, spotsAvailable, pricePerPerson]),
    ).toEqual([
      ['Sooner', 12, null],
      ['Later', 12, 3900],
    ]);
    const eventFields = { date: soonerDate, visibility: undefined, capacityMode: 'none' };
    const celebration = await createEvent({ ...eventFields, eventType: 'celebration' });
    const publicEvent = await createEvent({ ...eventFields, eventType: 'custom' });
    expect([celebration, publicEvent].map((response) => response.body.event.visibility)).toEqual(['hidden', 'visible']);
    const { id } = celebration.body.event;
    await updateEvent(id, { ...eventFields, eventType: 'celebration', visibility: 'visible' });
    expect((await updateEvent(id, { ...eventFields, eventType: 'celebration' })).body.event.visibility).toBe('visible');
    const staffOnlyFields = ['createdBy', 'updatedBy', 'updatedByName', 'version', 'status', 'capacityMode'];
    expect(Object.keys(body[0] ?? {}).filter((name) => staffOnlyFields.includes(name))).toEqual([]);
  });
});

describe('changes of one event by two staff members', () => {
  const putEvent = (id: string, overrides: Record<string, unknown>, appIndex = 0) =>
    callAsStaff<SavedEventBody & { current?: EventBody }>(`/api/admin/events/${id}`, {
      method: 'PUT',
      body: buildEvent(overrides),
      appIndex,
    });
  const date = upcomingDate('saturday', 10);

  it('the second one is refused with the saved version, and may then overwrite it', async () => {
    const { body } = await createEvent({ date });
    const { id, version } = body.event;
    expect(body.event).toMatchObject({ version: 1, updatedBy: 'Jana' });
    const firstResponse = await putEvent(id, { date, titleEn: 'Mine', version });
    const secondResponse = await putEvent(id, { date, titleEn: 'Yours', version }, 1);
    expect([firstResponse.status, secondResponse.status]).toEqual([200, 409]);
    expect(secondResponse.body.code).toBe('changed_meanwhile');
    expect(secondResponse.body.current).toMatchObject({ id, titleEn: 'Mine', version: version + 1, updatedBy: 'Jana' });
    const thirdResponse = await putEvent(id, { date, titleEn: 'Yours', version: version + 1 }, 1);
    expect(thirdResponse.body.event).toMatchObject({ titleEn: 'Yours', version: version + 2 });
  });

  it('one of ten at the same time succeeds, and only that one is in the audit log', async () => {
    const { body } = await createEvent({ date, capacityMode: 'none' });
    const { id, version } = body.event;
    const requests = Array.from({ length: 10 }, (_, i) => putEvent(id, { date, titleEn: `${i}`, version }, i));
    const responses = await Promise.all(requests);
    const accepted = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ status }) => status === 409);
    expect([accepted.length, refused.length]).toEqual([1, 9]);
    const savedEvent = accepted[0]?.body.event;
    expect(refused.map(({ body: { current } }) => current)).toEqual(refused.map(() => savedEvent));
    expect(await sql('SELECT title_en, version FROM events WHERE id = $1', [id])).toEqual([
      { title_en: savedEvent?.titleEn, version: version + 1 },
    ]);
    const auditEntries = await sql(`SELECT FROM audit_log WHERE subject_id = $1 AND action = 'event.change'`, [id]);
    expect(auditEntries).toHaveLength(1);
  });

  it('without a version the later one overwrites the event', async () => {
    const { body } = await createEvent({ date });
    await putEvent(body.event.id, { date, titleEn: 'Mine' });
    const { status, body: savedBody } = await putEvent(body.event.id, { date, titleEn: 'Yours', version: null }, 1);
    expect([status, savedBody.event.titleEn, savedBody.event.version]).toEqual([200, 'Yours', 3]);
  });

  it('a deleted event cannot be changed', async () => {
    const { body } = await createEvent({ date });
    await deleteEvent(body.event.id);
    const { status, body: refused } = await putEvent(body.event.id, { date, version: body.event.version }, 1);
    expect([status, refused.code]).toEqual([404, 'not_found']);
  });

  it('the audit log of a change has only the changed fields, without the author', async () => {
    const { body } = await createEvent({ date });
    await putEvent(body.event.id, { date, titleEn: 'Mine' });
    const auditEntries = await sql<{ after: Record<string, unknown> }>(
      'SELECT after FROM audit_log WHERE subject_id = $1 ORDER BY at DESC LIMIT 1',
      [body.event.id],
    );
    expect(Object.keys(auditEntries[0]?.after ?? {}).sort()).toEqual(['titleEn', 'updatedAt']);
  });
});

describe('the database after all these events', () => {
  it('has no party at a table of an event', async () => {
    expect(await findTableViolations(databaseUrl)).toEqual([]);
  });
});
