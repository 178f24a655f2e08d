import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** Whether this is `npm run test:long`: the proofs in their full size (docs/proofs). */
export const isLongRun = Boolean(process.env['TEST_LONG']);

const figuresPath = join(__dirname, '../../../../docs/proofs/figures.json');

/** In the long run, saves a proof's figures; called once the proof holds. */
export function saveProofFigures(id: string, claim: string, figures: Readonly<Record<string, string | number>>): void {
  if (!isLongRun) return;
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB, ${process.platform} ${arch()}`;
  const proof = { claim, figures, writtenBy: `npm run test:long (Node ${process.version}, ${machine})` };
  const proofs = { ...(JSON.parse(readFileSync(figuresPath, 'utf8')) as object), [id]: proof };
  const sortedProofs = Object.entries(proofs).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  writeFileSync(figuresPath, `${JSON.stringify(Object.fromEntries(sortedProofs), null, 2)}\n`);
}
