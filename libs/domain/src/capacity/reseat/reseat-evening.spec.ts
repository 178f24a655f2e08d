import fc from 'fast-check';
import { venueDayOn, tablePlanOn } from '../../venue/venue.js';
import { seededVenue } from '../../testing/venue.js';
import { fridayDate, buildVisit } from '../../testing/builders.js';
import { type EventSeating, findMissingTables } from '../evening/event-holdings.js';
import { type EveningState, toEvening, reseatEvening, listVisitsWithoutTables } from './reseat-evening.js';

const plan = tablePlanOn(fridayDate, seededVenue);
const now = { date: '2026-12-01', minute: 600 };
const newState = (overrides: Partial<EveningState> = {}): EveningState => ({
  ...venueDayOn(fridayDate, seededVenue),
  plan,
  visits: [],
  events: [],
  ...overrides,
});
const newEvent = (overrides: Partial<EventSeating> = {}): EventSeating => ({
  ...{ id: 'event', start: 1080, end: 1200, held: [], capacityMode: 'full_room', maxCapacity: 30 },
  ...overrides,
});
/** The tables of each event, such as `1080-1200: L1,T6`. */
const tablesByEvent = ({ events }: EveningState): Record<string, string[]> =>
  Object.fromEntries(
    events.map(({ id, held }) => [id, held.map(({ start, end, tables }) => `${start}-${end}: ${tables.join()}`)]),
  );
const tablesByVisit = ({ visits }: EveningState): Record<string, string> =>
  Object.fromEntries(visits.map(({ id, tables }) => [id, tables.join()]));

