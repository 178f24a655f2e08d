import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { fixture } from './fixture';
import { waitUntil } from './wait-until';

/** A venue that `npm start` opens on its embedded database, in a data folder of the test's own. */
export interface StartedSite {
  url: string;
  process: ChildProcess & { pid: number };
  /** What it has printed so far. */
  said: () => string;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Waits until it serves; fails when it ends before. */
  waitUntilOpen: () => Promise<void>;
  /** Ends it as Ctrl-C does. */
  stop: () => Promise<number | null>;
}

const startedProcesses = new Set<ChildProcess>();
const folders: string[] = [];

afterAll(() => {
  for (const child of startedProcesses) child.kill('SIGKILL');
  for (const pid of folders.flatMap(findProcessesIn)) process.kill(pid, 'SIGKILL');
});

/** A folder that does not exist yet, where any account gets: PostgreSQL does not run as root. */
export function createDataDir(): string {
  const folder = fixture.aFolder();
  chmodSync(folder, 0o755);
  folders.push(folder);
  return join(folder, 'data');
}

/** Starts the venue on what is built; two venues with the same port are the same venue. */
export function startSite(dataDir: string, port: number, extraEnv: Record<string, string> = {}): StartedSite {
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
    ...extraEnv,
  };
  const child = fork(join(__dirname, 'open-site.mjs'), { env, silent: true, execArgv: [] });
  if (child.pid === undefined) throw new Error('no process');
  startedProcesses.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  void ended.then(() => startedProcesses.delete(child));
  const venue = { url: `http://127.0.0.1:${port}`, process: child as StartedSite['process'], said: () => said, ended };
  return { ...venue, waitUntilOpen: () => waitForSite(venue), stop: () => (child.kill('SIGTERM'), ended) };
}

async function waitForSite({ url, ended, said }: Pick<StartedSite, 'url' | 'ended' | 'said'>): Promise<void> {
  let code: number | null | undefined;
  void ended.then((value) => (code = value));
  const isReady = (): Promise<boolean> => fetch(`${url}/api/health/ready`).then(({ ok }) => ok, () => false); // prettier-ignore
  const isOpen = await waitUntil(isReady, (ok) => code !== undefined || (ok && said().includes('Strapec is open')));
  if (!isOpen) throw new Error(`The bar ended with ${code}: ${said()}`);
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

const pidFileOf = (dataDir: string): string => join(dataDir, 'postgres/postmaster.pid');
const readPidFileLine = (dataDir: string, line: number): string =>
  (existsSync(pidFileOf(dataDir)) ? readFileSync(pidFileOf(dataDir), 'utf8') : '').split('\n')[line]?.trim() ?? '';
export const postmasterPid = (dataDir: string): number => Number(readPidFileLine(dataDir, 0));
export const isPostgresReady = (dataDir: string): boolean => readPidFileLine(dataDir, 7) === 'ready';

export function embeddedDatabaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres/strapec.password'), 'utf8');
  return `postgres://strapec:${password}@127.0.0.1:${readPidFileLine(dataDir, 3)}/postgres`;
}

/** Programs of this machine whose arguments or folder lie in a folder. */
export function findProcessesIn(folder: string): number[] {
  return listProcesses().filter((pid) => describeProcess(pid).includes(folder));
}

/** A process and everything that it has started. */
export function processTree(pid: number): number[] {
  const children = listProcesses().filter((other) => parentPid(other) === pid);
  return [pid, ...children.flatMap(processTree)];
}

const listProcesses = (): number[] => (existsSync('/proc') ? readdirSync('/proc').map(Number).filter(Boolean) : []);

function describeProcess(pid: number): string {
  try {
    return `${readFileSync(`/proc/${pid}/cmdline`, 'utf8')} ${readlinkSync(`/proc/${pid}/cwd`)}`;
  } catch {
    return ''; // ended meanwhile
  }
}

function parentPid(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
