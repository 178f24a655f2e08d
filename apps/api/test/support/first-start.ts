import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type StartedSite, processTree, isPostgresReady, findProcessIds } from './started-site';

/** The folder in which a first start creates its cluster; without one, a path that does not exist. */
export function findDraftFolder(dataDir: string): string {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  return join(dataDir, names.find((name) => name.includes('.first-start-')) ?? 'nothing');
}
const existsInDraft = (path: string) => (dataDir: string) => existsSync(join(findDraftFolder(dataDir), path));
const existsInDataDir = (path: string) => (dataDir: string) => existsSync(join(dataDir, path));

/** The steps of a first start in their order, and how each is recognised from outside. */
export const firstStartSteps: Readonly<Record<string, (dataDir: string, venue: StartedSite) => boolean>> = {
  'a folder aside': existsInDraft('.'),
  'the first files of the cluster': existsInDraft('cluster/PG_VERSION'),
  'the last database of the cluster': existsInDraft('cluster/base/5'),
  'the cluster in its place': existsInDataDir('postgres'),
  'PostgreSQL starts': existsInDataDir('postgres/postmaster.pid'),
  'PostgreSQL is ready': isPostgresReady,
  'the API begins': (dataDir) => countDatabaseFiles(dataDir) > 300,
  'the schema grows': (dataDir) => countDatabaseFiles(dataDir) > 320,
  'the bar is open': (_dataDir, site) => site.readOutput().includes('Strapec is open'),
};
/** 300 files in a new database, 428 at the end. */
function countDatabaseFiles(dataDir: string): number {
  const databaseFolder = join(dataDir, 'postgres/base/5');
  return existsSync(databaseFolder) ? readdirSync(databaseFolder).length : 0;
}

/** Checks as often as the machine can, because a step may take less than a millisecond. */
export async function waitForFirstStartStep(step: string, dataDir: string, site: StartedSite): Promise<void> {
  while (!firstStartSteps[step]?.(dataDir, site)) {
    if (site.process.exitCode !== null) throw new Error(`${step}: ${site.readOutput()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Kills the starting process alone, or all its processes as a power cut does. */
export async function killSite(site: StartedSite, dataDir: string, isPowerCut: boolean): Promise<void> {
  const pids = isPowerCut ? processTree(site.process.pid) : [site.process.pid];
  for (const pid of pids) killIfRunning(pid);
  while (isPowerCut && findProcessIds(dataDir).length > 0) {
    for (const pid of findProcessIds(dataDir)) killIfRunning(pid);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // has ended with its parent
  }
}
