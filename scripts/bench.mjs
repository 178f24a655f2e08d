// npm run bench [-- --quick] [measure …] [--keep] [--against <folder>]: measures what is felt and prints one table. --keep
// writes it to docs/performance.md; --against measures another checkout that is built in turns with this one.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { buildIfStale } from './lib/fresh-build.mjs';
import { prepare } from './lib/prepare.mjs';
import { Trouble, at, fail } from './lib/workspace.mjs';

await prepare();
try {
  await buildIfStale();
  const { bench } = await import('../bench/bench.mjs');
  const { values, positionals } = parseArgs({
    options: { quick: { type: 'boolean' }, keep: { type: 'boolean' }, against: { type: 'string' } },
    allowPositionals: true,
  });
  const table = await bench({ isQuick: values.quick === true, only: positionals, against: values.against });
  console.log(`\n${table}\n`);
  if (values.keep) await keep(table);
} catch (error) {
  fail(error);
}

async function keep(table) {
  const file = at('docs/performance.md');
  const page = fs.readFileSync(file, 'utf8');
  const figures = /(?<=<!-- figures -->\n).*(?=<!-- \/figures -->)/s;
  if (!figures.test(page)) throw new Trouble('docs/performance.md has lost the marks between which the figures stand');
  const { format, resolveConfig } = await import('prettier');
  const options = { ...(await resolveConfig(file)), filepath: file };
  fs.writeFileSync(file, await format(page.replace(figures, `\n${table}\n\n`), options));
}
