import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** Whether this is `npm run test:long`: the proofs in their full size (docs/proofs). */
export const isLong = Boolean(process.env['TEST_LONG']);

/** In the long tier, writes down what a proof has counted; called once it holds. */
export function keepProof(id: string, claim: string, figures: Readonly<Record<string, string | number>>): void {
  if (!isLong) return;
  const folder = join(__dirname, '../../../../docs/proofs');
  mkdirSync(folder, { recursive: true });
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB, ${process.platform} ${arch()}`;
  const lines = [
    `# Proof ${id}`,
    `${claim}.`,
    Object.entries(figures)
      .map(([name, value]) => `- ${name}: ${typeof value === 'number' ? value.toLocaleString('en') : value}`)
      .join('\n'),
    `Written by \`npm run test:long\` (Node ${process.version}, ${machine}), which fails when it does not hold.`,
  ];
  writeFileSync(join(folder, `${id.toLowerCase()}.md`), `${lines.join('\n\n')}\n`);
}
