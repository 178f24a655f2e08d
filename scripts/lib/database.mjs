// The database that Strapec uses.
import path from 'node:path';
import { startPostgres } from '../pg.mjs';
import { at } from './workspace.mjs';

/** DATABASE_URL's, or the embedded one below `folder`, started if necessary. `env` is for the API's programs; `lost` resolves with the reason when it cannot be restarted. @returns {Promise<{ env: object, lost: Promise<string>, closing: () => void, stop: () => Promise<void> }>} */
export async function databaseToUse(folder = process.env.DATA_DIR?.trim() || '.data') {
  const url = process.env.DATABASE_URL?.trim();
  if (url) return { env: { DATABASE_URL: url }, lost: new Promise(() => {}), closing: () => {}, stop: async () => {} };
  const postgres = await startPostgres({ dataDir: path.resolve(at(), folder, 'postgres') });
  const env = {
    DATABASE_URL: postgres.url,
    EMBEDDED_DATABASE_LOG: postgres.log,
    SEED_DEMO: process.env.SEED_DEMO ?? 'true', // the sample venue
  };
  return { env, lost: postgres.lost, closing: postgres.closing, stop: postgres.stop };
}
