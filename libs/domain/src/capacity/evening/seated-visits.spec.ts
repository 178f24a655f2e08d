import fc from 'fast-check';
import { venueDayOn, tablePlanOn } from '../../venue/venue.js';
import { seededVenue } from '../../testing/venue.js';
import { someSeatingExists } from '../../testing/brute-force-seating.js';
import { fridayDate, buildVisit, buildEvening } from '../../testing/builders.js';
import { acceptReservations, findDoublyHeldTables } from '../../testing/evenings.js';
import { addDays } from '../../venue/schedule/service-date.js';
import { scaleRunCount } from '../../testing/scaled-runs.js';
import type { Visit } from './evening.js';
import { extendSeatedVisits, extendIfSeated, seatedVisitsAt, toPeriodAtOwnTables } from './seated-visits.js';
import { type EveningState, reseatEvening } from '../reseat/reseat-evening.js';

const nowAt = (minute: number) => ({ date: fridayDate, minute });
const plan = tablePlanOn(fridayDate, seededVenue);
const day = venueDayOn(fridayDate, seededVenue);
const unfrozenDay = { ...day, rules: { ...day.rules, freezeMinutes: null } };
const contextAt = (minute: number) => ({ date: fridayDate, rules: unfrozenDay.rules, now: nowAt(minute) });
const newState = (visits: Visit[], events: EveningState['events'] = []): EveningState => ({
  ...unfrozenDay,
  plan,
  visits,
  events,
});
const listPlaces = ({ visits }: EveningState): string[] =>
  visits.map(({ id, tables, start, end }) => `${id} ${tables.join('+') || '–'} ${start}–${end}`);

