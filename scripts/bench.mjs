// npm run bench [-- --quick] [measure …] [--keep]: measures beside the machine's own limits, in one run, and prints tables;
// --keep writes them to docs/performance.md.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { buildIfStale } from './lib/fresh-build.mjs';
import { prepare } from './lib/prepare.mjs';
import { at, fail } from './lib/workspace.mjs';

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

/** Replaces the figures of the last run in docs/performance.md. */
function keep(printed) {
  const file = at('docs/performance.md');
  const [before, , after] = fs.readFileSync(file, 'utf8').split(/(?<=<!-- figures -->\n)|(?=<!-- \/figures -->)/);
  fs.writeFileSync(file, `${before}\n${printed.join('\n\n')}\n\n${after}`);
}