describe('an evening state', () => {
  it('lists visits and events with tables, and visits without tables', () => {
    const eveningState = newState({
      visits: [buildVisit({ id: 'sits' }), buildVisit({ id: 'waits', tables: [] })],
      events: [
        newEvent({ held: [{ start: 1080, end: 1200, tables: ['L1'] }] }),
        newEvent({ id: 'without', capacityMode: 'none' }),
      ],
    });
    expect(toEvening(eveningState).occupancy.map(({ id }) => id)).toEqual(['sits', 'event']);
    expect(listVisitsWithoutTables(eveningState).map(({ id }) => id)).toEqual(['waits']);
  });

  it('lists all arrivals if the venue has a pacing, and none if it has not', () => {
    const visits = [buildVisit({ id: 'sits' }), buildVisit({ id: 'waits', tables: [] })];
    const { rules } = newState();
    const pacedState = newState({ visits, rules: { ...rules, pacingCovers: 12 } });
    expect(toEvening(pacedState).arrivals?.map(({ id }) => id)).toEqual(['sits', 'waits']);
    expect(toEvening(newState({ visits, rules: { ...rules, pacingCovers: null } }))).not.toHaveProperty('arrivals');
  });

  it('drops holds that have ended', () => {
    const visits = [buildVisit({ id: 'held', hasEnded: true }), buildVisit({ id: 'stays', tables: ['T2'] })];
    expect(reseatEvening(newState({ visits }), now).eveningState.visits.map(({ id }) => id)).toEqual(['stays']);
  });

  it('stays unchanged if all visits have tables', () => {
    const eveningState = newState({ visits: [buildVisit()] });
    expect(reseatEvening(eveningState, now)).toEqual({ eveningState, isCertain: true, isFewest: true });
  });

  it('seats the oldest visit without a table first', () => {
    const fixedVisits = plan.tables.slice(1).map((id) => buildVisit({ id, tables: [id], isFixed: true }));
    const unseatedVisits = [buildVisit({ id: 'older', tables: [] }), buildVisit({ id: 'younger', tables: [] })];
    const { eveningState } = reseatEvening(newState({ visits: [...unseatedVisits, ...fixedVisits] }), now);
    expect(tablesByVisit(eveningState)).toMatchObject({ older: 'T1', younger: '', T5: 'T5' });
  });

  it('gives an event its tables, and leaves visits without another table unseated', () => {
    const visits = [buildVisit({ id: 'there' }), buildVisit({ id: 'later', start: 1260, end: 1380 })];
    const { eveningState } = reseatEvening(newState({ visits, events: [newEvent()] }), now);
    expect(tablesByEvent(eveningState)).toEqual({ event: [`1080-1200: ${plan.tables.join()}`] });
    expect(tablesByVisit(eveningState)).toEqual({ there: '', later: 'T1' });
  });

  it('lets the older of two events choose first', () => {
    const events = [
      newEvent({ id: 'older', capacityMode: 'seats', maxCapacity: 8 }),
      newEvent({ id: 'younger', capacityMode: 'seats', maxCapacity: 8 }),
    ];
    const { eveningState } = reseatEvening(newState({ events }), now);
    expect(tablesByEvent(eveningState)).toEqual({ older: ['1080-1200: L1'], younger: ['1080-1200: T6,T7'] });
    const grownEvent = newEvent({
      capacityMode: 'seats',
      maxCapacity: 9,
      held: [{ start: 1080, end: 1200, tables: ['T1', 'T2'] }],
    });
    expect(tablesByEvent(reseatEvening(newState({ events: [grownEvent] }), now).eveningState)).toEqual({
      event: ['1080-1200: T1,L1'],
    });
  });

  it('gives an event the tables of another event when that ends, and lists the missing ones', () => {
    const allTables = plan.tables.join();
    const [earlyEvent, dinnerEvent] = [newEvent({ id: 'early' }), newEvent({ id: 'dinner', start: 1140, end: 1380 })];
    const { events } = reseatEvening(newState({ events: [earlyEvent, dinnerEvent] }), now).eveningState;
    expect(tablesByEvent(newState({ events }))).toEqual({
      early: [`1080-1200: ${allTables}`],
      dinner: [`1200-1380: ${allTables}`],
    });
    expect(findMissingTables('dinner', { date: fridayDate, events, plan })).toEqual([
      { date: fridayDate, eventId: 'early', start: 1140, end: 1200, tables: plan.tables },
    ]);
    const tastingEvent = newEvent({ id: 'tasting', capacityMode: 'seats', maxCapacity: 12 });
    const besideState = reseatEvening(newState({ events: [tastingEvent, dinnerEvent] }), now).eveningState;
    expect(tablesByEvent(besideState)).toEqual({
      tasting: ['1080-1200: T6,L1'],
      dinner: ['1140-1380: T1,T2,T3,T4,T5,T7,T8', '1200-1380: T6,L1'],
    });
    const seatsEvent = newEvent({ ...dinnerEvent, capacityMode: 'seats', maxCapacity: 10 });
    const betweenState = reseatEvening(
      newState({ events: [earlyEvent, seatsEvent, newEvent({ id: 'late', start: 1260, end: 1320 })] }),
      now,
    );
    expect(tablesByEvent(betweenState.eveningState)).toMatchObject({
      dinner: ['1200-1380: T6,L1'],
      late: ['1260-1320: T1,T2,T3,T4,T5,T7,T8'],
    });
    const shorterEvent = newEvent({ id: 'early', end: 1170, held: events[0]?.held ?? [] });
    const afterState = reseatEvening(newState({ events: [shorterEvent, ...events.slice(1)] }), now).eveningState;
    expect(tablesByEvent(afterState)).toEqual({
      early: [`1080-1170: ${allTables}`],
      dinner: [`1170-1380: ${allTables}`],
    });
    expect(
      tablesByEvent(reseatEvening({ ...afterState, events: afterState.events.slice(1) }, now).eveningState),
    ).toEqual({ dinner: [`1140-1380: ${allTables}`] });
  });

  const unfrozenRules = { ...venueDayOn(fridayDate, seededVenue).rules, freezeMinutes: null };

  it('leaves alone a visit that has begun', () => {
    const visits = [
      buildVisit({ id: 'begun', partySize: 2, tables: ['T6'] }),
      buildVisit({ id: 'waits', partySize: 4, tables: [] }),
    ];
    const fixedVisits = plan.tables
      .filter((id) => id !== 'T6' && id !== 'T5')
      .map((id) => buildVisit({ id, tables: [id], isFixed: true }));
    const reseatAt = (minute: number): EveningState =>
      reseatEvening(newState({ visits: [...visits, ...fixedVisits], rules: unfrozenRules }), {
        date: fridayDate,
        minute,
      }).eveningState;
    expect(tablesByVisit(reseatAt(1079))).toMatchObject({ begun: 'T5', waits: 'T6' });
    expect(tablesByVisit(reseatAt(1080))).toMatchObject({ begun: 'T6', waits: '' });
  });

  it('moves no visit from two hours before opening on, but seats visits at free tables', () => {
    const visits = [
      buildVisit({ id: 'couple', tables: ['T6'] }),
      buildVisit({ id: 'four', partySize: 4, tables: [] }),
      buildVisit({ id: 'two', tables: [] }),
    ];
    const fixedVisits = plan.tables
      .filter((id) => !['T5', 'T6'].includes(id))
      .map((id) => buildVisit({ id, tables: [id], isFixed: true }));
    const reseatAt = (minute: number): EveningState =>
      reseatEvening(newState({ visits: [...visits, ...fixedVisits] }), { date: fridayDate, minute }).eveningState;
    expect(tablesByVisit(reseatAt(839))).toMatchObject({ couple: 'T5', four: 'T6', two: '' });
    expect(tablesByVisit(reseatAt(840))).toMatchObject({ couple: 'T6', four: '', two: 'T5' });
  });

  it('stays unchanged once it is over', () => {
    const eveningState = newState({ visits: [buildVisit({ tables: [] })] });
    const reseatAt = (minute: number): EveningState =>
      reseatEvening(eveningState, { date: '2026-12-05', minute }).eveningState;
    expect(reseatAt(299).visits[0]?.tables).toEqual(['T5']);
    expect(reseatAt(300)).toBe(eveningState);
  });

  it('is marked as uncertain if its steps end before all options are tried', () => {
    const crowdedVisits = [
      ...['T6', 'T7', 'T8', 'T3'].map((id) => buildVisit({ id, tables: [id] })),
      ...[['L1'], ['T1', 'T2']].map((tables) => buildVisit({ id: tables.join(), partySize: 4, tables })),
    ];
    const visits = [...crowdedVisits, buildVisit({ id: 'waits', partySize: 4, tables: [] })];
    expect(reseatEvening(newState({ visits, steps: 1 }), now).isCertain).toBe(false);
    expect(reseatEvening(newState({ visits }), now)).toMatchObject({ isCertain: true });
    expect(listVisitsWithoutTables(reseatEvening(newState({ visits }), now).eveningState)).toEqual([]);
  });
});

