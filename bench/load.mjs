// Contestants in turns: what each answers, how fast, and what it costs in processor time.
import autocannon from 'autocannon';
import { median } from './table.mjs';

export const connections = 32;

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {() => number} processorTime milliseconds used so far by every process that takes part
 * @property {() => Promise<Run>} run one round
 *
 * @typedef {{ amount: number, seconds: number, p50?: number, p99?: number }} Run latencies in milliseconds
 */

/**
 * Measures contestants in turns and gives the median of each. The first one is the limit that ratios refer to.
 * @param {Contestant[]} contestants
 */
export async function compare(contestants, { rounds }) {
  const runs = contestants.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contestant] of contestants.entries()) runs[index].push(await measured(contestant));
  }
  const limit = median(runs[0].map(({ perSecond }) => perSecond));
  return contestants.map(({ name }, index) => {
    const middle = (key) => median(runs[index].map((run) => run[key]));
    return {
      '': name,
      'per second': middle('perSecond'),
      'p50 ms': middle('p50'),
      'p99 ms': middle('p99'),
      'CPU ms each': middle('cpu'),
      'of the limit': middle('perSecond') / limit,
    };
  });
}

async function measured({ processorTime, run }) {
  const before = processorTime();
  const { amount, seconds, p50, p99 } = await run();
  return { perSecond: amount / seconds, p50, p99, cpu: (processorTime() - before) / amount };
}

/** A server under load: for so many `seconds`, or until it has answered `amount` times. */
export function server(name, { url, processorTime }, { accepts = [200], ...options }) {
  const run = async () => {
    const begin = performance.now();
    let end = begin; // of the last answer: autocannon itself ends at whole seconds
    const load = autocannon({ url, connections, ...options });
    load.on('response', () => (end = performance.now()));
    const result = await load;
    const strange = Object.keys(result.statusCodeStats).filter((status) => !accepts.includes(Number(status)));
    if (strange.length > 0 || result.errors > 0)
      throw new Error(`${url} answered ${strange} (${result.errors} errors)`);
    const { p50, p99 } = result.latency;
    return { amount: result.requests.total, seconds: (end - begin) / 1_000, p50, p99 };
  };
  return { name, processorTime, run };
}
