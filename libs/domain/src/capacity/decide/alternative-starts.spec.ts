import fc from 'fast-check';
import { addDays, daysBetween } from '../../venue/schedule/service-date.js';
import { fridayDate } from '../../testing/builders.js';
import { type DateAndStartTimes, maxAlternatives, pickAlternativeStarts } from './alternative-starts.js';

const requested = { date: fridayDate, start: 1110 };
const eveningAfter = (days: number, ...startTimes: number[]): DateAndStartTimes => ({
  date: addDays(fridayDate, days),
  startTimes,
});
const pickStarts = (...evenings: DateAndStartTimes[]) =>
  pickAlternativeStarts(requested, evenings).map(({ date, start }) => `${daysBetween(fridayDate, date)} ${start}`);

describe('alternative starts', () => {
  it.each<[string, DateAndStartTimes[], string[]]>([
    ['the nearest starts of the evening, in order', [eveningAfter(0, 960, 1020, 1080, 1140, 1200), eveningAfter(1, 1110)], ['0 1080', '0 1140', '0 1200']],
    ['never the requested start', [eveningAfter(0, 1110)], []],
    ['then the same time of the nearest evenings, before and after', [eveningAfter(0, 1140), eveningAfter(-1, 1110), eveningAfter(1, 1110), eveningAfter(2, 1110)], ['-1 1110', '0 1140', '1 1110']],
    ['of two equally near evenings the later one', [eveningAfter(0, 1080, 1140), eveningAfter(-1, 1110), eveningAfter(1, 1110)], ['0 1080', '0 1140', '1 1110']],
    ['the nearest time if the same time is not available', [eveningAfter(7, 960, 1080, 1200), eveningAfter(8)], ['7 1080']],
    ['none if no evening has a start', [eveningAfter(0), eveningAfter(1)], []],
  ])('are %s', (_title, evenings, expected) => expect(pickStarts(...evenings)).toEqual(expected)); // prettier-ignore

  it('are available, different, and the nearest (property)', () => {
    const evening = fc.record({
      date: fc.integer({ min: -4, max: 6 }).map((days) => addDays(fridayDate, days)),
      startTimes: fc.uniqueArray(fc.constantFrom(960, 1020, 1080, 1110, 1140, 1200), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(evening, { selector: ({ date }) => date }), (evenings) => {
        const offers = pickAlternativeStarts(requested, evenings);
        const texts = offers.map(({ date, start }) => `${date} ${start}`);
        expect(new Set(texts).size).toBe(offers.length);
        for (const { date, start } of offers)
          expect(evenings.find((evening) => evening.date === date)?.startTimes).toContain(start);
        const ownStarts =
          evenings.find(({ date }) => date === fridayDate)?.startTimes.filter((start) => start !== 1110) ?? [];
        const otherEvenings = evenings.filter(({ date, startTimes }) => date !== fridayDate && startTimes.length > 0);
        expect(offers).toHaveLength(Math.min(maxAlternatives, ownStarts.length + otherEvenings.length));
        expect(offers.filter(({ date }) => date === fridayDate)).toHaveLength(
          Math.min(maxAlternatives, ownStarts.length),
        );
      }),
    );
  });
});
