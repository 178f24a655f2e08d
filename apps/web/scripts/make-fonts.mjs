// Cuts the two typefaces down to what Slovak and English need and writes their style sheet.
// Run `node scripts/make-fonts.mjs` after a new version of the fonts; the result is committed, so the build needs neither.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
// The neighbours' letters stand in names of wines and guests: Grüner, Rhône, Tőke, Müller, Pálffy, Řezáč.
const latin = `${ascii}\u00a0¡¿§©®°·×½«»àáâäåæçèéêëíîïñóôöøùúûüýÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜÝß–—‘’‚“”„•…€−→`;
const latinExt = 'čďěĺľňőŕřšťůűžćčęłńśźżČĎĚĹĽŇŐŔŘŠŤŮŰŽĆĘŁŃŚŹŻ';

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
const subsets = [
  { name: 'latin', characters: latin, range: 'U+0-FF,U+2000-22FF' },
  { name: 'latin-ext', characters: latinExt, range: 'U+100-17F' },
];
const folder = fileURLToPath(new URL('../src/shared/ui/fonts/', import.meta.url));
const packages = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);

async function makeFace(face, subset) {
  const slug = face.family.toLowerCase();
  const source = await readFile(new URL(`${slug}/files/${slug}-${subset.name}-${face.source}-normal.woff2`, packages));
  const file = `${slug}-${subset.name}.woff2`;
  const cut = await subsetFont(source, subset.characters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
  });
  await writeFile(`${folder}${file}`, cut);
  console.log(file, cut.length);
  return `@font-face{font-family:'${face.family}';font-weight:${face.weight};font-display:swap;src:url('./${file}') format('woff2');unicode-range:${subset.range}}`;
}

/** The system font that stands in while the real one loads, stretched to the same measures so that nothing shifts. */
async function makeFallback(face) {
  const metrics = await fromFile(`${folder}${face.family.toLowerCase()}-latin.woff2`);
  const { fontFaces } = createFontStack([metrics, face.fallback], { fontFaceFormat: 'styleString' });
  return fontFaces
    .replace(/font-family:[^;]+;/, `font-family:'${face.family} Fallback';`)
    .replace('src: ', `src: local('${face.twin}'), `)
    .replace(/\s+/g, ' ');
}

const [display, text] = faces;
const displayRules = [await makeFace(display, subsets[0]), await makeFace(display, subsets[1])];
const textRules = [await makeFace(text, subsets[0]), await makeFace(text, subsets[1])];
const fallbackRules = [await makeFallback(display), await makeFallback(text)];
const note = '/* Made by scripts/make-fonts.mjs. */';
await writeFile(`${folder}fonts.css`, [note, ...displayRules, ...fallbackRules, ''].join('\n'));
// On its own: the document holds it back until the largest text has been painted.
await writeFile(`${folder}text-face.css`, [note, ...textRules, ''].join('\n'));
