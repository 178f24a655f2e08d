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
  /** Does at once what it does every minute. */
  runMinuteJobs(): Promise<void>;
  /** Bytes that it still needs after tidying up. */
  measureMemory(): Promise<number>;
  /** Ends it as an operator would; answers with the exit code. */
  stop(): Promise<number | null>;
}

/** What Node has compiled is kept where the run says: a process loads a third of a second sooner. */
export const compileCacheEnv = process.env.NODE_COMPILE_CACHE
  ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
  : {};

const runningChildren = new Set<ChildProcess>();

// a test that fails before it stops its process must not keep the whole run waiting
afterAll(() => {
  for (const child of runningChildren) child.kill('SIGKILL');
});

/** Starts the built API in a process of its own on the test file's database; no limits and no captcha unless asked for. */
export async function startApi(env: Record<string, string> = {}): Promise<ApiProcess> {
  const child = fork(join(__dirname, 'serve.mjs'), {
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
      SESSION_SECRET: sessionSecret, // a session of one process is one of all
      METRICS_TOKEN: metricsToken,
      WEB_DIST: process.env.TEST_WEB ?? '',
      MAP_TILES: 'http://127.0.0.1:9/{z}/{x}/{y}.png', // nobody there: no test fetches from the world
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
    measureMemory: () => readMemoryBytes(child),
    stop: () => stop(child),
  };
}

/** Several processes on one database, as behind a proxy. */
export function startApis(count: number, env: Record<string, string> = {}): Promise<ApiProcess[]> {
  return Promise.all(Array.from({ length: count }, () => startApi(env)));
}

export async function stopApis(processes: readonly ApiProcess[]): Promise<void> {
  await Promise.all(processes.map((one) => one.stop()));
}

async function throwOnExit(child: ChildProcess, readErrorOutput: () => string): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`The API ended with ${code} before it listened: ${readErrorOutput()}`);
}

/** Tells a process something, and waits until it has done it. */
async function sendCommand(child: ChildProcess, message: string): Promise<void> {
  const done = once(child, 'message');
  child.send(message);
  await done;
}

async function readMemoryBytes(child: ChildProcess): Promise<number> {
  const answered = once(child, 'message');
  child.send('memory');
  const [{ bytes }] = (await answered) as [{ bytes: number }];
  return bytes;
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  return child.exitCode;
}
