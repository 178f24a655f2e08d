import { readFileSync, writeFileSync } from 'node:fs';
import { retentionDefaults } from '../platform/config/retention.js';
import { personalData } from '../operations/privacy/personal-data.js';
import type { PersonalTable } from '../operations/privacy/personal-table.js';

/** Between the two marks of the page named on the command line. */
const [, , file = 'docs/privacy.md'] = process.argv;
const marks = /(<!-- registry -->\n\n)[^]*?(\n\n<!-- \/registry -->)/;
const list = personalData.map(lineOf).join('\n');
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(marks, (_all, begin: string, end: string) => begin + list + end),
);

function lineOf(table: PersonalTable): string {
  return `- \`${table.table}\`: ${table.purpose}. Kept: ${keptInWords(table)}. Erasing: ${erasingInWords(table)}.`;
}

function keptInWords({ retention, kept }: PersonalTable): string {
  if (kept !== undefined) return kept;
  const sweeps = retention.map(({ period, words }) =>
    words.replace('{}', period === null ? '' : retentionDefaults[period][1]),
  );
  return sweeps.join('; ');
}

function erasingInWords({ erasing: { does, stays } }: PersonalTable): string {
  if (stays !== undefined) return `nothing; ${stays}`;
  return does === 'delete' ? 'deletes the row' : `empties ${Object.keys(does).join(', ')}`;
}
