import fc from 'fast-check';
import { venueDayOn, tablePlanOn } from '../../venue/venue.js';
import { seededVenue } from '../../testing/venue.js';
import { someSeatingExists } from '../../testing/brute-force-seating.js';
import { aFriday, aVisit, anEvening } from '../../testing/builders.js';
import { afterReserving, doublyHeldTables } from '../../testing/evenings.js';
import { addDays } from '../../venue/schedule/service-date.js';
import { scaledRuns } from '../../testing/scaled-runs.js';
import type { Visit } from './evening.js';
import { extendSeatedVisits, extendIfSeated, seatedVisitsAt, periodAtOwnTables } from './seated-visits.js';
import { type EveningState, reseatEvening } from '../reseat/reseat-evening.js';

const at = (minute: number) => ({ date: aFriday, minute });
const plan = tablePlanOn(aFriday, seededVenue);
const day = venueDayOn(aFriday, seededVenue);
const thawed = { ...day, rules: { ...day.rules, freezeMinutes: null } };
const askedAt = (minute: number) => ({ date: aFriday, rules: thawed.rules, now: at(minute) });
const anEveningState = (visits: Visit[], events: EveningState['events'] = []): EveningState => ({
  ...thawed,
  plan,
  visits,
  events,
});
const placesIn = ({ visits }: EveningState): string[] =>
  visits.map(({ id, tables, start, end }) => `${id} ${tables.join('+') || '–'} ${start}–${end}`);

