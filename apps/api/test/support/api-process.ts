import { afterAll } from '@jest/globals';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fixture } from './fixture';
import { metricsToken } from './read-metrics';
import { sessionSecret } from './session-secret';

export interface ApiProcess {
  url: string;
  child: ChildProcess;
  /** Moves the clock of a process that was started with TEST_NOW. */
  standAt(instant: string): Promise<void>;
  /** Does at once what it does every minute. */
  minute(): Promise<void>;
  /** Bytes that it still needs after tidying up. */
  memory(): Promise<number>;
  /** Ends it as an operator would; answers with the exit code. */
  stop(): Promise<number | null>;
}

/** What Node has compiled is kept where the run says: a process loads a third of a second sooner. */
export const keptCode = process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {};

const running = new Set<ChildProcess>();

// a test that fails before it stops its process must not keep the whole run waiting
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the built API in a process of its own on the test file's database; no limits and no captcha unless asked for. */
export async function startApi(env: Record<string, string> = {}): Promise<ApiProcess> {
  const child = fork(join(__dirname, 'serve.mjs'), {
    env: {
      PATH: process.env.PATH ?? '',
      ...keptCode,
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
  let complaints = '';
  child.stderr?.on('data', (chunk) => (complaints += String(chunk)));
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [port] = (await Promise.race([once(child, 'message'), failed(child, () => complaints)])) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    standAt: (instant) => tell(child, instant),
    minute: () => tell(child, 'minute'),
    memory: () => memory(child),
    stop: () => stop(child),
  };
}

/** Several processes on one database, as behind a proxy. */
export function startApis(count: number, env: Record<string, string> = {}): Promise<ApiProcess[]> {
  return Promise.all(Array.from({ length: count }, () => startApi(env)));
}

export async function stopAll(processes: readonly ApiProcess[]): Promise<void> {
  await Promise.all(processes.map((one) => one.stop()));
}

async function failed(child: ChildProcess, complaints: () => string): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`The API ended with ${code} before it listened: ${complaints()}`);
}

/** Tells a process something, and waits until it has done it. */
async function tell(child: ChildProcess, message: string): Promise<void> {
  const done = once(child, 'message');
  child.send(message);
  await done;
}

async function memory(child: ChildProcess): Promise<number> {
  const told = once(child, 'message');
  child.send('memory');
  const [{ bytes }] = (await told) as [{ bytes: number }];
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
