// One embedded cluster for the run, and in it one migrated template that every test file's database is a copy of.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { webOnDemand } from '../../../../scripts/lib/web-on-demand.mjs';
import { InUse, startPostgres } from '../../../../scripts/pg.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');
const built = path.resolve(import.meta.dirname, '../../compiled');
const testData = path.resolve(root, process.env.TEST_DATA_DIR ?? '.data/test');
/** The advisory lock that each run on the cluster holds, together with the others. */
const running = 1;

export default async function () {
  process.env.TEST_WEB = webOnDemand(path.join(testData, 'web')); // workers inherit the environment
  const cluster = await startCluster();
  const client = new pg.Client(cluster.url);
  await client.connect();
  globalThis.leaveCluster = async () => {
    await client.end();
    await cluster.stop();
  };
  process.env.TEST_CLUSTER_URL = cluster.url;
  process.env.TEST_TEMPLATE = await migratedTemplate(client, cluster.url);
}

/** fsync is off: a cluster that a crash has damaged is thrown away. */
async function startCluster() {
  const dataDir = path.join(testData, 'postgres');
  try {
    return await startPostgres({ dataDir, careless: true });
  } catch (error) {
    if (error instanceof InUse) throw error; // another run is making it
    fs.rmSync(dataDir, { recursive: true, force: true });
    return startPostgres({ dataDir, careless: true });
  }
}

/**
 * The template is kept between runs under the hash of the migrations and seeds that made it. Whoever is alone on the cluster
 * sweeps away what killed runs have left; of a run beside this one it takes nothing.
 */
async function migratedTemplate(client, url) {
  const files = fs.globSync('platform/database/**/*.js', { cwd: built }).sort();
  const sources = files.map((file) => file + fs.readFileSync(path.join(built, file), 'utf8'));
  const template = `template_${createHash('sha256').update(sources.join()).digest('hex').slice(0, 12)}`;
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(${running}) AS alone`);
  if (rows[0].alone) {
    await sweep(client, template);
    await ensureTemplate(client, url, template);
    await client.query(`SELECT pg_advisory_unlock(${running})`);
  }
  await client.query(`SELECT pg_advisory_lock_shared(${running})`); // until this connection ends, with the run
  await ensureTemplate(client, url, template);
  return template;
}

async function sweep(client, template) {
  const { rows } = await client.query(
    `SELECT datname FROM pg_database WHERE datname ~ '^(test|template)_' AND datname <> '${template}'`,
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
}

async function ensureTemplate(client, url, template) {
  const { rows } = await client.query(`SELECT FROM pg_database WHERE datname = '${template}'`);
  if (rows.length === 0) await createTemplate(client, url, template);
}

async function createTemplate(client, url, template) {
  await client.query(`CREATE DATABASE ${template}_unfinished`);
  const { migrate } = await import('../../compiled/platform/database/migrate.js');
  const { seedSample } = await import('../../compiled/platform/database/seeds/sample-venue/sample-venue.js');
  // as a venue that serves: open, with the facts, texts and pictures of the sample venue, and nothing to drink
  const open = (source) => source.query(`INSERT INTO first_start_marks VALUES ('opened', now())`);
  const sample = seedSample(false, { today: '2026-11-30', now: new Date() });
  await migrate(url.replace(/\/[^/]*$/, `/${template}_unfinished`), { furtherSeeds: [open, sample] });
  await client.query(`ALTER DATABASE ${template}_unfinished RENAME TO ${template}`);
}
