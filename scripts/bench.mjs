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
  const figuresTable = await bench({
    isQuick: values.quick === true,
    requestedNames: positionals,
    otherCheckout: values.against,
  });
  console.log(`\n${figuresTable}\n`);
  if (values.keep) await saveFigures(figuresTable);
});

async function saveFigures(figuresTable) {
  const pagePath = at('docs/performance.md');
  const pageText = fs.readFileSync(pagePath, 'utf8');
  const figuresSection = /(?<=<!-- figures -->\n).*(?=<!-- \/figures -->)/s;
  if (!figuresSection.test(pageText))
    throw new ScriptError('docs/performance.md has lost the marks between which the figures stand');
  const { format, resolveConfig } = await import('prettier');
  const prettierOptions = { ...(await resolveConfig(pagePath)), filepath: pagePath };
  fs.writeFileSync(pagePath, await format(pageText.replace(figuresSection, `\n${figuresTable}\n\n`), prettierOptions));
}
