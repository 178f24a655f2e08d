import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { FirstAccount } from './auth/accounts/first-account.js';
import { createMigrationBackupHook } from './operations/backup/run-backup.js';
import { type Clock, SystemClock } from './platform/clock/clock.js';
import { toLocalDateTime } from './platform/clock/local-time.js';
import { loadSettings } from './platform/config/load-settings.js';
import { processEnvironment } from './platform/config/process-environment.js';
import { readSecretFile } from './platform/config/session-secret.js';
import type { Settings } from './platform/config/settings.js';
import { ensureWritableFolder } from './platform/config/ensure-writable-folder.js';
import { createApp } from './create-app.js';
import { importEarlierPictures } from './content/core/picture-files.js';
import { migrate } from './platform/database/migrate.js';
import { createSampleSeed } from './platform/database/seeds/sample-venue/sample-venue.js';
import { describeError } from './describe-error.js';
import { closeOnSignals, exitWithParent } from './shutdown.js';

/**
 * Connections that may wait to be accepted, as far as the system allows. Node's default of 511 is too few in a rush, and a
 * client that finds the queue full tries again after one second, then after three (docs/performance.md).
 */
const connectionBacklog = 4_096;

process.umask(0o077); // only this account may read files below DATA_DIR
exitWithParent();
try {
  await startServer(loadSettings(processEnvironment));
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}

async function startServer(settings: Settings): Promise<void> {
  const clock = new SystemClock();
  const now = clock.now();
  ensureWritableFolder(settings.dataDir);
  readSecretFile(settings); // without a secret staff cannot sign in, so the process stops before it changes the database
  for (const warning of settings.warnings) console.warn(`Warning: ${warning}`);
  const firstAccount = new FirstAccount(settings.firstAccount, now);
  const sampleSeed = createSampleSeed(settings.shouldSeedSample, { today: toLocalDateTime(now).date, now });
  await migrate(settings.databaseUrl, {
    furtherSeeds: [firstAccount.createIfMissing, sampleSeed, importEarlierPictures(settings.dataDir)],
    ...createMigrationBackupHook(settings, now, console.log),
  });
  try {
    console.log(`Strapec is open at ${await startListening(settings, clock)} (API documentation: /api/docs)`);
  } finally {
    // printed even when the start fails later: the account exists, and its password cannot be read again
    const announcement = firstAccount.formatAnnouncement(settings.publicUrl);
    if (announcement) console.log(announcement);
  }
}

async function startListening({ host, port: requestedPort }: Settings, clock: Clock): Promise<string> {
  const app = await createApp({ env: processEnvironment, clock });
  closeOnSignals(app);
  const server = app.getHttpServer().listen(requestedPort, host, connectionBacklog); // Nest's own listen() logs a taken port at length
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://${host}:${port}`;
}
