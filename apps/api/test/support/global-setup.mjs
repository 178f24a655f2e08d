// One embedded cluster for the run, and in it one migrated template that every test file's database is a copy of.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { InUse } from '../../../../scripts/lib/keeper.mjs';
import { startPostgres } from '../../../../scripts/pg.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');
const built = path.resolve(import.meta.dirname, '../../dist');

export default async function () {
  const cluster = await startCluster();
  globalThis.stopCluster = cluster.stop;
  process.env.TEST_CLUSTER_URL = cluster.url; // workers inherit the environment
  process.env.TEST_TEMPLATE = await migratedTemplate(cluster.url);
}

/** fsync is off: a cluster that a crash has damaged is thrown away. */
async function startCluster() {
  const dataDir = path.resolve(root, process.env.TEST_DATA_DIR ?? '.data/test', 'postgres');
  try {
    return await startPostgres({ dataDir, careless: true });
  } catch (error) {
    if (error instanceof InUse) throw error; // another run is making it
    fs.rmSync(dataDir, { recursive: true, force: true });
    return startPostgres({ dataDir, careless: true });
  }
}

/** The template is kept between runs under the hash of the migrations and seeds that made it. */
async function migratedTemplate(url) {
  const files = fs.globSync('database/**/*.js', { cwd: built }).sort();
  const sources = files.map((file) => file + fs.readFileSync(path.join(built, file), 'utf8'));
  const template = `template_${createHash('sha256').update(sources.join()).digest('hex').slice(0, 12)}`;
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(`SELECT datname FROM pg_database WHERE datname ~ '^(test|template)_'`);
  const stale = rows.map((row) => row.datname).filter((name) => name !== template);
  for (const name of stale) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  if (stale.length === rows.length) await createTemplate(client, url, template);
  await client.end();
  return template;
}

async function createTemplate(client, url, template) {
  await client.query(`CREATE DATABASE ${template}_unfinished`);
  const { migrate } = await import('../../dist/database/migrate.js');
  await migrate(url.replace(/\/[^/]*$/, `/${template}_unfinished`));
  await client.query(`ALTER DATABASE ${template}_unfinished RENAME TO ${template}`);
}
