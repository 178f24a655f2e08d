import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages, weekdays } from '@strapec/domain';
import { buildSite } from '../testing/site-fixtures';
import { sampleTexts } from '../testing/sample-venue';

const sourceFolder = join(__dirname, '../..');
const textFiles = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(^|\/)[a-z-]*texts\.ts$/.test(file) && !/^admin\/|built-in/.test(file),
);
const textPairs = textFiles.flatMap((file) => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- each file is read as it stands
  const module = require(join(sourceFolder, file)) as Record<string, Record<string, readonly [string, string]>>;
  return Object.entries(module).flatMap(([name, texts]) => (name.endsWith('Texts') ? Object.entries(texts) : []));
});
const builtInTexts = Object.entries(Object.fromEntries(textPairs)).flatMap(([id, pair]) =>
  (['en', 'sk'] as const).map((language, index) => ({
    id,
    language,
    text: (pair[index] ?? '').replaceAll('\u00a0', ' '),
  })),
);

const isWeekdayText = (id: string): boolean => weekdays.some((day) => id.endsWith(`.${day}`));

const { businessDetails } = buildSite('sk');
const facts = [
  ...[
    businessDetails.name,
    'Strapec',
    businessDetails.street,
    businessDetails.postalCode,
    businessDetails.city,
    businessDetails.phone,
    businessDetails.email,
  ],
  ...[businessDetails.companyName, businessDetails.companyId, businessDetails.companyTaxId, businessDetails.cuisine],
];
const detailPattern =
  /bratislav|star\p{L}* mest|old town|pivnic|cellar|malých karpát|small carpath|piemont|piedmont|električk|\btram\b|schod|\bsteps lead|\bstairs|päťdesiat|fifty|\d+\s?\+|20 (hostí|guests)|© \d/iu;
const dayOrHourPattern =
  /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b|pondel|\butor|stred[uyae]|štvrt|piat[ok]|sobot|nede[ľl]|\b([01]?\d|2[0-3]):\d\d\b|\b(four|two) in the afternoon|popoludní/iu;

test('the texts of the sample venue replace built-in ones and differ from them', () => {
  const ids = new Set(builtInTexts.map(({ id }) => id));
  expect(Object.keys(sampleTexts).filter((id) => !ids.has(id))).toEqual([]);
  const isSample = ({ id, language, text }: (typeof builtInTexts)[number]) =>
    text === sampleTexts[id]?.[language === 'sk' ? 'sk' : 'en'].replaceAll('\u00a0', ' ');
  expect(builtInTexts.filter(isSample)).toEqual([]);
});

test.each(languages)('no built-in text names a fact of the sample venue (%s)', (language) => {
  const texts = builtInTexts.filter((entry) => entry.language === language);
  expect(texts.length).toBeGreaterThan(400);
  const found = texts.filter(
    ({ text }) => detailPattern.test(text) || facts.some((fact) => fact && text.includes(fact)),
  );
  expect(found).toEqual([]);
});

test.each(languages)('no built-in text names a day or an hour of its own (%s)', (language) => {
  const texts = builtInTexts.filter((entry) => entry.language === language && !isWeekdayText(entry.id));
  const plainTexts = texts.map(({ id, text }) => ({ id, text: text.replace(/\{weekday, select, .*?\}\}/, '') }));
  expect(plainTexts.filter(({ text }) => dayOrHourPattern.test(text))).toEqual([]);
});
