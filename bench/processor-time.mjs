import fs from 'node:fs';

const millisecondsPerTick = 10; // Linux' USER_HZ is 100

/** Milliseconds of processor time that processes, their children and the children they have outlived have used; Linux only. */
export function processorTime(pids) {
  return pids.flatMap((pid) => [pid, ...childrenOf(pid)]).reduce((sum, pid) => sum + timeOf(pid), 0);
}

function timeOf(pid) {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * millisecondsPerTick;
  } catch {
    return Number.NaN;
  }
}

export function childrenOf(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
