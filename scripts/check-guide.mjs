// Every label in bold is one of the admin's, every picture exists, and none is unused.
import fs from 'node:fs';
import path from 'node:path';
import { adminTexts } from './lib/admin-texts.mjs';
import { at } from './lib/workspace.mjs';

const languages = ['sk', 'en'];

const faults = (await Promise.all(languages.map(faultsOf))).flat();
if (sectionsOf('sk') !== sectionsOf('en')) faults.push('sk.md and en.md have different numbers of parts');
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

async function faultsOf(language) {
  const guide = read(language);
  const known = new Set(Object.values(await adminTexts(language)).map(plain));
  const labels = [...guide.matchAll(/\*\*(.+?)\*\*/gs)].map(([, label]) => plain(label));
  const shown = new Set([...guide.matchAll(/pictures\/[\w-]+\/[\w-]+\.png/g)].map(([file]) => path.basename(file)));
  const existing = new Set(fs.readdirSync(at('docs/guide/pictures', language)));
  return [
    ...labels.filter((label) => !known.has(label)).map((label) => `${language}.md: the admin says nowhere '${label}'`),
    ...[...shown.difference(existing)].map((name) => `${language}.md: there is no picture ${name}`),
    ...[...existing.difference(shown)].map((name) => `${language}.md: the picture ${name} is not shown`),
  ];
}

function read(language) {
  return fs.readFileSync(at('docs/guide', `${language}.md`), 'utf8');
}

function sectionsOf(language) {
  return read(language).match(/^## /gm).length;
}

/** Lines may break anywhere, and a space may forbid them to. */
function plain(text) {
  return text.replaceAll(/\s+/g, ' ');
}
