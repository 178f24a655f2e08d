// npm run bench [-- --quick] [measure …] [--keep] [--against <folder>]: measures what is felt and prints one table. --keep
// writes it to docs/performance.md; --against measures another checkout that is built in turns with this one.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { runBuilt } from './lib/fresh-build.mjs';
import { ScriptError, at } from './lib/workspace.mjs';

await runBuilt(async () => {
  const { bench } = await import('../bench/bench.mjs');
  const { values, positionals } = parseArgs({
    options: { quick: { type: 'boolean' }, keep: { type: 'boolean' }, against: { type: 'string' } },
    allowPositionals: true,
  });
  const table = await bench({ isQuick: values.quick === true, only: positionals, against: values.against });
  console.log(`\n${table}\n`);
  if (values.keep) await saveFigures(table);
});

async function saveFigures(table) {
  const file = at('docs/performance.md');
  const page = fs.readFileSync(file, 'utf8');
  const figures = /(?<=<!-- figures -->\n).*(?=<!-- \/figures -->)/s;
  if (!figures.test(page))
    throw new ScriptError('docs/performance.md has lost the marks between which the figures stand');
  const { format, resolveConfig } = await import('prettier');
  const options = { ...(await resolveConfig(file)), filepath: file };
  fs.writeFileSync(file, await format(page.replace(figures, `\n${table}\n\n`), options));
}
