import { houseOn, planOn } from '../house/house.js';
import { seededHouse } from '../seed/index.js';
import { aFriday, aVisit } from '../testing/builders.js';
import { type EventVisit, type Night, eveningOf, settledNight, waitingIn } from './night.js';

const plan = planOn(aFriday, seededHouse);
const before = { date: '2026-12-01', minute: 600 };
const aNight = (overrides: Partial<Night> = {}): Night => ({
  ...houseOn(aFriday, seededHouse),
  plan,
  visits: [],
  events: [],
  ...overrides,
});
const anEvent = (overrides: Partial<EventVisit> = {}): EventVisit => ({
  ...aVisit({ id: 'event', tables: [], isFixed: true }),
  capacityMode: 'full_room',
  maxCapacity: 30,
  ...overrides,
});
const tablesIn = ({ visits }: Night): Record<string, string> =>
  Object.fromEntries(visits.map(({ id, tables }) => [id, tables.join()]));

describe('a night', () => {
  it('shows those who hold tables, and who waits for one', () => {
    const night = aNight({
      visits: [aVisit({ id: 'sits' }), aVisit({ id: 'waits', tables: [] })],
      events: [anEvent({ tables: ['L1'] }), anEvent({ id: 'without', capacityMode: 'none' })],
    });
    expect(eveningOf(night).occupancy.map(({ id }) => id)).toEqual(['sits', 'event']);
    expect(waitingIn(night).map(({ id }) => id)).toEqual(['waits']);
  });

  it('counts everybody who comes where the house keeps a pace, and nobody twice where it does not', () => {
    const visits = [aVisit({ id: 'sits' }), aVisit({ id: 'waits', tables: [] })];
    const { rules } = aNight();
    const paced = aNight({ visits, rules: { ...rules, pacingCovers: 12 } });
    expect(eveningOf(paced).comers?.map(({ id }) => id)).toEqual(['sits', 'waits']);
    expect(eveningOf(aNight({ visits, rules: { ...rules, pacingCovers: null } }))).not.toHaveProperty('comers');
  });

  it('leaves out the places whose time is over, and only those', () => {
    const visits = [aVisit({ id: 'held', hasEnded: true }), aVisit({ id: 'stays', tables: ['T2'] })];
    expect(settledNight(aNight({ visits }), before).night.visits.map(({ id }) => id)).toEqual(['stays']);
  });

  it('in order stays as it is', () => {
    const night = aNight({ visits: [aVisit()] });
    expect(settledNight(night, before)).toEqual({ night, isCertain: true, isFewest: true });
  });

  it('seats the oldest first of those who have no table, and moves others for it', () => {
    const full = plan.tables.slice(1).map((id) => aVisit({ id, tables: [id], isFixed: true }));
    const waiting = [aVisit({ id: 'older', tables: [] }), aVisit({ id: 'younger', tables: [] })];
    const { night } = settledNight(aNight({ visits: [...waiting, ...full] }), before);
    expect(tablesIn(night)).toMatchObject({ older: 'T1', younger: '', T5: 'T5' });
  });

  it('gives an event the tables it asks for, and whoever sat there none when there is no other', () => {
    const visits = [aVisit({ id: 'there' }), aVisit({ id: 'later', start: 1260, end: 1380 })];
    const { night } = settledNight(aNight({ visits, events: [anEvent()] }), before);
    expect([...(night.events[0]?.tables ?? [])].sort()).toEqual([...plan.tables].sort());
    expect(tablesIn(night)).toEqual({ there: '', later: 'T1' });
  });

  it('lets the older of two events choose first', () => {
    const events = [
      anEvent({ id: 'older', capacityMode: 'seats', maxCapacity: 8 }),
      anEvent({ id: 'younger', capacityMode: 'seats', maxCapacity: 8 }),
    ];
    const { night } = settledNight(aNight({ events }), before);
    expect(night.events.map(({ tables }) => tables.join())).toEqual(['L1', 'T6,T7']);
  });

  const thawed = { ...houseOn(aFriday, seededHouse).rules, freezeMinutes: null };

  it('leaves alone a visit that has begun', () => {
    const visits = [
      aVisit({ id: 'begun', partySize: 2, tables: ['T6'] }),
      aVisit({ id: 'waits', partySize: 4, tables: [] }),
    ];
    const full = plan.tables
      .filter((id) => id !== 'T6' && id !== 'T5')
      .map((id) => aVisit({ id, tables: [id], isFixed: true }));
    const at = (minute: number): Night =>
      settledNight(aNight({ visits: [...visits, ...full], rules: thawed }), { date: aFriday, minute }).night;
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
    const at = (minute: number): Night =>
      settledNight(aNight({ visits: [...visits, ...full] }), { date: aFriday, minute }).night;
    expect(tablesIn(at(839))).toMatchObject({ couple: 'T5', four: 'T6', two: '' });
    expect(tablesIn(at(840))).toMatchObject({ couple: 'T6', four: '', two: 'T5' });
  });

  it('that is over stays as it was', () => {
    const night = aNight({ visits: [aVisit({ tables: [] })] });
    const settledAt = (minute: number): Night => settledNight(night, { date: '2026-12-05', minute }).night;
    expect(settledAt(299).visits[0]?.tables).toEqual(['T5']);
    expect(settledAt(300)).toBe(night);
  });

  it('says when it is not known that nobody more could be seated', () => {
    const crowded = [
      ...['T6', 'T7', 'T8', 'T3'].map((id) => aVisit({ id, tables: [id] })),
      ...[['L1'], ['T1', 'T2']].map((tables) => aVisit({ id: tables.join(), partySize: 4, tables })),
    ];
    const visits = [...crowded, aVisit({ id: 'waits', partySize: 4, tables: [] })];
    expect(settledNight(aNight({ visits, steps: 1 }), before).isCertain).toBe(false);
    expect(settledNight(aNight({ visits }), before)).toMatchObject({ isCertain: true });
    expect(waitingIn(settledNight(aNight({ visits }), before).night)).toEqual([]);
  });
});