describe('guests who sit', () => {
  it.each([
    ['as it was booked, before it is over', 1085, [1080, 1200]],
    ['in its last quarter', 1199, [1080, 1200]],
    ['to the next quarter from the minute on at which it should be over', 1200, [1080, 1215]],
    ['and the next', 1226, [1080, 1230]],
    ['to the end of the evening, not beyond', 1739, [1080, 1740]],
  ])('hold their tables %s', (_, minute, [start, end]) => {
    expect(extendIfSeated({ ...aVisit(), seatedSince: 1080 }, aFriday, at(minute))).toMatchObject({ start, end });
  });

  it('hold them from the minute at which they have sat down, when that was early', () => {
    expect(extendIfSeated({ ...aVisit(), seatedSince: 1063 }, aFriday, at(1064))).toMatchObject({
      start: 1063,
      end: 1200,
    });
    expect(extendIfSeated({ ...aVisit(), seatedSince: 1093 }, aFriday, at(1095))).toMatchObject({
      start: 1080,
      end: 1200,
    });
  });

  it('are the only ones who do', () => {
    const visit = aVisit();
    expect(extendIfSeated(visit, aFriday, at(1500))).toBe(visit);
    expect(extendIfSeated({ ...visit, seatedSince: null }, aFriday, at(1500))).toMatchObject({ end: 1200 });
    const visits = [visit, aVisit({ id: 'without', seatedSince: 1080, tables: [] })];
    expect(extendSeatedVisits(visits, [], askedAt(1300))).toBe(visits);
    expect(
      extendSeatedVisits([...visits, aVisit({ id: 'sits', seatedSince: 1080, tables: ['T2'] })], [], askedAt(1300)),
    ).toMatchObject([{ end: 1200 }, { end: 1200 }, { id: 'sits', end: 1305 }]);
  });

  it('stay until an event begins at their table, or others who sit there have sat down', () => {
    const event = { ...aVisit({ id: 'event', start: 1260, end: 1400, isFixed: true }), maxCapacity: 2 };
    const sitting = [
      aVisit({ id: 'first', seatedSince: 1080, isFixed: true }),
      aVisit({ id: 'second', tables: ['T2'], seatedSince: 1080, isFixed: true }),
      aVisit({ id: 'third', tables: ['T2'], start: 1230, end: 1300, seatedSince: 1190, isFixed: true }),
    ];
    const events = [{ ...event, capacityMode: 'none' as const }];
    expect(extendSeatedVisits(sitting, events, askedAt(1290))).toMatchObject([
      { start: 1080, end: 1260 },
      { start: 1080, end: 1230 },
      { start: 1200, end: 1305 },
    ]);
  });

  it('keep their table when the next party is due, which is seated elsewhere', () => {
    const visits = [
      aVisit({ id: 'baker', isFixed: true, seatedSince: 1080 }),
      aVisit({ id: 'next', start: 1200, end: 1320, isFixed: true }),
    ];
    expect(reseatEvening(anEveningState(visits), at(1199)).eveningState.visits).toEqual(visits);
    expect(placesIn(reseatEvening(anEveningState(visits), at(1210)).eveningState)).toEqual([
      'baker T1 1080–1215',
      'next T5 1200–1320',
    ]);
  });

  const baker = aVisit({ id: 'baker', isFixed: true, seatedSince: 1080 });
  const next = aVisit({ id: 'next', start: 1200, end: 1320 });

  it.each([
    [9, 10, 'baker T1 1080–1200', 'next T1 1200–1320'],
    [10, 10, 'baker T1 1080–1215', 'next T5 1200–1320'],
    [11, 10, 'baker T1 1080–1215', 'next T5 1200–1320'],
    [0, 0, 'baker T1 1080–1215', 'next T5 1200–1320'],
    [29, 30, 'baker T1 1080–1200', 'next T1 1200–1320'],
  ])('%i minutes after their end, with a grace of %i: %s, %s', (minutes, graceMinutes, ...places) => {
    const eveningState = { ...anEveningState([baker, next]), rules: { ...thawed.rules, graceMinutes } };
    const reseated = reseatEvening(eveningState, at(1200 + minutes)).eveningState;
    expect(placesIn(reseated)).toEqual(places);
    expect(reseated.visits.map(({ isOverdue = false }) => isOverdue)).toEqual([minutes >= graceMinutes, false]);
  });

  it.each([
    ['when clocks go back', '2026-10-24'],
    ['when clocks go forward', '2026-03-28'],
  ])('have their grace by the wall clock, also in the night %s', (_, date) => {
    const [late, after] = [aVisit({ ...baker, start: 1500, end: 1620 }), aVisit({ ...next, start: 1620, end: 1680 })]; // at 03:00
    const endAt = (minute: number) =>
      extendSeatedVisits([late, after], [], {
        date,
        rules: thawed.rules,
        now: { date: addDays(date, 1), minute: minute - 1440 },
      })[0]?.end;
    expect([endAt(1629), endAt(1630)]).toEqual([1620, 1635]);
  });

  it('keep a table for which nobody is due to the next quarter, also within the grace', () => {
    expect(placesIn(reseatEvening(anEveningState([baker]), at(1203)).eveningState)).toEqual(['baker T1 1080–1215']);
    const later = aVisit({ ...next, start: 1215, end: 1320 });
    expect(placesIn(reseatEvening(anEveningState([baker, later]), at(1203)).eveningState)[0]).toBe(
      'baker T1 1080–1215',
    );
  });

  it('take their own table again within the grace although others are expected there, not once they sit there', () => {
    const again = (who: Visit, minute: number) => periodAtOwnTables(baker, [who], askedAt(minute)).end;
    expect([again(next, 1205), again({ ...next, seatedSince: 1203 }, 1205), again(next, 1211)]).toEqual([
      1200, 1215, 1215,
    ]);
    expect(seatedVisitsAt(['T1'], [baker, next, aVisit({ ...next, tables: ['T2'], seatedSince: 1200 })])).toEqual([
      baker,
    ]);
  });

  it('leave the next party without a table where there is no other, and with one once they have left', () => {
    const others = plan.tables
      .slice(1)
      .map((id) => aVisit({ id, tables: [id], start: 1080, end: 1500, isFixed: true }));
    const baker = aVisit({ id: 'baker', isFixed: true, seatedSince: 1080 });
    const next = aVisit({ id: 'next', start: 1200, end: 1320 });
    const late = reseatEvening(anEveningState([baker, next, ...others]), at(1210)).eveningState;
    expect(placesIn(late).slice(0, 2)).toEqual(['baker T1 1080–1215', 'next – 1200–1320']);
    const left = { ...late, visits: late.visits.filter(({ id }) => id !== 'baker') };
    expect(placesIn(reseatEvening(left, at(1212)).eveningState)[0]).toBe('next T1 1200–1320');
  });

  it('do not keep a table that an event has taken', () => {
    const event = {
      ...{ id: 'event', start: 1080, end: 1200, held: [{ start: 1080, end: 1200, tables: ['T1'] }] },
      capacityMode: 'seats' as const,
      maxCapacity: 2,
    };
    const { eveningState } = reseatEvening(
      anEveningState([aVisit({ id: 'baker', isFixed: true, seatedSince: 1080 })], [event]),
      at(1100),
    );
    expect(placesIn(eveningState)).toEqual(['baker T5 1080–1200']);
  });

  it('are never sat upon, and everybody else has a table if the evening has one for everybody (property, against a brute force)', () => {
    const requests = fc.array(
      fc.record({
        start: fc.integer({ min: 0, max: 6 }).map((slot) => 960 + slot * 30),
        minutes: fc.integer({ min: 1, max: 3 }).map((hours) => hours * 60),
        partySize: fc.integer({ min: 1, max: 6 }),
        isSeated: fc.boolean(),
      }),
      { maxLength: 9 },
    );
    const reset = fc.constantFrom(0, 15, 30);
    fc.assert(
      fc.property(requests, fc.integer({ min: 960, max: 1400 }), reset, reset, (wanted, minute, before, after) => {
        const rulesWith = (resetMinutes: number) => ({ ...thawed.rules, resetMinutes });
        const { occupancy } = afterReserving(anEvening({ rules: rulesWith(before) }), wanted);
        const seated: Visit[] = [];
        const visits = occupancy.map((visit) => {
          const isFree = !seated.some(({ tables }) => tables.some((table) => visit.tables.includes(table)));
          if (visit.start > minute || !wanted[Number(visit.id.slice(6))]?.isSeated || !isFree) return visit;
          seated.push(visit);
          return { ...visit, isFixed: true, seatedSince: visit.start };
        });
        const { eveningState } = reseatEvening({ ...anEveningState(visits), rules: rulesWith(after) }, at(minute));
        expect(doublyHeldTables({ occupancy: eveningState.visits })).toEqual([]);
        const sitting = eveningState.visits.filter(({ seatedSince }) => seatedSince !== undefined);
        for (const one of sitting) expect(one.tables).toEqual(visits.find(({ id }) => id === one.id)?.tables);
        for (const one of sitting) expect(one.end).toBeGreaterThan(minute - thawed.rules.graceMinutes);
        const others = eveningState.visits.filter(({ seatedSince }) => seatedSince === undefined);
        const stay = others
          .filter(({ start, tables }) => start <= minute && tables.length > 0)
          .map((one) => ({ ...one, isFixed: true }));
        const [first, ...free] = others.filter(({ start, tables }) => start > minute || tables.length === 0);
        const room = { plan, occupancy: [...sitting, ...stay, ...free] };
        expect(others.every(({ tables }) => tables.length > 0)).toBe(!first || someSeatingExists(first, room));
      }),
      { numRuns: scaledRuns(300) },
    );
  });
});