describe('seated guests', () => {
  it.each([
    ['for the reserved period while it lasts', 1085, [1080, 1200]],
    ['for the reserved period in its last minute', 1199, [1080, 1200]],
    ['to the next quarter of an hour once the period is over', 1200, [1080, 1215]],
    ['to the quarter of an hour after that', 1226, [1080, 1230]],
    ['to the end of the service date at most', 1739, [1080, 1740]],
  ])('hold their tables %s', (_, minute, [start, end]) => {
    expect(extendIfSeated({ ...buildVisit(), seatedSince: 1080 }, fridayDate, nowAt(minute))).toMatchObject({
      start,
      end,
    });
  });

  it('hold their tables from the minute in which they sat down, if that was early', () => {
    expect(extendIfSeated({ ...buildVisit(), seatedSince: 1063 }, fridayDate, nowAt(1064))).toMatchObject({
      start: 1063,
      end: 1200,
    });
    expect(extendIfSeated({ ...buildVisit(), seatedSince: 1093 }, fridayDate, nowAt(1095))).toMatchObject({
      start: 1080,
      end: 1200,
    });
  });

  it('are the only ones whose period is extended', () => {
    const visit = buildVisit();
    expect(extendIfSeated(visit, fridayDate, nowAt(1500))).toBe(visit);
    expect(extendIfSeated({ ...visit, seatedSince: null }, fridayDate, nowAt(1500))).toMatchObject({ end: 1200 });
    const visits = [visit, buildVisit({ id: 'without', seatedSince: 1080, tables: [] })];
    expect(extendSeatedVisits(visits, [], contextAt(1300))).toBe(visits);
    expect(
      extendSeatedVisits(
        [...visits, buildVisit({ id: 'sits', seatedSince: 1080, tables: ['T2'] })],
        [],
        contextAt(1300),
      ),
    ).toMatchObject([{ end: 1200 }, { end: 1200 }, { id: 'sits', end: 1305 }]);
  });

  it('stay until an event starts at their table, or until other seated guests came to it', () => {
    const event = { ...buildVisit({ id: 'event', start: 1260, end: 1400, isFixed: true }), maxCapacity: 2 };
    const seatedVisits = [
      buildVisit({ id: 'first', seatedSince: 1080, isFixed: true }),
      buildVisit({ id: 'second', tables: ['T2'], seatedSince: 1080, isFixed: true }),
      buildVisit({ id: 'third', tables: ['T2'], start: 1230, end: 1300, seatedSince: 1190, isFixed: true }),
    ];
    const events = [{ ...event, capacityMode: 'none' as const }];
    expect(extendSeatedVisits(seatedVisits, events, contextAt(1290))).toMatchObject([
      { start: 1080, end: 1260 },
      { start: 1080, end: 1230 },
      { start: 1200, end: 1305 },
    ]);
  });

  it('keep their table when the next party is due, which is seated elsewhere', () => {
    const visits = [
      buildVisit({ id: 'baker', isFixed: true, seatedSince: 1080 }),
      buildVisit({ id: 'next', start: 1200, end: 1320, isFixed: true }),
    ];
    expect(reseatEvening(newState(visits), nowAt(1199)).eveningState.visits).toEqual(visits);
    expect(listPlaces(reseatEvening(newState(visits), nowAt(1210)).eveningState)).toEqual([
      'baker T1 1080–1215',
      'next T5 1200–1320',
    ]);
  });

  const seatedVisit = buildVisit({ id: 'baker', isFixed: true, seatedSince: 1080 });
  const nextVisit = buildVisit({ id: 'next', start: 1200, end: 1320 });

  it.each([
    [9, 10, 'baker T1 1080–1200', 'next T1 1200–1320'],
    [10, 10, 'baker T1 1080–1215', 'next T5 1200–1320'],
    [11, 10, 'baker T1 1080–1215', 'next T5 1200–1320'],
    [0, 0, 'baker T1 1080–1215', 'next T5 1200–1320'],
    [29, 30, 'baker T1 1080–1200', 'next T1 1200–1320'],
  ])('%i minutes over, with a grace of %i: %s, %s', (minutesOver, graceMinutes, ...expectedPlaces) => {
    const eveningState = { ...newState([seatedVisit, nextVisit]), rules: { ...unfrozenDay.rules, graceMinutes } };
    const reseated = reseatEvening(eveningState, nowAt(1200 + minutesOver)).eveningState;
    expect(listPlaces(reseated)).toEqual(expectedPlaces);
    expect(reseated.visits.map(({ isOverdue = false }) => isOverdue)).toEqual([minutesOver >= graceMinutes, false]);
  });

  it.each([
    ['when clocks go back', '2026-10-24'],
    ['when clocks go forward', '2026-03-28'],
  ])('have a grace in local time, also in the night %s', (_, date) => {
    const [overdueVisit, followingVisit] = [
      buildVisit({ ...seatedVisit, start: 1500, end: 1620 }),
      buildVisit({ ...nextVisit, start: 1620, end: 1680 }),
    ]; // at 03:00
    const readEnd = (minute: number) =>
      extendSeatedVisits([overdueVisit, followingVisit], [], {
        date,
        rules: unfrozenDay.rules,
        now: { date: addDays(date, 1), minute: minute - 1440 },
      })[0]?.end;
    expect([readEnd(1629), readEnd(1630)]).toEqual([1620, 1635]);
  });

  it('keep a table without a next party to the next quarter of an hour, also within the grace', () => {
    expect(listPlaces(reseatEvening(newState([seatedVisit]), nowAt(1203)).eveningState)).toEqual([
      'baker T1 1080–1215',
    ]);
    const laterVisit = buildVisit({ ...nextVisit, start: 1215, end: 1320 });
    expect(listPlaces(reseatEvening(newState([seatedVisit, laterVisit]), nowAt(1203)).eveningState)[0]).toBe(
      'baker T1 1080–1215',
    );
  });

  it('get their table back within the grace although others are expected, but not once these are seated', () => {
    const readEndAtOwnTable = (other: Visit, minute: number) =>
      toPeriodAtOwnTables(seatedVisit, [other], contextAt(minute)).end;
    expect([
      readEndAtOwnTable(nextVisit, 1205),
      readEndAtOwnTable({ ...nextVisit, seatedSince: 1203 }, 1205),
      readEndAtOwnTable(nextVisit, 1211),
    ]).toEqual([1200, 1215, 1215]);
    expect(
      seatedVisitsAt(['T1'], [seatedVisit, nextVisit, buildVisit({ ...nextVisit, tables: ['T2'], seatedSince: 1200 })]),
    ).toEqual([seatedVisit]);
  });

  it('leave the next party without a table if there is no other, until they have left', () => {
    const otherVisits = plan.tables
      .slice(1)
      .map((id) => buildVisit({ id, tables: [id], start: 1080, end: 1500, isFixed: true }));
    const baker = buildVisit({ id: 'baker', isFixed: true, seatedSince: 1080 });
    const next = buildVisit({ id: 'next', start: 1200, end: 1320 });
    const reseated = reseatEvening(newState([baker, next, ...otherVisits]), nowAt(1210)).eveningState;
    expect(listPlaces(reseated).slice(0, 2)).toEqual(['baker T1 1080–1215', 'next – 1200–1320']);
    const withoutSeated = { ...reseated, visits: reseated.visits.filter(({ id }) => id !== 'baker') };
    expect(listPlaces(reseatEvening(withoutSeated, nowAt(1212)).eveningState)[0]).toBe('next T1 1200–1320');
  });

  it('lose a table that an event has taken', () => {
    const event = {
      ...{ id: 'event', start: 1080, end: 1200, held: [{ start: 1080, end: 1200, tables: ['T1'] }] },
      capacityMode: 'seats' as const,
      maxCapacity: 2,
    };
    const { eveningState } = reseatEvening(
      newState([buildVisit({ id: 'baker', isFixed: true, seatedSince: 1080 })], [event]),
      nowAt(1100),
    );
    expect(listPlaces(eveningState)).toEqual(['baker T5 1080–1200']);
  });

  it('share no table, and all other visits have tables if that is possible (property, against a brute force)', () => {
    const requests = fc.array(
      fc.record({
        start: fc.integer({ min: 0, max: 6 }).map((slot) => 960 + slot * 30),
        minutes: fc.integer({ min: 1, max: 3 }).map((hours) => hours * 60),
        partySize: fc.integer({ min: 1, max: 6 }),
        isSeated: fc.boolean(),
      }),
      { maxLength: 9 },
    );
    const resetTimes = fc.constantFrom(0, 15, 30);
    fc.assert(
      fc.property(
        requests,
        fc.integer({ min: 960, max: 1400 }),
        resetTimes,
        resetTimes,
        (visitRequests, minute, resetBefore, resetAfter) => {
          const rulesWith = (resetMinutes: number) => ({ ...unfrozenDay.rules, resetMinutes });
          const { occupancy } = acceptReservations(buildEvening({ rules: rulesWith(resetBefore) }), visitRequests);
          const seatedSoFar: Visit[] = [];
          const visits = occupancy.map((visit) => {
            const isFree = !seatedSoFar.some(({ tables }) => tables.some((table) => visit.tables.includes(table)));
            if (visit.start > minute || !visitRequests[Number(visit.id.slice(6))]?.isSeated || !isFree) return visit;
            seatedSoFar.push(visit);
            return { ...visit, isFixed: true, seatedSince: visit.start };
          });
          const { eveningState } = reseatEvening({ ...newState(visits), rules: rulesWith(resetAfter) }, nowAt(minute));
          expect(findDoublyHeldTables({ occupancy: eveningState.visits })).toEqual([]);
          const seatedVisits = eveningState.visits.filter(({ seatedSince }) => seatedSince !== undefined);
          for (const visit of seatedVisits)
            expect(visit.tables).toEqual(visits.find(({ id }) => id === visit.id)?.tables);
          for (const visit of seatedVisits) expect(visit.end).toBeGreaterThan(minute - unfrozenDay.rules.graceMinutes);
          const otherVisits = eveningState.visits.filter(({ seatedSince }) => seatedSince === undefined);
          const begunVisits = otherVisits
            .filter(({ start, tables }) => start <= minute && tables.length > 0)
            .map((visit) => ({ ...visit, isFixed: true }));
          const [firstUpcoming, ...otherUpcoming] = otherVisits.filter(
            ({ start, tables }) => start > minute || tables.length === 0,
          );
          const room = { plan, occupancy: [...seatedVisits, ...begunVisits, ...otherUpcoming] };
          expect(otherVisits.every(({ tables }) => tables.length > 0)).toBe(
            !firstUpcoming || someSeatingExists(firstUpcoming, room),
          );
        },
      ),
      { numRuns: scaleRunCount(300) },
    );
  });
});
