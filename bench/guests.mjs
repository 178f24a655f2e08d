import { addDays, houseSchedule, openingHoursOn } from '@strapec/domain';
import { aReservation } from '@strapec/domain/testing';

let guests = 0;

/** Dates on which the house is open, from a week ahead to the end of the horizon. */
export function openDates() {
  const today = new Date().toISOString().slice(0, 10);
  const ahead = Array.from({ length: 350 }, (_, index) => addDays(today, index + 7));
  return ahead.filter((date) => openingHoursOn(date, houseSchedule));
}

/** A couple nobody has seen before. */
export function aCouple(overrides) {
  guests += 1;
  return aReservation({ email: `guest-${guests}@example.com`, partySize: 2, ...overrides });
}

/** Reserves; a refusal is an error. */
export async function reserve(url, overrides) {
  const response = await fetch(`${url}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aCouple(overrides)),
  });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
}
