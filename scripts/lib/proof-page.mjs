// Writes what a script has counted into docs/proofs, as apps/api/test/support/proof-report.ts does for the tests.
import fs from 'node:fs';
import os from 'node:os';
import { at } from './workspace.mjs';

export function writeProof(id, claim, { figures, table, command }) {
  const machine = `${os.cpus().length} cores, ${Math.round(os.totalmem() / 1e9)} GB, ${process.platform} ${process.arch}`;
  const parts = [
    `# Proof ${id}`,
    `${claim}.`,
    Object.entries(figures)
      .map(([name, value]) => `- ${name}: ${value.toLocaleString('en')}`)
      .join('\n'),
    table.join('\n'),
    `Written by \`${command}\` (Node ${process.version}, ${machine}), which fails when it does not hold.`,
  ];
  fs.mkdirSync(at('docs', 'proofs'), { recursive: true });
  fs.writeFileSync(at('docs', 'proofs', `${id.toLowerCase()}.md`), `${parts.join('\n\n')}\n`);
}
