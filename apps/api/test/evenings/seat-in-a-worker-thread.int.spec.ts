import { describe, expect, it } from '@jest/globals';
import {
  type Evening,
  type Occupancy,
  type PartyAndDuration,
  findAvailableStarts,
  venueDayOn,
  longSearchSteps,
  tablePlanOn,
  timeOfMinute,
} from '@strapec/domain';
import { chance, fullEvening, seededVenue } from '@strapec/domain/testing';
import { newEmail, call, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';

const date = upcomingDate('friday', 9);
const plan = tablePlanOn(date, seededVenue);
const longBefore = { date: new Date().toISOString().slice(0, 10), minute: 600 };

/** An evening that has been found to be hard: ordinary parties, filled to the brim. */
const { occupancy } = fullEvening(chance(137), plan).at(-1)?.room ?? { occupancy: [] };
const evening: Evening = { ...venueDayOn(date, seededVenue), plan, occupancy };

const questions = [1, 2, 3, 4, 5, 6].flatMap((partySize) =>
  [1, 2, 3, 4].map((duration) => ({ partySize, duration, minutes: 60 * duration })),
);

/** The starts that there are, however long it takes to know. */
function startsOf(question: PartyAndDuration): string[] {
  const { startTimes, isCertain } = findAvailableStarts(question, { ...evening, steps: longSearchSteps }, longBefore);
  expect(isCertain).toBe(true);
  return startTimes.map(timeOfMinute);
}

async function fill(visits: Occupancy): Promise<void> {
  for (const { start, end, partySize } of visits) {
    const visit = { date, time: timeOfMinute(start), duration: (end - start) / 60, partySize, email: newEmail() };
    expect(await reserve(visit)).toMatchObject({ status: 201 });
  }
}

describe('an evening that is hard to seat', () => {
  it('is answered exactly, whatever is asked of it at once', async () => {
    const hard = questions.filter((question) => !findAvailableStarts(question, evening, longBefore).isCertain);
    expect(hard.length).toBeGreaterThan(3); // else nothing here would need the thread
    const exactly = questions.map(startsOf); // before anybody calls: it would leave no connection open to call on

    await fill(occupancy);
    const answers = await Promise.all(
      questions.map(({ partySize, duration }) =>
        call<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/${partySize}/${duration}`),
      ),
    );

    expect(answers.map(({ body }) => body.availableSlots)).toEqual(exactly);
  });

  it('takes a party only at the starts that it offers', async () => {
    const starts = startsOf({ partySize: 2, minutes: 120 });
    expect(starts).not.toContain('18:00');
    const { status, body } = await reserve({ date, time: '18:00', duration: 2, partySize: 2, email: newEmail() });
    expect(status).toBe(409);
    expect(starts).toEqual(expect.arrayContaining(body.alternatives?.sameEvening ?? []));
  });
});
