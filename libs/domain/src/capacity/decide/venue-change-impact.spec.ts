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
import { fridayDate, buildVisit } from '../../testing/builders.js';
import { findDoublyHeldTables, earlierMorning } from '../../testing/evenings.js';
import { seededRandom, fillEvening } from '../../testing/full-evenings.js';
import { scaleRunCount } from '../../testing/scaled-runs.js';
import type { Period } from '../evening/evening.js';
import { findChangedDates, findHoursChanges, toEveningImpact, groupHoursChanges } from './venue-change-impact.js';
import { type EveningState, reseatEvening } from '../reseat/reseat-evening.js';
import { toStayPeriod } from '../evening/reset-time.js';

const day = venueDayOn(fridayDate, seededVenue);
const plan = tablePlanOn(fridayDate, seededVenue);
const shortHours: OpeningHours = { opens: 960, lastStart: 1200, closes: 1260 };
const newState = (overrides: Partial<EveningState> = {}): EveningState => ({
  ...day,
  plan,
  visits: [],
  events: [],
  ...overrides,
});
const findImpact = (eveningState: EveningState, change: Partial<EveningState>, now = earlierMorning) =>
  toEveningImpact(eveningState, reseatEvening({ ...eveningState, oldHours: eveningState.hours, ...change }, now));

describe('the impact of a venue change on an evening', () => {
  const earlyVisit = buildVisit({ id: 'early' });
  const lateVisit = buildVisit({ id: 'late', start: 1260, end: 1380 });

  it('strands all visits when the venue is closed, pinned or not', () => {
    const visits = [earlyVisit, { ...lateVisit, isFixed: true }];
    expect(findImpact(newState({ visits }), { hours: null }).stranded).toEqual([
      { id: 'early', why: 'closed' },
      { id: 'late', why: 'closed' },
    ]);
  });

  it('strands visits outside the hours; an earlier last start strands no visit', () => {
    const impact = findImpact(newState({ visits: [earlyVisit, lateVisit] }), { hours: shortHours });
    expect(impact).toMatchObject({ kept: ['early'], stranded: [{ id: 'late', why: 'outside_hours' }] });
    const lastStart = { opens: 960, lastStart: 1080, closes: 1560 };
    expect(findImpact(newState({ visits: [lateVisit] }), { hours: lastStart }).stranded).toEqual([]);
  });

  it('keeps visits that staff put outside the hours, seated ones, and ones that have begun', () => {
    const visits = [
      buildVisit({ id: 'by staff', start: 1500, end: 1620 }),
      buildVisit({ id: 'sits', tables: ['T2'], isFixed: true, seatedSince: 1075 }),
      buildVisit({ id: 'begun', tables: ['T3'] }),
    ];
    const now = { date: fridayDate, minute: 1085 };
    expect(findImpact(newState({ visits }), { hours: null }, now).kept).toEqual(['by staff', 'sits', 'begun']);
  });

  it('seats stranded visits again only when the venue opens', () => {
    const strandedState = newState({ visits: [{ ...earlyVisit, tables: [] }] });
    const closedEvening = reseatEvening({ ...strandedState, hours: null }, earlierMorning);
    expect(closedEvening.eveningState.visits[0]?.tables).toEqual([]);
    expect(findImpact({ ...closedEvening.eveningState }, { hours: day.hours }).seatedAgain).toEqual(['early']);
  });

  it('is applied once: later tables from staff stay', () => {
    const { eveningState } = reseatEvening(
      newState({ visits: [earlyVisit], hours: null, oldHours: day.hours }),
      earlierMorning,
    );
    const secondReseating = reseatEvening({ ...eveningState, visits: [earlyVisit] }, earlierMorning);
    expect(secondReseating.eveningState.visits).toEqual([earlyVisit]);
  });

  it('reseats visits whose table is out of use, and strands those without another place', () => {
    const tablesInUse = new Set(['T1', 'T2']);
    const visits = [
      earlyVisit,
      buildVisit({ id: 'at T6', tables: ['T6'] }),
      buildVisit({ id: 'four', tables: ['T7'], partySize: 4 }),
    ];
    const smallPlan = buildTablePlan(venueTables.filter(({ id }) => tablesInUse.has(id)), []); // prettier-ignore
    expect(findImpact(newState({ visits }), { plan: smallPlan })).toEqual({
      date: fridayDate,
      kept: ['early'],
      reseated: [{ id: 'at T6', from: ['T6'], to: ['T2'] }],
      stranded: [{ id: 'four', why: 'no_table' }],
      seatedAgain: [],
    });
  });
});

const runCount = scaleRunCount(500);

