import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { fixture } from './fixture';
import { waitUntil } from './wait-until';

/** A site that `npm start` opens on its embedded database, in a data folder of the test. */
export interface StartedSite {
  url: string;
  process: ChildProcess & { pid: number };
  /** Everything it has printed so far. */
  readOutput: () => string;
  /** Resolves to its exit code, once it has ended. */
  exitCode: Promise<number | null>;
  /** Waits until it serves requests; fails when it ends before. */
  waitUntilOpen: () => Promise<void>;
  /** Stops it by SIGTERM; resolves to its exit code. */
  stop: () => Promise<number | null>;
}

const startedProcesses = new Set<ChildProcess>();
const dataFolders: string[] = [];

afterAll(() => {
  for (const child of startedProcesses) child.kill('SIGKILL');
  for (const pid of dataFolders.flatMap(findProcessIds)) process.kill(pid, 'SIGKILL');
});

/** The path of a folder that does not exist yet, in one that all accounts may enter: PostgreSQL does not run as root. */
export function chooseDataDir(): string {
  const folder = fixture.createFolder();
  chmodSync(folder, 0o755);
  dataFolders.push(folder);
  return join(folder, 'data');
}

/** Starts the built site. */
export function startSite(dataDir: string, port: number, envOverrides: Record<string, string> = {}): StartedSite {
  const env = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: dataDir,
    PORT: String(port),
    CAPTCHA_PROVIDER: 'none',
    RATE_LIMITS: 'off',
    UNDO_SECONDS: '0',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: 'a glass of frankovka',
    SEED_DEMO: 'on',
    ...envOverrides,
  };
  const child = fork(join(__dirname, 'open-site.mjs'), { env, silent: true, execArgv: [] });
  if (child.pid === undefined) throw new Error('no process');
  startedProcesses.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  void exitCode.then(() => startedProcesses.delete(child));
  const url = `http://127.0.0.1:${port}`;
  const site = { url, process: child as StartedSite['process'], readOutput: () => output, exitCode };
  return { ...site, waitUntilOpen: () => waitForSite(site), stop: () => (child.kill('SIGTERM'), exitCode) };
}

async function waitForSite(site: Omit<StartedSite, 'waitUntilOpen' | 'stop'>): Promise<void> {
  let code: number | null | undefined;
  void site.exitCode.then((endCode) => (code = endCode));
  const fetchReadiness = (): Promise<boolean> => fetch(`${site.url}/api/health/ready`).then(({ ok }) => ok, () => false); // prettier-ignore
  const isOpen = await waitUntil(
    fetchReadiness,
    (isReady) => code !== undefined || (isReady && site.readOutput().includes('Strapec is open')),
  );
  if (!isOpen) throw new Error(`The bar ended with ${code}: ${site.readOutput()}`);
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

const pidFileOf = (dataDir: string): string => join(dataDir, 'postgres/postmaster.pid');
const readPidFileLine = (dataDir: string, index: number): string =>
  (existsSync(pidFileOf(dataDir)) ? readFileSync(pidFileOf(dataDir), 'utf8') : '').split('\n')[index]?.trim() ?? '';
export const postmasterPid = (dataDir: string): number => Number(readPidFileLine(dataDir, 0));
export const isPostgresReady = (dataDir: string): boolean => readPidFileLine(dataDir, 7) === 'ready';

export function embeddedDatabaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres/strapec.password'), 'utf8');
  return `postgres://strapec:${password}@127.0.0.1:${readPidFileLine(dataDir, 3)}/postgres`;
}

/** Ids of the processes whose arguments or working folder contain the folder. */
export function findProcessIds(folder: string): number[] {
  return listPids().filter((pid) => describeProcess(pid).includes(folder));
}

/** Ids of a process and all its descendants. */
export function processTree(pid: number): number[] {
  const childPids = listPids().filter((candidatePid) => readParentPid(candidatePid) === pid);
  return [pid, ...childPids.flatMap(processTree)];
}

const listPids = (): number[] => (existsSync('/proc') ? readdirSync('/proc').map(Number).filter(Boolean) : []);

function describeProcess(pid: number): string {
  try {
    return `${readFileSync(`/proc/${pid}/cmdline`, 'utf8')} ${readlinkSync(`/proc/${pid}/cwd`)}`;
  } catch {
    return ''; // has ended meanwhile
  }
}

function readParentPid(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
