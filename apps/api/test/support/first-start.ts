import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type StartedSite, processTree, isPostgresReady, findProcessesIn } from './started-site';

/** The folder in which a first start makes its cluster; the name of nothing when there is none. */
export function findDraftFolder(dataDir: string): string {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  return join(dataDir, names.find((name) => name.includes('.first-start-')) ?? 'nothing');
}
const isInDraft = (name: string) => (dataDir: string) => existsSync(join(findDraftFolder(dataDir), name));
const isInDataDir = (name: string) => (dataDir: string) => existsSync(join(dataDir, name));

/** What can be seen of a first start from outside, in its order. */
export const firstStartSteps: Readonly<Record<string, (dataDir: string, venue: StartedSite) => boolean>> = {
  'a folder aside': isInDraft('.'),
  'the first files of the cluster': isInDraft('cluster/PG_VERSION'),
  'the last database of the cluster': isInDraft('cluster/base/5'),
  'the cluster in its place': isInDataDir('postgres'),
  'PostgreSQL starts': isInDataDir('postgres/postmaster.pid'),
  'PostgreSQL is ready': isPostgresReady,
  'the API begins': (dataDir) => countDatabaseFiles(dataDir) > 300,
  'the schema grows': (dataDir) => countDatabaseFiles(dataDir) > 320,
  'the bar is open': (_dataDir, venue) => venue.said().includes('Strapec is open'),
};
/** 300 when it is new, 428 in the end. */
function countDatabaseFiles(dataDir: string): number {
  const folder = join(dataDir, 'postgres/base/5');
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

/** As often as the machine can: a step may be over in a moment. */
export async function waitForStep(name: string, dataDir: string, site: StartedSite): Promise<void> {
  while (!firstStartSteps[name]?.(dataDir, site)) {
    if (site.process.exitCode !== null) throw new Error(`${name}: ${site.said()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Kills the starter alone, or everything as a power cut does. */
export async function killSite(site: StartedSite, dataDir: string, isPowerCut: boolean): Promise<void> {
  const pids = isPowerCut ? processTree(site.process.pid) : [site.process.pid];
  for (const pid of pids) killIfRunning(pid);
  while (isPowerCut && findProcessesIn(dataDir).length > 0) {
    for (const pid of findProcessesIn(dataDir)) killIfRunning(pid);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // ended with the one before
  }
}
