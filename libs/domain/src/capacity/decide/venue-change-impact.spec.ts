import { buildVenue } from '../../venue/build-venue.js';
import { venueDayOn, tablePlanOn } from '../../venue/venue.js';
import { buildTablePlan } from '../../venue/table-plan.js';
import { type OpeningHours, isWithinHours } from '../../venue/schedule/opening-hours.js';
import {
  venueCombinations,
  venueRoom,
  venueRules,
  venueSchedule,
  venueTables,
  seededVenue,
} from '../../testing/venue.js';
import { someSeatingExists } from '../../testing/brute-force-seating.js';
import { aFriday, aVisit } from '../../testing/builders.js';
import { doublyHeldTables, earlierMorning } from '../../testing/evenings.js';
import { chance, fullEvening } from '../../testing/full-evenings.js';
import { scaledRuns } from '../../testing/scaled-runs.js';
import type { Period } from '../evening/evening.js';
import { findChangedDates, findHoursChanges, toEveningImpact, groupHoursChanges } from './venue-change-impact.js';
import { type EveningState, reseatEvening } from '../reseat/reseat-evening.js';
import { stayPeriod } from '../evening/reset-time.js';

const day = venueDayOn(aFriday, seededVenue);
const plan = tablePlanOn(aFriday, seededVenue);
const short: OpeningHours = { opens: 960, lastStart: 1200, closes: 1260 };
const anEveningState = (overrides: Partial<EveningState> = {}): EveningState => ({
  ...day,
  plan,
  visits: [],
  events: [],
  ...overrides,
});
const outlook = (eveningState: EveningState, change: Partial<EveningState>, now = earlierMorning) =>
  toEveningImpact(eveningState, reseatEvening({ ...eveningState, oldHours: eveningState.hours, ...change }, now));

describe('what a change of the house does to an evening', () => {
  const early = aVisit({ id: 'early' });
  const late = aVisit({ id: 'late', start: 1260, end: 1380 });

  it('strands everybody when the house is closed, pinned or not', () => {
    const visits = [early, { ...late, isFixed: true }];
    expect(outlook(anEveningState({ visits }), { hours: null }).stranded).toEqual([
      { id: 'early', why: 'closed' },
      { id: 'late', why: 'closed' },
    ]);
  });

  it('strands whoever would sit outside the hours; a last start is for those who come', () => {
    const until = outlook(anEveningState({ visits: [early, late] }), { hours: short });
    expect(until).toMatchObject({ kept: ['early'], stranded: [{ id: 'late', why: 'outside_hours' }] });
    const lastStart = { opens: 960, lastStart: 1080, closes: 1560 };
    expect(outlook(anEveningState({ visits: [late] }), { hours: lastStart }).stranded).toEqual([]);
  });

  it('leaves alone whom staff have put outside the hours, who sits, and who has begun', () => {
    const visits = [
      aVisit({ id: 'by staff', start: 1500, end: 1620 }),
      aVisit({ id: 'sits', tables: ['T2'], isFixed: true, seatedSince: 1075 }),
      aVisit({ id: 'begun', tables: ['T3'] }),
    ];
    const now = { date: aFriday, minute: 1085 };
    expect(outlook(anEveningState({ visits }), { hours: null }, now).kept).toEqual(['by staff', 'sits', 'begun']);
  });

  it('seats nobody outside the hours by itself, and seats them again when it opens', () => {
    const waits = anEveningState({ visits: [{ ...early, tables: [] }] });
    const closed = reseatEvening({ ...waits, hours: null }, earlierMorning);
    expect(closed.eveningState.visits[0]?.tables).toEqual([]);
    expect(outlook({ ...closed.eveningState }, { hours: day.hours }).seatedAgain).toEqual(['early']);
  });

  it('is done once: what staff do after it stays', () => {
    const { eveningState } = reseatEvening(
      anEveningState({ visits: [early], hours: null, oldHours: day.hours }),
      earlierMorning,
    );
    const kept = reseatEvening({ ...eveningState, visits: [early] }, earlierMorning);
    expect(kept.eveningState.visits).toEqual([early]);
  });

  it('moves whose table is out of use, and strands whom the rest has no place for', () => {
    const inUse = new Set(['T1', 'T2']);
    const visits = [
      early,
      aVisit({ id: 'at T6', tables: ['T6'] }),
      aVisit({ id: 'four', tables: ['T7'], partySize: 4 }),
    ];
    const small = buildTablePlan(venueTables.filter(({ id }) => inUse.has(id)), []); // prettier-ignore
    expect(outlook(anEveningState({ visits }), { plan: small })).toEqual({
      date: aFriday,
      kept: ['early'],
      reseated: [{ id: 'at T6', from: ['T6'], to: ['T2'] }],
      stranded: [{ id: 'four', why: 'no_table' }],
      seatedAgain: [],
    });
  });
});

const tries = scaledRuns(500);

