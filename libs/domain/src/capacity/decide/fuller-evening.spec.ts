import { venueRules } from '../../testing/venue.js';
import { aVisit, anEvening } from '../../testing/builders.js';
import { longBefore } from '../../testing/evenings.js';
import { chance, fullEvening } from '../../testing/full-evenings.js';
import { times } from '../../testing/times.js';
import { availableStartTimes } from './available-start-times.js';
import type { Visit } from '../evening/evening.js';
import { hasOnlyFilledUp } from './fuller-evening.js';
import { patientSteps } from '../search/seating.js';

const couple = aVisit();
const evening = (...occupancy: Visit[]) => anEvening({ occupancy });

describe('an evening has only filled up', () => {
  it.each<[string, Visit[], boolean]>([
    ['when nothing has changed', [couple], true],
    ['when somebody has come', [couple, aVisit({ id: 'new', tables: ['T2'] })], true],
    ['when a visit has moved to a place of its size', [{ ...couple, tables: ['T6'] }], true],
    ['when a visit stays longer', [{ ...couple, start: 1050, end: 1260 }], true],
    ['when a visit has been fixed where it is', [{ ...couple, isFixed: true }], true],
    ['not when somebody has left', [], false],
    ['not when a visit comes later', [{ ...couple, start: 1110 }], false],
    ['not when a visit leaves sooner', [{ ...couple, end: 1170 }], false],
    ['not when a party has another size', [{ ...couple, partySize: 1 }], false],
    [
      'not when a visit sits where nobody could have expected it',
      [{ ...couple, tables: ['L1'], isFixed: true }],
      false,
    ],
  ])('%s', (_name, after, expected) => {
    expect(hasOnlyFilledUp(evening(couple), evening(...after))).toBe(expected);
  });

  it('not when a fixed visit has moved, or may move again', () => {
    const fixed = { ...couple, isFixed: true };
    expect(hasOnlyFilledUp(evening(fixed), evening(fixed))).toBe(true);
    expect(hasOnlyFilledUp(evening(fixed), evening(couple))).toBe(false);
    expect(hasOnlyFilledUp(evening(fixed), evening({ ...fixed, tables: ['T2'] }))).toBe(false);
  });

  it('not when large tables open to small parties by themselves', () => {
    const rules = { ...venueRules, smallPartiesFrom: 120 };
    expect(hasOnlyFilledUp(anEvening({ rules }), anEvening({ rules }))).toBe(false);
  });

  it('and then nothing is offered that was refused before (property)', () => {
    let narrowed = 0;
    for (let seed = 0; seed < times(4); seed += 1) {
      const evenings = fullEvening(chance(seed), anEvening().plan, { refusals: 10 }).map(({ room }) =>
        anEvening({ ...room, steps: patientSteps }),
      );
      for (const question of [1, 2, 4, 6].map((partySize) => ({ partySize, minutes: 120 }))) {
        let before = evenings[0] ?? anEvening();
        let offered = availableStartTimes(question, before, longBefore).startTimes;
        for (const after of evenings.filter((_, index) => index % 9 === 0)) {
          expect(hasOnlyFilledUp(before, after)).toBe(true);
          const { startTimes: all, isCertain } = availableStartTimes(question, after, longBefore);
          expect(isCertain).toBe(true);
          expect(availableStartTimes({ ...question, among: offered }, after, longBefore).startTimes).toEqual(all);
          if (all.length < offered.length) narrowed += 1;
          [before, offered] = [after, all];
        }
      }
    }
    expect(narrowed).toBeGreaterThan(times(15));
  });
});
