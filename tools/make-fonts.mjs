// Cuts the two typefaces down to what Slovak and English need and writes their style sheet.
// Run `node tools/make-fonts.mjs` after a new version of the fonts; the result is committed, so the build needs neither.
// It joins files with Python's fonttools (`apt install fonttools`).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import { createTemporaryFolder } from '../scripts/lib/temporary-folder.mjs';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
// Our own letters, and the neighbours' in names of wines and guests: Grüner, Rhône, Tőke, Müller, Pálffy, Řezáč.
const usual = `${ascii}\u00a0©°·×«»–—‘’‚“”„•…→€áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽěřůĚŘŮöüßÖÜőűŐŰàâçèêëîïûÀÂÇÈÊËÎÏÛñÑ`;
const rare = '¡¿§®½−åæìòøùÅÆÌÒØÙćęłńśźżĆĘŁŃŚŹŻ';

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
    weights: [400],
    axes: { opsz: 44, SOFT: 0, WONK: 0 },
    fallback: timesNewRoman,
    twin: 'Liberation Serif',
  },
  {
    family: 'Figtree',
    source: 'wght',
    weights: [400, 600],
    axes: {},
    fallback: arial,
    twin: 'Liberation Sans',
  },
];
/** The files that the letters come in, by what they contain. */
const sources = [
  { name: 'latin', has: (character) => !isExtended(character) },
  { name: 'latin-ext', has: (character) => isExtended(character) },
];
const isExtended = (character) => character >= '\u0100' && character <= '\u017f';
const folder = fileURLToPath(new URL('../apps/web/src/shared/ui/fonts/', import.meta.url));
const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);

const quiet = { stdio: ['ignore', 'ignore', 'pipe'] }; // what goes wrong is in the error
const keepFeatures = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];

/**
 * Letters of both sources in one file: a second one would be a second connection before the text stands. With its headers it
 * fits into the first flight of a connection (ten packets). Variable fonts cannot be joined: the ends of the weights are, and
 * what lies between them is measured out anew.
 */
async function make(face, { file, characters, range }) {
  const workplace = createTemporaryFolder('fonts');
  const ends = [];
  for (const weight of face.weights) ends.push({ weight, font: await join(face, weight, characters, workplace) });
  const whole = ends.length === 1 ? ends[0].font : between(face, ends, workplace);
  const font = await subsetFont(await readFile(whole), characters, { targetFormat: 'woff2', keepFeatures });
  return keepFace(face, file, font, range);
}

/** One weight of a face, with the letters of both sources. */
async function join(face, weight, characters, workplace) {
  const parts = await Promise.all(
    sources.map(async (source) => {
      const part = path.join(workplace, `${source.name}-${weight}.ttf`);
      await writeFile(part, await cut(face, weight, source, characters));
      return part;
    }),
  );
  const joined = path.join(workplace, `${weight}.ttf`);
  execFileSync('pyftmerge', [...parts, `--output-file=${joined}`], quiet);
  return joined;
}

async function cut(face, weight, source, characters) {
  const slug = face.family.toLowerCase();
  const font = await readFile(new URL(`${slug}/files/${slug}-${source.name}-${face.source}-normal.woff2`, packages));
  const own = [...characters].filter(source.has).join('');
  const variationAxes = { ...face.axes, wght: weight };
  return subsetFont(font, own, { targetFormat: 'sfnt', variationAxes, keepFeatures });
}

/** A variable font whose weights lie between these two; the designers drew none in between. */
function between({ family }, ends, workplace) {
  const [from, to] = ends.map(({ weight }) => weight);
  const drawn = ends.map(
    ({ weight, font }) => `<source filename="${path.basename(font)}" familyname="${family}" stylename="${weight}">
      <location><dimension name="Weight" xvalue="${weight}"/></location></source>`,
  );
  const design = path.join(workplace, 'weights.designspace');
  writeFileSync(
    design,
    `<?xml version="1.0" encoding="UTF-8"?><designspace format="5.0"><axes><axis tag="wght" name="Weight"
      minimum="${from}" maximum="${to}" default="${from}"/></axes><sources>${drawn.join('')}</sources></designspace>`,
  );
  const whole = path.join(workplace, 'weights.ttf');
  execFileSync('fonttools', ['varLib', design, '-o', whole], quiet);
  return whole;
}

/** Writes a font and answers with its rule; without a range it is for every letter that no later rule claims. */
async function keepFace({ family, weights }, file, font, range) {
  await writeFile(`${folder}${file}`, font);
  console.log(file, font.length);
  const claimed = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:'${family}';font-weight:${weights.join(' ')};font-display:swap;src:url('./${file}') format('woff2')${claimed}}`;
}

/** Consecutive characters as one range: the list stands in every document. */
const rangeOf = (characters) => {
  const points = new Set([...characters].map((character) => character.codePointAt(0)).sort((a, b) => a - b));
  const hex = (point) => point.toString(16).toUpperCase();
  return [...points]
    .filter((first) => !points.has(first - 1))
    .map((first) => {
      let last = first;
      while (points.has(last + 1)) last += 1;
      return `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`;
    })
    .join();
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

/** The face with the usual letters, and the few who need the others; answers with their rules. */
async function makeBoth(face) {
  const slug = face.family.toLowerCase();
  return [
    await make(face, { file: `${slug}.woff2`, characters: usual }),
    await make(face, { file: `${slug}-rare.woff2`, characters: rare, range: rangeOf(rare) }),
  ];
}

const [display, text] = faces;
const displayRules = await makeBoth(display);
const textRules = await makeBoth(text);
const fallbackRules = [await makeFallback(display, 'fraunces.woff2'), await makeFallback(text, 'figtree.woff2')];
const note = '/* Made by tools/make-fonts.mjs. */';
await writeFile(`${folder}fonts.css`, [note, ...displayRules, ...fallbackRules, ''].join('\n'));
// On its own: the document holds it back until the largest text has been painted.
await writeFile(`${folder}text-face.css`, [note, ...textRules, ''].join('\n'));