describe(`${tries} changes of random evenings against trying everything`, () => {
  const random = chance(17);
  const one = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)] as Choice;
  const halves = { opens: 960, lastStart: 1410, closes: 1560, break: { from: 1110, until: 1200 } };
  const newHours = [null, short, { opens: 1080, lastStart: 1320, closes: 1440 }, halves, day.hours];
  const isOpenDuring = ({ start, end }: Period, hours: OpeningHours | null): boolean =>
    isWithinHours({ start, end }, hours && { ...hours, break: undefined }) &&
    !(hours?.break && start < hours.break.until && hours.break.from < end);

  function randomEveningState(): EveningState {
    const last = fullEvening(random, plan, { refusals: 3 }).at(-1);
    const visits = last?.room.occupancy.slice(0, 7) ?? [];
    return anEveningState({ visits: visits.map((visit) => ({ ...visit, isFixed: random() < 0.1 })) });
  }

  function randomChange(): Partial<EveningState> {
    const out = new Set(venueTables.filter(() => random() < 0.3).map(({ id }) => id));
    const tables = venueTables.filter(({ id }) => !out.has(id));
    const combinations = venueCombinations.filter((one) => one.tables.every((id) => !out.has(id)));
    const rules = { ...day.rules, resetMinutes: one([0, 0, 15, 30]) };
    return { hours: one(newHours), rules, ...(random() < 0.5 && { plan: buildTablePlan(tables, combinations) }) };
  }

  it('lose nobody, seat everybody who can be, and come true', () => {
    const reasons = new Set<string>();
    for (let index = 0; index < tries; index += 1) {
      const eveningState = randomEveningState();
      const change = randomChange();
      const { eveningState: after } = reseatEvening(
        { ...eveningState, ...change, oldHours: eveningState.hours },
        earlierMorning,
      );
      const told = outlook(eveningState, change);
      const { kept, reseated, stranded } = told;
      const everybody = [...kept, ...reseated.map(({ id }) => id), ...stranded.map(({ id }) => id)];
      expect([...everybody].sort()).toEqual(eveningState.visits.map(({ id }) => id).sort());

      const seated = after.visits.filter(({ tables }) => tables.length > 0);
      expect(doublyHeldTables({ occupancy: seated })).toEqual([]);
      expect(seated.every((visit) => isOpenDuring(stayPeriod(visit), after.hours))).toBe(true);
      expect(seated.every((visit) => visit.tables.every((id) => after.plan.tables.includes(id)))).toBe(true);
      expect(seated.map(({ id }) => id).sort()).toEqual([...kept, ...reseated.map(({ id }) => id)].sort());
      for (const { id, why } of stranded) {
        const visit = eveningState.visits.find((each) => each.id === id) ?? aVisit();
        reasons.add(why);
        expect(why === 'no_table').toBe(isOpenDuring(visit, after.hours));
        const asks = after.visits.find((each) => each.id === id) ?? visit;
        if (why === 'no_table') expect(someSeatingExists(asks, { occupancy: seated, plan: after.plan })).toBe(false);
      }
    }
    expect([...reasons].sort()).toEqual(['closed', 'no_table', 'outside_hours']);
  }, 120_000);
});

describe('the dates of a change', () => {
  const closedOn = (from: string, to: string) => ({
    ...seededVenue,
    schedule: { ...venueSchedule, specialDays: [{ from, to, hours: null }] },
  });
  const ahead = { from: '2026-12-01', days: 60 };

  it('are those on which the hours differ', () => {
    const closed = closedOn('2026-12-23', '2026-12-28');
    const dates = findChangedDates(seededVenue, closed, ahead);
    expect(dates).toEqual(['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26']); // the others are closed anyway
    expect(findHoursChanges(seededVenue, closed, dates)[0]).toEqual({
      date: '2026-12-23',
      before: { opens: 960, lastStart: 1380, closes: 1440 },
      after: null,
    });
    expect(groupHoursChanges(findHoursChanges(seededVenue, closed, dates)).map(({ times }) => times)).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it('are told once where a weekday is changed, and until when where it ends', () => {
    const fridays = ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'];
    const dates = [...fridays, '2027-01-06', '2027-01-07'].toSorted();
    const days = dates.map((date) => ({ date, before: null, after: { opens: 960, lastStart: 1380, closes: 1440 } }));
    const told = groupHoursChanges(days).map(({ date, times, until }) => [date, times, until]);
    expect(told).toEqual([
      ['2026-12-04', 4, '2026-12-25'],
      ['2027-01-06', 1, null],
      ['2027-01-07', 1, null],
    ]);
    expect(groupHoursChanges(days.slice(0, 4))).toMatchObject([{ times: 4, until: null }]);
  });

  it('are those on which tables are cleared for another time, which guests do not see', () => {
    const rules = [...seededVenue.rules, { from: '2027-01-28', value: { ...venueRules, resetMinutes: 15 } }];
    const dates = findChangedDates(seededVenue, { ...seededVenue, rules }, ahead);
    expect(dates).toEqual(['2027-01-28', '2027-01-29']);
    expect(findHoursChanges(seededVenue, { ...seededVenue, rules }, dates)).toEqual([]);
  });

  it('are those on which the room differs, which guests do not see', () => {
    const without = { ...venueRoom, tables: venueRoom.tables.filter(({ id }) => id !== 'T8') };
    const venue = buildVenue({
      ...seededVenue,
      rules: [{ from: '2024-01-01', value: venueRules }],
      rooms: [...seededVenue.rooms, { from: '2027-01-25', value: without }],
      closures: [],
    });
    const dates = findChangedDates(seededVenue, venue, ahead);
    expect(dates).toEqual(['2027-01-25', '2027-01-26', '2027-01-27', '2027-01-28', '2027-01-29']);
    expect(findHoursChanges(seededVenue, venue, dates)).toEqual([]);
  });
});
