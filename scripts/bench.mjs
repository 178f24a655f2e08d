// npm run bench [-- --quick]: measures beside the machine's own limits, in one run, and prints tables.
import { buildIfStale } from './lib/fresh-build.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail } from './lib/workspace.mjs';

await prepare();
try {
  await buildIfStale();
  const { bench } = await import('../bench/bench.mjs');
  await bench({ isQuick: process.argv.includes('--quick') });
} catch (error) {
  fail(error);
}
