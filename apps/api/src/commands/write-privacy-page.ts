import { readFileSync, writeFileSync } from 'node:fs';
import { retentionDefaults } from '../platform/config/retention-periods.js';
import { personalTables } from '../operations/privacy/personal-data.js';
import type { PersonalTable } from '../operations/privacy/personal-table.js';

/** Replaces the list between the two registry marks of this page. */
const [, , pagePath = 'docs/privacy.md'] = process.argv;
const registryListPattern = /(<!-- registry -->\n\n)[^]*?(\n\n<!-- \/registry -->)/;
const list = personalTables.map(describeTable).join('\n');
writeFileSync(
  pagePath,
  readFileSync(pagePath, 'utf8').replace(registryListPattern, (_all, begin: string, end: string) => begin + list + end),
);

function describeTable(table: PersonalTable): string {
  return `- \`${table.name}\`: ${table.purpose}. Kept: ${describeRetention(table)}. Erasing: ${describeErasing(table)}.`;
}

function describeRetention({ retention, keptFor }: PersonalTable): string {
  if (keptFor !== undefined) return keptFor;
  const periodTexts = retention.map(({ period, text }) =>
    text.replace('{}', period === null ? '' : retentionDefaults[period][1]),
  );
  return periodTexts.join('; ');
}

function describeErasing({ erasing: { effect, keptBecause } }: PersonalTable): string {
  if (keptBecause !== undefined) return `nothing; ${keptBecause}`;
  return effect === 'delete' ? 'deletes the row' : `empties ${Object.keys(effect).join(', ')}`;
}
