import fc from 'fast-check';
import { venueDayOn, tablePlanOn } from '../../venue/venue.js';
import { seededVenue } from '../../testing/venue.js';
import { aFriday, aVisit } from '../../testing/builders.js';
import { type EventSeating, findMissingTables } from '../evening/event-holdings.js';
import { type EveningState, toEvening, reseatEvening, visitsWithoutTables } from './reseat-evening.js';

const plan = tablePlanOn(aFriday, seededVenue);
const before = { date: '2026-12-01', minute: 600 };
const anEveningState = (overrides: Partial<EveningState> = {}): EveningState => ({
  ...venueDayOn(aFriday, seededVenue),
  plan,
  visits: [],
  events: [],
  ...overrides,
});
const anEvent = (overrides: Partial<EventSeating> = {}): EventSeating => ({
  ...{ id: 'event', start: 1080, end: 1200, held: [], capacityMode: 'full_room', maxCapacity: 30 },
  ...overrides,
});
/** What each event of a night holds: `1080-1200: L1,T6`. */
const heldIn = ({ events }: EveningState): Record<string, string[]> =>
  Object.fromEntries(
    events.map(({ id, held }) => [id, held.map(({ start, end, tables }) => `${start}-${end}: ${tables.join()}`)]),
  );
const tablesIn = ({ visits }: EveningState): Record<string, string> =>
  Object.fromEntries(visits.map(({ id, tables }) => [id, tables.join()]));

