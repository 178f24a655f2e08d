import { readFileSync, writeFileSync } from 'node:fs';
import { registryTable } from '../privacy/registry-table.js';

/** Writes the table of the registry into the page named on the command line, between its two marks. */
const [, , file = 'docs/privacy.md'] = process.argv;
const marks = /(<!-- registry -->\n\n)[^]*?(\n\n<!-- \/registry -->)/;
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(marks, (_all, begin: string, end: string) => begin + registryTable() + end),
);