describe(`${runCount} changes of random evenings, compared with a brute force`, () => {
  const random = seededRandom(17);
  const chooseOne = <Choice>(choices: readonly Choice[]): Choice =>
    choices[Math.floor(random() * choices.length)] as Choice;
  const hoursWithBreak = { opens: 960, lastStart: 1410, closes: 1560, break: { from: 1110, until: 1200 } };
  const newHours = [null, shortHours, { opens: 1080, lastStart: 1320, closes: 1440 }, hoursWithBreak, day.hours];
  const isOpenDuring = ({ start, end }: Period, hours: OpeningHours | null): boolean =>
    isWithinHours({ start, end }, hours && { ...hours, break: undefined }) &&
    !(hours?.break && start < hours.break.until && hours.break.from < end);

  function randomEveningState(): EveningState {
    const lastAttempt = fillEvening(random, plan, { refusalLimit: 3 }).at(-1);
    const visits = lastAttempt?.room.occupancy.slice(0, 7) ?? [];
    return newState({ visits: visits.map((visit) => ({ ...visit, isFixed: random() < 0.1 })) });
  }

  function randomChange(): Partial<EveningState> {
    const closedTables = new Set(venueTables.filter(() => random() < 0.3).map(({ id }) => id));
    const tables = venueTables.filter(({ id }) => !closedTables.has(id));
    const combinations = venueCombinations.filter((combination) =>
      combination.tables.every((id) => !closedTables.has(id)),
    );
    const rules = { ...day.rules, resetMinutes: chooseOne([0, 0, 15, 30]) };
    return { hours: chooseOne(newHours), rules, ...(random() < 0.5 && { plan: buildTablePlan(tables, combinations) }) };
  }

  it('lose no visit, strand only visits that fit nowhere, and match the reseated evening', () => {
    const reasons = new Set<string>();
    for (let index = 0; index < runCount; index += 1) {
      const eveningState = randomEveningState();
      const change = randomChange();
      const { eveningState: stateAfter } = reseatEvening(
        { ...eveningState, ...change, oldHours: eveningState.hours },
        earlierMorning,
      );
      const impact = findImpact(eveningState, change);
      const { kept, reseated, stranded } = impact;
      const visitIds = [...kept, ...reseated.map(({ id }) => id), ...stranded.map(({ id }) => id)];
      expect([...visitIds].sort()).toEqual(eveningState.visits.map(({ id }) => id).sort());

      const seatedVisits = stateAfter.visits.filter(({ tables }) => tables.length > 0);
      expect(findDoublyHeldTables({ occupancy: seatedVisits })).toEqual([]);
      expect(seatedVisits.every((visit) => isOpenDuring(toStayPeriod(visit), stateAfter.hours))).toBe(true);
      expect(seatedVisits.every((visit) => visit.tables.every((id) => stateAfter.plan.tables.includes(id)))).toBe(true);
      expect(seatedVisits.map(({ id }) => id).sort()).toEqual([...kept, ...reseated.map(({ id }) => id)].sort());
      for (const { id, why } of stranded) {
        const visit = eveningState.visits.find((visit) => visit.id === id) ?? buildVisit();
        reasons.add(why);
        expect(why === 'no_table').toBe(isOpenDuring(visit, stateAfter.hours));
        const strandedVisit = stateAfter.visits.find((visit) => visit.id === id) ?? visit;
        if (why === 'no_table')
          expect(someSeatingExists(strandedVisit, { occupancy: seatedVisits, plan: stateAfter.plan })).toBe(false);
      }
    }
    expect([...reasons].sort()).toEqual(['closed', 'no_table', 'outside_hours']);
  }, 120_000);
});

describe('the dates that a change affects', () => {
  const closedOn = (from: string, to: string) => ({
    ...seededVenue,
    schedule: { ...venueSchedule, specialDays: [{ from, to, hours: null }] },
  });
  const ahead = { from: '2026-12-01', days: 60 };

  it('are those on which the hours differ', () => {
    const venueWithClosure = closedOn('2026-12-23', '2026-12-28');
    const dates = findChangedDates(seededVenue, venueWithClosure, ahead);
    expect(dates).toEqual(['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26']); // the other dates are closed anyway
    expect(findHoursChanges(seededVenue, venueWithClosure, dates)[0]).toEqual({
      date: '2026-12-23',
      before: { opens: 960, lastStart: 1380, closes: 1440 },
      after: null,
    });
    expect(groupHoursChanges(findHoursChanges(seededVenue, venueWithClosure, dates)).map(({ times }) => times)).toEqual(
      [1, 1, 1, 1],
    );
  });

  it('are grouped by weekday, with the last date if the change ends', () => {
    const fridays = ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'];
    const dates = [...fridays, '2027-01-06', '2027-01-07'].toSorted();
    const changes = dates.map((date) => ({ date, before: null, after: { opens: 960, lastStart: 1380, closes: 1440 } }));
    const groups = groupHoursChanges(changes).map(({ date, times, until }) => [date, times, until]);
    expect(groups).toEqual([
      ['2026-12-04', 4, '2026-12-25'],
      ['2027-01-06', 1, null],
      ['2027-01-07', 1, null],
    ]);
    expect(groupHoursChanges(changes.slice(0, 4))).toMatchObject([{ times: 4, until: null }]);
  });

  it('include those with another reset time, which has no hours to show', () => {
    const rules = [...seededVenue.rules, { from: '2027-01-28', value: { ...venueRules, resetMinutes: 15 } }];
    const dates = findChangedDates(seededVenue, { ...seededVenue, rules }, ahead);
    expect(dates).toEqual(['2027-01-28', '2027-01-29']);
    expect(findHoursChanges(seededVenue, { ...seededVenue, rules }, dates)).toEqual([]);
  });

  it('include those with another room, which has no hours to show', () => {
    const smallerRoom = { ...venueRoom, tables: venueRoom.tables.filter(({ id }) => id !== 'T8') };
    const venue = buildVenue({
      ...seededVenue,
      rules: [{ from: '2024-01-01', value: venueRules }],
      rooms: [...seededVenue.rooms, { from: '2027-01-25', value: smallerRoom }],
      closures: [],
    });
    const dates = findChangedDates(seededVenue, venue, ahead);
    expect(dates).toEqual(['2027-01-25', '2027-01-26', '2027-01-27', '2027-01-28', '2027-01-29']);
    expect(findHoursChanges(seededVenue, venue, dates)).toEqual([]);
  });
});
