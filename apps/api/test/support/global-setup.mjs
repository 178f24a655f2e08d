// Starts one embedded cluster for the run, with one migrated template that the database of every test file copies.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createWebOnDemand } from '../../../../scripts/lib/web-on-demand.mjs';
import { InUse, startPostgres } from '../../../../scripts/pg.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');
const compiledFolder = path.resolve(import.meta.dirname, '../../compiled');
const testData = path.resolve(root, process.env.TEST_DATA_DIR ?? '.data/test');
/** Id of the advisory lock that all runs on the cluster share. */
const runLockId = 1;

export default async function () {
  process.env.TEST_WEB = createWebOnDemand(path.join(testData, 'web')); // workers inherit the environment
  const cluster = await startCluster();
  const client = new pg.Client(cluster.url);
  await client.connect();
  globalThis.leaveCluster = async () => {
    await client.end();
    await cluster.stop();
  };
  process.env.TEST_CLUSTER_URL = cluster.url;
  process.env.TEST_TEMPLATE = await ensureMigratedTemplate(client, cluster.url);
}

/** fsync is off: a cluster that a crash has damaged is thrown away. */
async function startCluster() {
  const dataDir = path.join(testData, 'postgres');
  try {
    return await startPostgres({ dataDir, careless: true });
  } catch (error) {
    if (error instanceof InUse) throw error; // by another run
    fs.rmSync(dataDir, { recursive: true, force: true });
    return startPostgres({ dataDir, careless: true });
  }
}

/**
 * The template is kept between runs under the hash of its migrations and seeds. A run that is alone on the cluster drops the
 * databases of killed runs; one beside others drops nothing.
 */
async function ensureMigratedTemplate(client, url) {
  const files = fs.globSync('platform/database/**/*.js', { cwd: compiledFolder }).sort();
  const fileTexts = files.map((file) => file + fs.readFileSync(path.join(compiledFolder, file), 'utf8'));
  const template = `template_${createHash('sha256').update(fileTexts.join()).digest('hex').slice(0, 12)}`;
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(${runLockId}) AS alone`);
  if (rows[0].alone) {
    await dropOldDatabases(client, template);
    await createTemplateIfMissing(client, url, template);
    await client.query(`SELECT pg_advisory_unlock(${runLockId})`);
  }
  await client.query(`SELECT pg_advisory_lock_shared(${runLockId})`); // until this connection ends, with the run
  await createTemplateIfMissing(client, url, template);
  return template;
}

async function dropOldDatabases(client, template) {
  const { rows } = await client.query(
    `SELECT datname FROM pg_database WHERE datname ~ '^(test|template)_' AND datname <> '${template}'`,
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
}

async function createTemplateIfMissing(client, url, template) {
  const { rows } = await client.query(`SELECT FROM pg_database WHERE datname = '${template}'`);
  if (rows.length === 0) await createTemplate(client, url, template);
}

async function createTemplate(client, url, template) {
  await client.query(`CREATE DATABASE ${template}_unfinished`);
  const { migrate } = await import('../../compiled/platform/database/migrate.js');
  const { createSampleSeed } = await import('../../compiled/platform/database/seeds/sample-venue/sample-venue.js');
  // an opened venue with the details, texts and pictures of the sample venue, without its menu
  const markVenueOpen = (source) => source.query(`INSERT INTO first_start_marks VALUES ('opened', now())`);
  const seedVenue = createSampleSeed(false, { today: '2026-11-30', now: new Date() });
  await migrate(url.replace(/\/[^/]*$/, `/${template}_unfinished`), { furtherSeeds: [markVenueOpen, seedVenue] });
  await client.query(`ALTER DATABASE ${template}_unfinished RENAME TO ${template}`);
}
