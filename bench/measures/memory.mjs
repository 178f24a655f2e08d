import fs from 'node:fs';
import { childrenOf } from '../processor-time.mjs';

/** Proportional set size of the API and of the whole of PostgreSQL, in MiB, once idle connections are closed; Linux only. */
export async function measureMemory({ strapec, databasePid }) {
  await new Promise((resolve) => setTimeout(resolve, 15_000));
  const api = proportionalSize(strapec.pid);
  const database = [databasePid, ...childrenOf(databasePid)].map(proportionalSize).reduce((sum, size) => sum + size, 0);
  return [{ 'API MiB': api, 'PostgreSQL MiB': database, 'together MiB (target ≤ 200)': api + database }];
}

/** MiB of a process, what it shares with others in shares. */
export function proportionalSize(pid) {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
