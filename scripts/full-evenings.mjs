// npm run test:long -- full-evenings: how long seating holds the thread on full evenings (proof C4).
// FULL_EVENINGS=200: fewer of them.
import { prepare } from './lib/prepare.mjs';

await prepare();
const { longSearchSteps, tablePlanOn, findSeating, findSeatings, usualSearchSteps } = await import('@strapec/domain');
const { chance, comparedMoves, fullEvening, randomPlan, seededVenue } = await import('@strapec/domain/testing');

const eveningCount = Number(process.env.FULL_EVENINGS ?? 5_000);
const maxRetriedSearches = 200; // of each kind: some take seconds
const planFactories = {
  'the venue': () => tablePlanOn('2026-12-04', seededVenue),
  'other rooms': (random) => randomPlan(random, 5, 16),
};

const comparisons = [...comparedMoves(eveningCount)];
const exactCount = comparisons.filter(({ found, fewest }) => found.join() === fewest?.join()).length;
const columns = [
  'processor time',
  'questions',
  'p50 ms',
  'p99 ms',
  'worst ms',
  'sent to the thread',
  'undecided there',
];
const rows = Object.entries(measureSearches()).map(([name, figures]) => [name, ...figures]);
for (const row of [columns, columns.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
console.log(`fewest moves, as a brute force finds them: ${exactCount} of ${comparisons.length}`);
if (exactCount < comparisons.length) process.exitCode = 1;

function measureSearches() {
  const figuresByTitle = {};
  for (const [name, createPlan] of Object.entries(planFactories)) {
    const decisionSearches = [];
    const availabilitySearches = [];
    for (let seed = 0; seed < eveningCount / 2; seed += 1) {
      const random = chance(seed);
      const attempts = fullEvening(random, createPlan(random));
      for (const { request, room } of attempts)
        decisionSearches.push(measureSearch((steps) => findSeating(request, { ...room, steps })));
      const { room } = attempts.at(-1);
      for (const partySize of [1, 2, 3, 4, 6, 8]) {
        for (const minutes of [60, 120, 180, 240])
          availabilitySearches.push(measureSearch((steps) => seatAllStarts(room, { partySize, minutes }, steps)));
      }
    }
    figuresByTitle[`${name}: one decision`] = formatFigures(decisionSearches);
    figuresByTitle[`${name}: availability of an evening`] = formatFigures(availabilitySearches);
  }
  return figuresByTitle;
}

function seatAllStarts({ occupancy, plan }, { partySize, minutes }, steps) {
  const starts = Array.from({ length: 16 }, (_, index) => 960 + 30 * index).filter((start) => start + minutes <= 1_560);
  const queries = starts.map((start) => ({ start, end: start + minutes, partySize, plan }));
  const seatings = findSeatings(queries, { occupancy, steps });
  return seatings.includes('budget_exceeded') ? 'budget_exceeded' : seatings;
}

/** Processor time, because other programs use the machine too. */
function measureSearch(search) {
  const cpuUsageBefore = process.threadCpuUsage();
  const seating = search(usualSearchSteps);
  const { user, system } = process.threadCpuUsage(cpuUsageBefore);
  const ms = (user + system) / 1_000;
  const needsLongSearch = isUndecided(seating);
  return { ms, needsLongSearch, search: needsLongSearch ? search : undefined };
}

/** It is unknown if there is a seating, or if fewer parties could move. */
function isUndecided(seating) {
  return seating === 'budget_exceeded' || seating.isFewest === false;
}

function formatFigures(searches) {
  const sortedMs = searches.map(({ ms }) => ms).sort((a, b) => a - b);
  const quantile = (share) => sortedMs[Math.min(sortedMs.length - 1, Math.floor(sortedMs.length * share))].toFixed(2);
  const longSearches = searches.filter(({ needsLongSearch }) => needsLongSearch);
  const longSeatings = longSearches.slice(0, maxRetriedSearches).map(({ search }) => search(longSearchSteps));
  const undecided = `${longSeatings.filter(isUndecided).length} of ${longSeatings.length}`;
  return [searches.length.toLocaleString('en'), ...[0.5, 0.99, 1].map(quantile), longSearches.length, undecided];
}
