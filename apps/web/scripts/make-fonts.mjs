// Cuts the two typefaces down to what Slovak and English need and writes their style sheet.
// Run `node scripts/make-fonts.mjs` after a new version of the fonts; the result is committed, so the build needs neither.
// It joins files with pyftmerge, which comes with Python's fonttools (`apt install fonttools`).
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
// Our own letters, and the neighbours' in names of wines and guests: Grüner, Rhône, Tőke, Müller, Pálffy, Řezáč.
const usual = `${ascii}\u00a0°·×«»–—‘’‚“”„•…€áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽěřůĚŘŮöüßÖÜőűŐŰàâçèêëîïûÀÂÇÈÊËÎÏÛñÑ`;
const rare = '¡¿§©®½−→åæìòøùÅÆÌÒØÙćęłńśźżĆĘŁŃŚŹŻ';
const all = usual + rare;

/** Measures of what every system has, as `@capsizecss/metrics` 4.3.0 tells them: thirty thousand files, a quarter of all that was installed. */
const [arial, timesNewRoman] = [
  {
    familyName: 'Arial',
    postscriptName: 'ArialMT',
    capHeight: 1467,
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    xHeight: 1062,
    xWidthAvg: 913,
  },
  {
    familyName: 'Times New Roman',
    postscriptName: 'TimesNewRomanPSMT',
    capHeight: 1356,
    ascent: 1825,
    descent: -443,
    lineGap: 87,
    xHeight: 916,
    xWidthAvg: 832,
  },
].map((font) => ({ ...font, fullName: font.familyName, unitsPerEm: 2048 }));

const faces = [
  // One instance: cut between text and display, so that it is fine at 80 px and its hairlines still stand at 24.
  {
    family: 'Fraunces',
    source: 'full',
    weight: '400',
    axes: { opsz: 44, wght: 400, SOFT: 0, WONK: 0 },
    fallback: timesNewRoman,
    twin: 'Liberation Serif',
  },
  {
    family: 'Figtree',
    source: 'wght',
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
    fallback: arial,
    twin: 'Liberation Sans',
  },
];
/** The files that the letters come in, by what they contain. */
const sources = [
  { name: 'latin', range: 'U+0-FF,U+2000-22FF', has: (character) => !isExtended(character) },
  { name: 'latin-ext', range: 'U+100-17F', has: (character) => isExtended(character) },
];
const isExtended = (character) => character >= '\u0100' && character <= '\u017f';
const folder = fileURLToPath(new URL('../src/shared/ui/fonts/', import.meta.url));
const packages = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);

const slugOf = ({ family }) => family.toLowerCase();
const keepFeatures = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];

async function cut(face, source, characters, targetFormat) {
  const slug = slugOf(face);
  const font = await readFile(new URL(`${slug}/files/${slug}-${source.name}-${face.source}-normal.woff2`, packages));
  const own = [...characters].filter(source.has).join('');
  return subsetFont(font, own, { targetFormat, variationAxes: face.axes, keepFeatures });
}

/**
 * Letters of both sources in one file: a second one would be a second connection before the largest text stands. With its
 * headers it fits into the first flight of a connection (ten packets). Variable fonts cannot be joined.
 */
async function makeJoined(face, { file, characters, range }) {
  const workplace = temporaryFolder('fonts');
  const parts = await Promise.all(
    sources.map(async (source) => {
      const part = join(workplace, `${source.name}.ttf`);
      await writeFile(part, await cut(face, source, characters, 'sfnt'));
      return part;
    }),
  );
  const joined = join(workplace, 'joined.ttf');
  execFileSync('pyftmerge', [...parts, `--output-file=${joined}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  const font = await subsetFont(await readFile(joined), characters, { targetFormat: 'woff2', keepFeatures });
  return keepFace(face, file, font, range);
}

const makeFrom = async (face, source) =>
  keepFace(face, `${slugOf(face)}-${source.name}.woff2`, await cut(face, source, all, 'woff2'), source.range);

/** Writes a font and answers with its rule; without a range it is for every letter that no later rule claims. */
async function keepFace({ family, weight }, file, font, range) {
  await writeFile(`${folder}${file}`, font);
  console.log(file, font.length);
  const claimed = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('./${file}') format('woff2')${claimed}}`;
}

/** In order: what lies close together compresses better. */
const rangeOf = (characters) => {
  const points = [...characters].map((character) => character.codePointAt(0)).sort((a, b) => a - b);
  return points.map((point) => `U+${point.toString(16).toUpperCase()}`).join();
};

/** The system font that stands in while the real one loads, stretched to the same measures so that nothing shifts. */
async function makeFallback(face, file) {
  const metrics = await fromFile(`${folder}${file}`);
  const { fontFaces } = createFontStack([metrics, face.fallback], { fontFaceFormat: 'styleString' });
  return fontFaces
    .replace(/font-family:[^;]+;/, `font-family:'${face.family} Fallback';`)
    .replace('src: ', `src: local('${face.twin}'), `)
    .replace(/\s+/g, ' ');
}

const [display, text] = faces;
const displayRules = [
  await makeJoined(display, { file: 'fraunces.woff2', characters: usual }),
  await makeJoined(display, { file: 'fraunces-rare.woff2', characters: rare, range: rangeOf(rare) }),
];
const textRules = [await makeFrom(text, sources[0]), await makeFrom(text, sources[1])];
const fallbackRules = [await makeFallback(display, 'fraunces.woff2'), await makeFallback(text, 'figtree-latin.woff2')];
const note = '/* Made by scripts/make-fonts.mjs. */';
await writeFile(`${folder}fonts.css`, [note, ...displayRules, ...fallbackRules, ''].join('\n'));
// On its own: the document holds it back until the largest text has been painted.
await writeFile(`${folder}text-face.css`, [note, ...textRules, ''].join('\n'));
