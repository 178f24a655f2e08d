// npm run guide [-- picture …]: takes the guide's pictures anew, from a program that is started for it and stopped again.
import fs from 'node:fs';
import { buildIfStale } from './lib/fresh-build.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail, say, seconds } from './lib/workspace.mjs';

await prepare();
try {
  const begin = Date.now();
  await buildIfStale();
  const { takePictures } = await import('./guide/take-pictures.mjs');
  const files = await takePictures(process.argv.slice(2));
  const size = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
  say(`${files.length} pictures, ${Math.round(size / 1024)} kB, in ${seconds(begin)}`);
} catch (error) {
  fail(error);
}
