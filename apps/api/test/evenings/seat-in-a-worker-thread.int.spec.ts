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
import { seededRandom, fillEvening, seededVenue } from '@strapec/domain/testing';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';

const date = upcomingDate('friday', 9);
const plan = tablePlanOn(date, seededVenue);
const now = { date: new Date().toISOString().slice(0, 10), minute: 600 };

/** A full evening of ordinary parties whose seating takes a long search (found by trial). */
const { occupancy } = fillEvening(seededRandom(137), plan).at(-1)?.room ?? { occupancy: [] };
const evening: Evening = { ...venueDayOn(date, seededVenue), plan, occupancy };

const queries = [1, 2, 3, 4, 5, 6].flatMap((partySize) =>
  [1, 2, 3, 4].map((duration) => ({ partySize, duration, minutes: 60 * duration })),
);

/** The exact start times, without a limit on the search. */
function findExactStartTimes(query: PartyAndDuration): string[] {
  const { startTimes, isCertain } = findAvailableStarts(query, { ...evening, steps: longSearchSteps }, now);
  expect(isCertain).toBe(true);
  return startTimes.map(timeOfMinute);
}

async function reserveAll(visits: Occupancy): Promise<void> {
  for (const { start, end, partySize } of visits) {
    const request = { date, time: timeOfMinute(start), duration: (end - start) / 60, partySize, email: newEmail() };
    expect(await postReservation(request)).toMatchObject({ status: 201 });
  }
}

describe('an evening that is hard to seat', () => {
  it('has exact start times when many clients ask at once', async () => {
    const hardQueries = queries.filter((query) => !findAvailableStarts(query, evening, now).isCertain);
    expect(hardQueries.length).toBeGreaterThan(3); // otherwise no query needs the worker thread
    const expectedStartTimes = queries.map(findExactStartTimes); // before the calls: it blocks this thread for long

    await reserveAll(occupancy);
    const responses = await Promise.all(
      queries.map(({ partySize, duration }) =>
        requestApi<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/${partySize}/${duration}`),
      ),
    );

    expect(responses.map(({ body }) => body.availableSlots)).toEqual(expectedStartTimes);
  });

  it('accepts a party only at the offered start times', async () => {
    const startTimes = findExactStartTimes({ partySize: 2, minutes: 120 });
    expect(startTimes).not.toContain('18:00');
    const { status, body } = await postReservation({
      date,
      time: '18:00',
      duration: 2,
      partySize: 2,
      email: newEmail(),
    });
    expect(status).toBe(409);
    expect(startTimes).toEqual(expect.arrayContaining(body.alternatives?.sameEvening ?? []));
  });
});