describe('a night', () => {
  it('shows those who hold tables, and who waits for one', () => {
    const eveningState = anEveningState({
      visits: [aVisit({ id: 'sits' }), aVisit({ id: 'waits', tables: [] })],
      events: [
        anEvent({ held: [{ start: 1080, end: 1200, tables: ['L1'] }] }),
        anEvent({ id: 'without', capacityMode: 'none' }),
      ],
    });
    expect(toEvening(eveningState).occupancy.map(({ id }) => id)).toEqual(['sits', 'event']);
    expect(visitsWithoutTables(eveningState).map(({ id }) => id)).toEqual(['waits']);
  });

  it('counts everybody who comes where the house keeps a pace, and nobody twice where it does not', () => {
    const visits = [aVisit({ id: 'sits' }), aVisit({ id: 'waits', tables: [] })];
    const { rules } = anEveningState();
    const paced = anEveningState({ visits, rules: { ...rules, pacingCovers: 12 } });
    expect(toEvening(paced).arrivals?.map(({ id }) => id)).toEqual(['sits', 'waits']);
    expect(toEvening(anEveningState({ visits, rules: { ...rules, pacingCovers: null } }))).not.toHaveProperty(
      'arrivals',
    );
  });

  it('leaves out the places whose time is over, and only those', () => {
    const visits = [aVisit({ id: 'held', hasEnded: true }), aVisit({ id: 'stays', tables: ['T2'] })];
    expect(reseatEvening(anEveningState({ visits }), before).eveningState.visits.map(({ id }) => id)).toEqual([
      'stays',
    ]);
  });

  it('in order stays as it is', () => {
    const eveningState = anEveningState({ visits: [aVisit()] });
    expect(reseatEvening(eveningState, before)).toEqual({ eveningState, isCertain: true, isFewest: true });
  });

  it('seats the oldest first of those who have no table, and moves others for it', () => {
    const full = plan.tables.slice(1).map((id) => aVisit({ id, tables: [id], isFixed: true }));
    const waiting = [aVisit({ id: 'older', tables: [] }), aVisit({ id: 'younger', tables: [] })];
    const { eveningState } = reseatEvening(anEveningState({ visits: [...waiting, ...full] }), before);
    expect(tablesIn(eveningState)).toMatchObject({ older: 'T1', younger: '', T5: 'T5' });
  });

  it('gives an event the tables it asks for, and whoever sat there none when there is no other', () => {
    const visits = [aVisit({ id: 'there' }), aVisit({ id: 'later', start: 1260, end: 1380 })];
    const { eveningState } = reseatEvening(anEveningState({ visits, events: [anEvent()] }), before);
    expect(heldIn(eveningState)).toEqual({ event: [`1080-1200: ${plan.tables.join()}`] });
    expect(tablesIn(eveningState)).toEqual({ there: '', later: 'T1' });
  });

  it('lets the older of two events choose first', () => {
    const events = [
      anEvent({ id: 'older', capacityMode: 'seats', maxCapacity: 8 }),
      anEvent({ id: 'younger', capacityMode: 'seats', maxCapacity: 8 }),
    ];
    const { eveningState } = reseatEvening(anEveningState({ events }), before);
    expect(heldIn(eveningState)).toEqual({ older: ['1080-1200: L1'], younger: ['1080-1200: T6,T7'] });
    const grown = anEvent({
      capacityMode: 'seats',
      maxCapacity: 9,
      held: [{ start: 1080, end: 1200, tables: ['T1', 'T2'] }],
    });
    expect(heldIn(reseatEvening(anEveningState({ events: [grown] }), before).eveningState)).toEqual({
      event: ['1080-1200: T1,L1'],
    });
  });

  it('holds for an event what another one leaves, from when it leaves it, and names what is missing', () => {
    const all = plan.tables.join();
    const [early, dinner] = [anEvent({ id: 'early' }), anEvent({ id: 'dinner', start: 1140, end: 1380 })];
    const { events } = reseatEvening(anEveningState({ events: [early, dinner] }), before).eveningState;
    expect(heldIn(anEveningState({ events }))).toEqual({ early: [`1080-1200: ${all}`], dinner: [`1200-1380: ${all}`] });
    expect(findMissingTables('dinner', { date: aFriday, events, plan })).toEqual([
      { date: aFriday, eventId: 'early', start: 1140, end: 1200, tables: plan.tables },
    ]);
    const tasting = anEvent({ id: 'tasting', capacityMode: 'seats', maxCapacity: 12 });
    const beside = reseatEvening(anEveningState({ events: [tasting, dinner] }), before).eveningState;
    expect(heldIn(beside)).toEqual({
      tasting: ['1080-1200: T6,L1'],
      dinner: ['1140-1380: T1,T2,T3,T4,T5,T7,T8', '1200-1380: T6,L1'],
    });
    const seats = anEvent({ ...dinner, capacityMode: 'seats', maxCapacity: 10 });
    const between = reseatEvening(
      anEveningState({ events: [early, seats, anEvent({ id: 'late', start: 1260, end: 1320 })] }),
      before,
    );
    expect(heldIn(between.eveningState)).toMatchObject({
      dinner: ['1200-1380: T6,L1'],
      late: ['1260-1320: T1,T2,T3,T4,T5,T7,T8'],
    });
    const shorter = anEvent({ id: 'early', end: 1170, held: events[0]?.held ?? [] });
    const after = reseatEvening(anEveningState({ events: [shorter, ...events.slice(1)] }), before).eveningState;
    expect(heldIn(after)).toEqual({ early: [`1080-1170: ${all}`], dinner: [`1170-1380: ${all}`] });
    expect(heldIn(reseatEvening({ ...after, events: after.events.slice(1) }, before).eveningState)).toEqual({
      dinner: [`1140-1380: ${all}`],
    });
  });

  const thawed = { ...venueDayOn(aFriday, seededVenue).rules, freezeMinutes: null };

  it('leaves alone a visit that has begun', () => {
    const visits = [
      aVisit({ id: 'begun', partySize: 2, tables: ['T6'] }),
      aVisit({ id: 'waits', partySize: 4, tables: [] }),
    ];
    const full = plan.tables
      .filter((id) => id !== 'T6' && id !== 'T5')
      .map((id) => aVisit({ id, tables: [id], isFixed: true }));
    const at = (minute: number): EveningState =>
      reseatEvening(anEveningState({ visits: [...visits, ...full], rules: thawed }), { date: aFriday, minute })
        .eveningState;
    expect(tablesIn(at(1079))).toMatchObject({ begun: 'T5', waits: 'T6' });
    expect(tablesIn(at(1080))).toMatchObject({ begun: 'T6', waits: '' });
  });

  it('moves nobody from two hours before opening on, and seats whoever has no table where one is free', () => {
    const visits = [
      aVisit({ id: 'couple', tables: ['T6'] }),
      aVisit({ id: 'four', partySize: 4, tables: [] }),
      aVisit({ id: 'two', tables: [] }),
    ];
    const full = plan.tables
      .filter((id) => !['T5', 'T6'].includes(id))
      .map((id) => aVisit({ id, tables: [id], isFixed: true }));
    const at = (minute: number): EveningState =>
      reseatEvening(anEveningState({ visits: [...visits, ...full] }), { date: aFriday, minute }).eveningState;
    expect(tablesIn(at(839))).toMatchObject({ couple: 'T5', four: 'T6', two: '' });
    expect(tablesIn(at(840))).toMatchObject({ couple: 'T6', four: '', two: 'T5' });
  });

  it('that is over stays as it was', () => {
    const eveningState = anEveningState({ visits: [aVisit({ tables: [] })] });
    const dismissedAt = (minute: number): EveningState =>
      reseatEvening(eveningState, { date: '2026-12-05', minute }).eveningState;
    expect(dismissedAt(299).visits[0]?.tables).toEqual(['T5']);
    expect(dismissedAt(300)).toBe(eveningState);
  });

  it('says when it is not known that nobody more could be seated', () => {
    const crowded = [
      ...['T6', 'T7', 'T8', 'T3'].map((id) => aVisit({ id, tables: [id] })),
      ...[['L1'], ['T1', 'T2']].map((tables) => aVisit({ id: tables.join(), partySize: 4, tables })),
    ];
    const visits = [...crowded, aVisit({ id: 'waits', partySize: 4, tables: [] })];
    expect(reseatEvening(anEveningState({ visits, steps: 1 }), before).isCertain).toBe(false);
    expect(reseatEvening(anEveningState({ visits }), before)).toMatchObject({ isCertain: true });
    expect(visitsWithoutTables(reseatEvening(anEveningState({ visits }), before).eveningState)).toEqual([]);
  });
});

