// Which database Strapec uses.
import path from 'node:path';
import { startPostgres } from '../pg.mjs';
import { at } from './workspace.mjs';

/**
 * The database that DATABASE_URL names, or the embedded one below DATA_DIR, started if it does not run.
 * @returns {Promise<{ url: string, isEmbedded: boolean, stop: () => Promise<void> }>}
 */
export async function databaseToUse() {
  const named = process.env.DATABASE_URL;
  if (named) return { url: named, isEmbedded: false, stop: async () => {} };
  const dataDir = path.resolve(at(), process.env.DATA_DIR ?? '.data', 'postgres');
  const { url, stop } = await startPostgres({ dataDir });
  return { url, isEmbedded: true, stop };
}
