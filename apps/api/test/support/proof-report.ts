import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** Whether this is `npm run test:long`: the proofs in their full size (docs/proofs). */
export const isLongRun = Boolean(process.env['TEST_LONG']);

const file = join(__dirname, '../../../../docs/proofs/figures.json');

/** In the long tier, writes down what a proof has counted; called once it holds. */
export function keepProof(id: string, claim: string, figures: Readonly<Record<string, string | number>>): void {
  if (!isLongRun) return;
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB, ${process.platform} ${arch()}`;
  const proof = { claim, figures, writtenBy: `npm run test:long (Node ${process.version}, ${machine})` };
  const all = { ...(JSON.parse(readFileSync(file, 'utf8')) as object), [id]: proof };
  const sorted = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
