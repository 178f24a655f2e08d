import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type StartedSite, familyOf, isPostgresReady, workingIn } from './started-site';

/** The folder in which a first start makes its cluster; the name of nothing when there is none. */
export function draftIn(dataDir: string): string {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  return join(dataDir, names.find((name) => name.includes('.first-start-')) ?? 'nothing');
}
const inDraft = (name: string) => (dataDir: string) => existsSync(join(draftIn(dataDir), name));
const inPlace = (name: string) => (dataDir: string) => existsSync(join(dataDir, name));

/** What can be seen of a first start from outside, in its order. */
export const steps: Readonly<Record<string, (dataDir: string, venue: StartedSite) => boolean>> = {
  'a folder aside': inDraft('.'),
  'the first files of the cluster': inDraft('cluster/PG_VERSION'),
  'the last database of the cluster': inDraft('cluster/base/5'),
  'the cluster in its place': inPlace('postgres'),
  'PostgreSQL starts': inPlace('postgres/postmaster.pid'),
  'PostgreSQL is ready': isPostgresReady,
  'the API begins': (dataDir) => filesOfDatabase(dataDir) > 300,
  'the schema grows': (dataDir) => filesOfDatabase(dataDir) > 320,
  'the bar is open': (_dataDir, venue) => venue.said().includes('Strapec is open'),
};
/** 300 when it is new, 428 in the end. */
function filesOfDatabase(dataDir: string): number {
  const folder = join(dataDir, 'postgres/base/5');
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

/** As often as the machine can: a step may be over in a moment. */
export async function untilStep(name: string, dataDir: string, venue: StartedSite): Promise<void> {
  while (!steps[name]?.(dataDir, venue)) {
    if (venue.process.exitCode !== null) throw new Error(`${name}: ${venue.said()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Kills the starter alone, or everything as a power cut does. */
export async function killStart(venue: StartedSite, dataDir: string, isPowerCut: boolean): Promise<void> {
  const family = isPowerCut ? familyOf(venue.process.pid) : [venue.process.pid];
  for (const pid of family) killIfThere(pid);
  while (isPowerCut && workingIn(dataDir).length > 0) {
    for (const pid of workingIn(dataDir)) killIfThere(pid);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // ended with the one before
  }
}
