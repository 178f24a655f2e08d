import { readFileSync, writeFileSync } from 'node:fs';
import { retentionDefaults } from '../platform/config/retention.js';
import { personalData } from '../operations/privacy/personal-data.js';
import type { PersonalTable } from '../operations/privacy/personal-table.js';

const heading = ['Table', 'What for', 'Kept', 'Erasing one person'];

const [, , file = 'docs/privacy.md'] = process.argv;
const marks = /(<!-- registry -->\n\n)[^]*?(\n\n<!-- \/registry -->)/;
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(marks, (_all, begin: string, end: string) => begin + registryTable() + end),
);

function registryTable(): string {
  const lines = [heading, ...personalData.map(lineOf)];
  const widths = heading.map((_title, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const inColumns = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  const [first = [], ...rest] = lines;
  return [inColumns(first), inColumns(rule), ...rest.map(inColumns)].join('\n');
}

function lineOf(table: PersonalTable): string[] {
  return [`\`${table.table}\``, table.purpose, keptInWords(table), erasingInWords(table)];
}

function keptInWords({ retention, kept }: PersonalTable): string {
  if (kept !== undefined) return kept;
  const sweeps = retention.map(({ period, words }) =>
    words.replace('{}', period === null ? '' : retentionDefaults[period][1]),
  );
  return sweeps.join('; ');
}

function erasingInWords({ erasing: { does, stays } }: PersonalTable): string {
  if (stays !== undefined) return `stays: ${stays}`;
  return does === 'delete' ? 'deletes the row' : `empties ${Object.keys(does).join(', ')}`;
}
