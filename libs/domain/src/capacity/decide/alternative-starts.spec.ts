import fc from 'fast-check';
import { addDays, daysBetween } from '../../venue/schedule/service-date.js';
import { aFriday } from '../../testing/builders.js';
import { type DateAndStartTimes, maxAlternatives, pickAlternativeStarts } from './alternative-starts.js';

const wanted = { date: aFriday, start: 1110 };
const on = (days: number, ...startTimes: number[]): DateAndStartTimes => ({ date: addDays(aFriday, days), startTimes });
const said = (...evenings: DateAndStartTimes[]) =>
  pickAlternativeStarts(wanted, evenings).map(({ date, start }) => `${daysBetween(aFriday, date)} ${start}`);

describe('what is offered instead', () => {
  it.each<[string, DateAndStartTimes[], string[]]>([
    ['the nearest starts of the evening, in order', [on(0, 960, 1020, 1080, 1140, 1200), on(1, 1110)], ['0 1080', '0 1140', '0 1200']],
    ['never the start that cannot be had', [on(0, 1110)], []],
    ['then the same time of the nearest evenings, before and after', [on(0, 1140), on(-1, 1110), on(1, 1110), on(2, 1110)], ['-1 1110', '0 1140', '1 1110']],
    ['of two evenings as near the later one', [on(0, 1080, 1140), on(-1, 1110), on(1, 1110)], ['0 1080', '0 1140', '1 1110']],
    ['the nearest time where the same one is taken', [on(7, 960, 1080, 1200), on(8)], ['7 1080']],
    ['nothing where there is nothing', [on(0), on(1)], []],
  ])('is %s', (_what, evenings, expected) => expect(said(...evenings)).toEqual(expected)); // prettier-ignore

  it('can be had, is different each, and leaves out nothing that is nearer (property)', () => {
    const evening = fc.record({
      date: fc.integer({ min: -4, max: 6 }).map((days) => addDays(aFriday, days)),
      startTimes: fc.uniqueArray(fc.constantFrom(960, 1020, 1080, 1110, 1140, 1200), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(evening, { selector: ({ date }) => date }), (evenings) => {
        const offers = pickAlternativeStarts(wanted, evenings);
        const inWords = offers.map(({ date, start }) => `${date} ${start}`);
        expect(new Set(inWords).size).toBe(offers.length);
        for (const { date, start } of offers)
          expect(evenings.find((one) => one.date === date)?.startTimes).toContain(start);
        const here = evenings.find(({ date }) => date === aFriday)?.startTimes.filter((start) => start !== 1110) ?? [];
        const others = evenings.filter(({ date, startTimes }) => date !== aFriday && startTimes.length > 0);
        expect(offers).toHaveLength(Math.min(maxAlternatives, here.length + others.length));
        expect(offers.filter(({ date }) => date === aFriday)).toHaveLength(Math.min(maxAlternatives, here.length));
      }),
    );
  });
});
