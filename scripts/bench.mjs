// npm run bench [-- --quick] [measure …] [--keep]: measures beside the machine's own limits, in one run, and prints tables;
// --keep writes them to docs/performance.md.
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
    options: { quick: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const printed = [];
  const print = (text) => {
    console.log(`${text}\n`);
    printed.push(text);
  };
  await bench({ isQuick: values.quick, only: positionals, print });
  if (values.keep) keep(printed);
} catch (error) {
  fail(error);
}

/** Replaces the figures of the last run in docs/performance.md, and nothing else. */
function keep(printed) {
  const file = at('docs/performance.md');
  const page = fs.readFileSync(file, 'utf8');
  const figures = /(?<=<!-- figures -->\n).*(?=<!-- \/figures -->)/s;
  if (!figures.test(page)) throw new Trouble('docs/performance.md has lost the marks between which the figures stand');
  fs.writeFileSync(
    file,
    page.replace(figures, () => `\n${printed.join('\n\n')}\n\n`),
  );
}
