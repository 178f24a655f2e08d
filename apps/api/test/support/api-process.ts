import { afterAll } from '@jest/globals';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fixture } from './fixture';
import { metricsToken } from './read-metrics';
import { sessionSecret } from './test-session-secret';

export interface ApiProcess {
  url: string;
  child: ChildProcess;
  /** Moves the clock of a process that was started with TEST_NOW. */
  setClock(instant: string): Promise<void>;
  /** Runs at once the jobs that it otherwise runs every minute. */
  runMinuteJobs(): Promise<void>;
  /** Heap and buffers in bytes, after a garbage collection. */
  measureMemoryBytes(): Promise<number>;
  /** Stops it by SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** The test run's compile cache: a process loads a third of a second sooner. */
export const compileCacheEnv = process.env.NODE_COMPILE_CACHE
  ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
  : {};

const runningChildren = new Set<ChildProcess>();

// a test that fails before it stops its process must not keep the whole run waiting
afterAll(() => {
  for (const child of runningChildren) child.kill('SIGKILL');
});

/** Starts the built API in a separate process on the test file's database, by default without rate limits and captcha. */
export async function startApi(env: Record<string, string> = {}): Promise<ApiProcess> {
  const child = fork(join(__dirname, 'serve-api.mjs'), {
    env: {
      PATH: process.env.PATH ?? '',
      ...compileCacheEnv,
      DATABASE_URL: databaseUrl,
      DATA_DIR: fixture.dataDir,
      CAPTCHA_PROVIDER: 'none',
      RATE_LIMITS: 'off',
      UNDO_SECONDS: '0', // mails leave at once
      MAIL_FROM: 'Strapec <rezervacie@strapec.example>',
      MAIL_STAFF: 'tim@strapec.example',
      SESSION_SECRET: sessionSecret, // all processes accept the same sessions
      METRICS_TOKEN: metricsToken,
      WEB_DIST: process.env.TEST_WEB ?? '',
      MAP_TILES: 'http://127.0.0.1:9/{z}/{x}/{y}.png', // no server listens there: tests fetch no map tiles
      LOG_LEVEL: 'silent',
      ...env,
    },
    execArgv: ['--expose-gc'], // for proof F7
    silent: true,
  });
  let errorOutput = '';
  child.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
  runningChildren.add(child);
  child.once('exit', () => runningChildren.delete(child));
  const [port] = (await Promise.race([once(child, 'message'), throwOnExit(child, () => errorOutput)])) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    setClock: (instant) => sendCommand(child, instant),
    runMinuteJobs: () => sendCommand(child, 'minute'),
    measureMemoryBytes: () => readMemoryBytes(child),
    stop: () => stopProcess(child),
  };
}

/** Starts several processes on one database, as behind a proxy. */
export function startApis(count: number, env: Record<string, string> = {}): Promise<ApiProcess[]> {
  return Promise.all(Array.from({ length: count }, () => startApi(env)));
}

export async function stopApis(processes: readonly ApiProcess[]): Promise<void> {
  await Promise.all(processes.map((api) => api.stop()));
}

async function throwOnExit(child: ChildProcess, readErrorOutput: () => string): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`The API ended with ${code} before it listened: ${readErrorOutput()}`);
}

/** Sends a command to a process, and waits for its reply. */
async function sendCommand(child: ChildProcess, command: string): Promise<void> {
  const reply = once(child, 'message');
  child.send(command);
  await reply;
}

async function readMemoryBytes(child: ChildProcess): Promise<number> {
  const reply = once(child, 'message');
  child.send('memory');
  const [{ bytes }] = (await reply) as [{ bytes: number }];
  return bytes;
}

async function stopProcess(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
  return child.exitCode;
}
