import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { FirstStaff } from './auth/first-staff.js';
import { type Clock, SystemClock } from './clock/clock.js';
import { localMoment } from './clock/local-time.js';
import { loadSettings, SettingsError } from './config/load-settings.js';
import { processEnvironment } from './config/process-environment.js';
import type { Settings } from './config/settings.js';
import { createApp } from './configure-app.js';
import { migrate } from './database/migrate.js';
import { seedDemo } from './database/seeds/demo.seed.js';
import { closeOnSignals } from './shutdown.js';

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^EADDRINUSE$/, 'Port taken: another program listens there already. Set PORT to a free one.'],
  [/^(EACCES|EROFS|EPERM)$/, 'Not allowed: check DATA_DIR and PORT.'],
  [/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28|3D|57P03)/, 'The database does not answer: check DATABASE_URL.'],
];

try {
  await start(loadSettings(processEnvironment));
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const clock = new SystemClock();
  const now = clock.now();
  const firstStaff = new FirstStaff(settings.admin, now);
  const demo = settings.seedDemo ? [seedDemo(localMoment(now).date, now)] : [];
  await migrate(settings.databaseUrl, [firstStaff.seed, ...demo]);
  try {
    console.log(`Strapec is open at ${await open(settings, clock)} (API documentation: /api/docs)`);
  } finally {
    // also when the start fails after all: the account has been made, and nobody could read its password later
    const announcement = firstStaff.announcement(settings.publicUrl);
    if (announcement) console.log(announcement);
  }
}

/** Answers with the address once somebody listens there. */
async function open({ host, port: wanted }: Settings, clock: Clock): Promise<string> {
  const app = await createApp({ env: processEnvironment, clock });
  closeOnSignals(app);
  const server = app.getHttpServer().listen(wanted, host); // Nest's own listen() logs a taken port at length
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://${host}:${port}`;
}

/** One line that says what to do; whatever is not expected keeps its stack. */
function reasonOf(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code = '', message, stack } = error as NodeJS.ErrnoException;
  const known = reasons.find(([pattern]) => pattern.test(code));
  return known ? `${known[1]} (${message})` : (stack ?? String(error));
}
