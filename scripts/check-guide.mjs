// Every label in bold is one of the admin's, every picture exists, and none is unused.
import fs from 'node:fs';
import path from 'node:path';
import { adminTexts } from './lib/admin-texts.mjs';
import { at } from './lib/workspace.mjs';

const languages = ['sk', 'en'];

const errors = (await Promise.all(languages.map(findGuideErrors))).flat();
if (countSections('sk') !== countSections('en')) errors.push('sk.md and en.md have different numbers of parts');
for (const error of errors) console.error(error);
process.exitCode = errors.length === 0 ? 0 : 1;

async function findGuideErrors(language) {
  const guide = readGuide(language);
  const adminLabels = new Set(Object.values(await adminTexts(language)).map(joinLines));
  const boldTexts = [...guide.matchAll(/\*\*(.+?)\*\*/gs)].map(([, boldText]) => joinLines(boldText));
  const pictures = new Set([...guide.matchAll(/pictures\/[\w-]+\/[\w-]+\.png/g)].map(([file]) => path.basename(file)));
  const pictureFiles = new Set(fs.readdirSync(at('docs/guide/pictures', language)));
  return [
    ...boldTexts
      .filter((boldText) => !adminLabels.has(boldText))
      .map((boldText) => `${language}.md: the admin says nowhere '${boldText}'`),
    ...[...pictures.difference(pictureFiles)].map((name) => `${language}.md: there is no picture ${name}`),
    ...[...pictureFiles.difference(pictures)].map((name) => `${language}.md: the picture ${name} is not shown`),
  ];
}

function readGuide(language) {
  return fs.readFileSync(at('docs/guide', `${language}.md`), 'utf8');
}

function countSections(language) {
  return readGuide(language).match(/^## /gm).length;
}

/** Lines may break anywhere, and a space may forbid them to. */
function joinLines(text) {
  return text.replaceAll(/\s+/g, ' ');
}