describe('events that overlap, against each quarter of an hour by itself', () => {
  const quarter = fc.integer({ min: 20, max: 116 }); // the service day, 05:00 to 05:00
  const someEvent = fc
    .record({
      from: quarter,
      to: quarter,
      mode: fc.constantFrom('full_room', 'seats', 'none'),
      size: fc.integer({ min: 1, max: 40 }),
    })
    .filter(({ from, to }) => from < to)
    .map(({ from, to, mode, size }) =>
      anEvent({ start: from * 15, end: to * 15, capacityMode: mode, maxCapacity: size }),
    );
  const someEveningState = fc
    .array(someEvent, { minLength: 1, maxLength: 4 })
    .map((events) => events.map((event, index) => ({ ...event, id: `${index}` })));
  const seats = (tables: readonly string[]): number =>
    tables.reduce((sum, table) => sum + (plan.places.find((place) => place.tables.join() === table)?.maxParty ?? 0), 0);
  const isAt = (minute: number, { start, end }: { start: number; end: number }) => start <= minute && minute < end;
  const tablesAt = (minute: number, { held }: EventSeating) =>
    held.filter((one) => isAt(minute, one)).flatMap(({ tables }) => tables);
  const reseat = (events: readonly EventSeating[]) =>
    reseatEvening(anEveningState({ events }), before).eveningState.events;

  /** No table has two events, none is free while an event asks for it, and what an event lacks is named with whose it is. */
  function isRight(events: readonly EventSeating[]): void {
    const missing = new Map(
      events.map((event) => [event, findMissingTables(event.id, { date: aFriday, events, plan })]),
    );
    const errorsAt = (minute: number) => {
      const taken = events.flatMap((event) => tablesAt(minute, event));
      return events.flatMap((event) => {
        const held = tablesAt(minute, event);
        const { capacityMode: mode, maxCapacity } = event;
        const isShort = (tables: readonly string[]) =>
          isAt(minute, event) && (mode === 'full_room' ? tables.length < plan.tables.length : mode === 'seats' && seats(tables) < maxCapacity); // prettier-ignore
        const named = (missing.get(event) ?? []).filter((one) => isAt(minute, one));
        const tables = named.flatMap((one) => one.tables);
        const isTheirs = ({ eventId, tables: ofOther }: (typeof named)[number]) =>
          ofOther.every((table) => events.some((one) => one.id === eventId && tablesAt(minute, one).includes(table)));
        return Object.entries({
          twice: new Set(taken).size < taken.length,
          unasked: held.length > 0 && (!isAt(minute, event) || mode === 'none'),
          free: isShort(held) && taken.length < plan.tables.length,
          unnamed: isShort([...held, ...tables]) && held.length + tables.length < plan.tables.length,
          needless: tables.length > 0 && !isShort(held),
          misnamed: !named.every((one) => one.eventId !== event.id && isTheirs(one)),
        }).flatMap(([error, is]) => (is ? [`${minute}: ${event.id} ${error}`] : []));
      });
    };
    expect(Array.from({ length: 96 }, (_, index) => 300 + index * 15).flatMap(errorsAt)).toEqual([]);
    expect(reseat(events)).toEqual(events);
  }

  it('each holds what no other one holds, also when one is changed or goes', () => {
    fc.assert(
      fc.property(someEveningState, someEvent, fc.nat(3), (asked, change, at) => {
        const events = reseat(asked);
        isRight(events);
        const changed = events.map((event, index) =>
          index === at ? { ...change, id: event.id, held: event.held } : event,
        );
        isRight(reseat(changed));
        isRight(reseat(events.filter((_, index) => index !== at)));
      }),
      { numRuns: 60 },
    );
  });
});
