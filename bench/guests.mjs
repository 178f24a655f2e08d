import { randomUUID } from 'node:crypto';
import { addDays, houseOn } from '@strapec/domain';
import { aReservation, seededHouse } from '@strapec/domain/testing';

const hours = 8;
const couplesAtOnce = 8;
const today = new Date().toISOString().slice(0, 10);
const open = Array.from({ length: 350 }, (_, index) => addDays(today, index + 7)).filter(
  (date) => houseOn(date, seededHouse).hours,
);

/** Open evenings from a week ahead to the end of the horizon, each for one measurement only. */
export const evenings = {
  full: open.slice(0, 40),
  hot: open.slice(40, 80),
  slow: open.slice(80, 95),
  rush: open.slice(95, 97),
  spread: open.slice(97),
};

/** Couples for an hour each: first one to every date, then a second one, until nobody else fits anywhere. */
export const spreadOver = (dates) =>
  visitsWith((count) => ({ date: dates[count % dates.length], turn: Math.floor(count / dates.length) }));

/** Couples for an hour each, who fill one evening after the other. */
export const oneAfterTheOther = (dates) =>
  visitsWith((count) => ({ date: dates[Math.floor(count / visitsPerEvening)], turn: count % visitsPerEvening }));

export const visitsPerEvening = hours * couplesAtOnce;

function visitsWith(placeOf) {
  let count = 0;
  return () => {
    const { date, turn } = placeOf(count);
    count += 1;
    if (date === undefined || turn >= visitsPerEvening) throw new Error('no room is left to measure with');
    return { date, time: `${16 + (turn % hours)}:00`, duration: 1 };
  };
}

let guests = 0;

/** A couple nobody has seen before, reserving as a browser does. */
export function reservationBy(nextVisit) {
  const headers = { 'content-type': 'application/json' };
  const setupRequest = (request) => {
    guests += 1;
    const couple = aReservation({ email: `guest-${guests}@example.com`, partySize: 2, ...nextVisit() });
    return { ...request, headers: { ...headers, 'idempotency-key': randomUUID() }, body: JSON.stringify(couple) };
  };
  return { method: 'POST', path: '/api/reservations', headers, setupRequest };
}
