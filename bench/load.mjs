// Load from one place, and what it costs the process that answers.
import fs from 'node:fs';
import autocannon from 'autocannon';
import { median } from './table.mjs';

const ticksPerSecond = 100; // Linux' USER_HZ

/**
 * Measures contestants in turns and answers with the median of each: requests per second, latencies in milliseconds,
 * and the processor time of its process for each request. The first contestant is the limit that the ratios refer to.
 */
export async function compare(contestants, { rounds, seconds }) {
  const runs = contestants.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contestant] of contestants.entries()) runs[index].push(await once(contestant, seconds));
  }
  const rows = contestants.map(({ name }, index) => {
    const middle = (key) => median(runs[index].map((run) => run[key]));
    return {
      '': name,
      'per second': middle('perSecond'),
      'p50 ms': middle('p50'),
      'p99 ms': middle('p99'),
      'CPU ms each': middle('cpu'),
    };
  });
  return rows.map((row) => ({ ...row, 'of the limit': row['per second'] / rows[0]['per second'] }));
}

async function once({ url, pid, request = {}, requests }, seconds) {
  const before = processorTime(pid);
  const extent = seconds === undefined ? {} : { duration: seconds };
  const asked = requests === undefined ? {} : { requests };
  const result = await autocannon({ url, connections: 32, ...extent, ...asked, ...request });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were no success`);
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (processorTime(pid) - before) / result.requests.total,
  };
}

/** Milliseconds of processor time that a process has used so far; Linux only. */
function processorTime(pid) {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}
