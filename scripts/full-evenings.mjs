// npm run test:long -- full-evenings: how long seating holds the thread on full evenings (proof C4).
// FULL_EVENINGS=200: fewer of them.
import { prepare } from './lib/prepare.mjs';

await prepare();
const { longSearchSteps, tablePlanOn, findSeating, findSeatings, usualSearchSteps } = await import('@strapec/domain');
const { chance, comparedMoves, fullEvening, randomPlan, seededVenue } = await import('@strapec/domain/testing');

const evenings = Number(process.env.FULL_EVENINGS ?? 5_000);
const maxRetried = 200; // of each kind: some take seconds
const rooms = {
  'the venue': () => tablePlanOn('2026-12-04', seededVenue),
  'other rooms': (random) => randomPlan(random, 5, 16),
};

const compared = [...comparedMoves(evenings)];
const exact = compared.filter(({ found, fewest }) => found.join() === fewest?.join()).length;
const columns = [
  'processor time',
  'questions',
  'p50 ms',
  'p99 ms',
  'worst ms',
  'sent to the thread',
  'undecided there',
];
const rows = Object.entries(measureRooms()).map(([name, figures]) => [name, ...figures]);
for (const row of [columns, columns.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
console.log(`fewest moves, as a brute force finds them: ${exact} of ${compared.length}`);
if (exact < compared.length) process.exitCode = 1;

function measureRooms() {
  const all = {};
  for (const [name, planOf] of Object.entries(rooms)) {
    const decisions = [];
    const answers = [];
    for (let seed = 0; seed < evenings / 2; seed += 1) {
      const random = chance(seed);
      const requests = fullEvening(random, planOf(random));
      for (const { request, room } of requests)
        decisions.push(timed((steps) => findSeating(request, { ...room, steps })));
      const { room } = requests.at(-1);
      for (const partySize of [1, 2, 3, 4, 6, 8]) {
        for (const minutes of [60, 120, 180, 240])
          answers.push(timed((steps) => seatStarts(room, { partySize, minutes }, steps)));
      }
    }
    all[`${name}: one decision`] = formatFigures(decisions);
    all[`${name}: availability of an evening`] = formatFigures(answers);
  }
  return all;
}

function seatStarts({ occupancy, plan }, { partySize, minutes }, steps) {
  const starts = Array.from({ length: 16 }, (_, index) => 960 + 30 * index).filter((start) => start + minutes <= 1_560);
  const queries = starts.map((start) => ({ start, end: start + minutes, partySize, plan }));
  const seatings = findSeatings(queries, { occupancy, steps });
  return seatings.includes('budget_exceeded') ? 'budget_exceeded' : seatings;
}

/** Processor time, because other programs use the machine too. */
function timed(ask) {
  const begin = process.threadCpuUsage();
  const answer = ask(usualSearchSteps);
  const { user, system } = process.threadCpuUsage(begin);
  const ms = (user + system) / 1_000;
  const isSent = isUndecided(answer);
  return { ms, isSent, ask: isSent ? ask : undefined };
}

/** It is unknown if there is a seating, or if fewer parties could move. */
function isUndecided(answer) {
  return answer === 'budget_exceeded' || answer.isFewest === false;
}

function formatFigures(times) {
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(2);
  const sent = times.filter(({ isSent }) => isSent);
  const again = sent.slice(0, maxRetried).map(({ ask }) => ask(longSearchSteps));
  const undecided = again.filter(isUndecided).length;
  return [times.length.toLocaleString('en'), at(0.5), at(0.99), at(1), sent.length, `${undecided} of ${again.length}`];
}