describe('overlapping events, checked for each quarter of an hour', () => {
  const quarter = fc.integer({ min: 20, max: 116 }); // quarters of an hour of the service date, 05:00 to 05:00
  const anyEvent = fc
    .record({
      from: quarter,
      to: quarter,
      mode: fc.constantFrom('full_room', 'seats', 'none'),
      size: fc.integer({ min: 1, max: 40 }),
    })
    .filter(({ from, to }) => from < to)
    .map(({ from, to, mode, size }) =>
      newEvent({ start: from * 15, end: to * 15, capacityMode: mode, maxCapacity: size }),
    );
  const anyEvents = fc
    .array(anyEvent, { minLength: 1, maxLength: 4 })
    .map((events) => events.map((event, index) => ({ ...event, id: `${index}` })));
  const countSeats = (tables: readonly string[]): number =>
    tables.reduce((sum, table) => sum + (plan.places.find((place) => place.tables.join() === table)?.maxParty ?? 0), 0);
  const isDuring = (minute: number, { start, end }: { start: number; end: number }) => start <= minute && minute < end;
  const tablesAt = (minute: number, { held }: EventSeating) =>
    held.filter((holding) => isDuring(minute, holding)).flatMap(({ tables }) => tables);
  const reseat = (events: readonly EventSeating[]) => reseatEvening(newState({ events }), now).eveningState.events;

  /** No table has two events, none is free while an event needs it, and missing tables are listed with the event that has them. */
  function expectValidEvents(events: readonly EventSeating[]): void {
    const missing = new Map(
      events.map((event) => [event, findMissingTables(event.id, { date: fridayDate, events, plan })]),
    );
    const errorsAt = (minute: number) => {
      const takenTables = events.flatMap((event) => tablesAt(minute, event));
      return events.flatMap((event) => {
        const held = tablesAt(minute, event);
        const { capacityMode: mode, maxCapacity } = event;
        const isShort = (tables: readonly string[]) =>
          isDuring(minute, event) && (mode === 'full_room' ? tables.length < plan.tables.length : mode === 'seats' && countSeats(tables) < maxCapacity); // prettier-ignore
        const missingHoldings = (missing.get(event) ?? []).filter((holding) => isDuring(minute, holding));
        const tables = missingHoldings.flatMap((holding) => holding.tables);
        const isHeldByOther = ({ eventId, tables: heldTables }: (typeof missingHoldings)[number]) =>
          heldTables.every((table) =>
            events.some((holding) => holding.id === eventId && tablesAt(minute, holding).includes(table)),
          );
        return Object.entries({
          twice: new Set(takenTables).size < takenTables.length,
          unasked: held.length > 0 && (!isDuring(minute, event) || mode === 'none'),
          free: isShort(held) && takenTables.length < plan.tables.length,
          unnamed: isShort([...held, ...tables]) && held.length + tables.length < plan.tables.length,
          needless: tables.length > 0 && !isShort(held),
          misnamed: !missingHoldings.every((holding) => holding.eventId !== event.id && isHeldByOther(holding)),
        }).flatMap(([error, hasError]) => (hasError ? [`${minute}: ${event.id} ${error}`] : []));
      });
    };
    expect(Array.from({ length: 96 }, (_, index) => 300 + index * 15).flatMap(errorsAt)).toEqual([]);
    expect(reseat(events)).toEqual(events);
  }

  it('never share a table, also when one is changed or removed', () => {
    fc.assert(
      fc.property(anyEvents, anyEvent, fc.nat(3), (eventsBefore, changedEvent, changedIndex) => {
        const events = reseat(eventsBefore);
        expectValidEvents(events);
        const changedEvents = events.map((event, index) =>
          index === changedIndex ? { ...changedEvent, id: event.id, held: event.held } : event,
        );
        expectValidEvents(reseat(changedEvents));
        expectValidEvents(reseat(events.filter((_, index) => index !== changedIndex)));
      }),
      { numRuns: 60 },
    );
  });
});
