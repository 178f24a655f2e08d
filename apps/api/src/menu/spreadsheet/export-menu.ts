import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolQuerier } from '../../platform/database/named-statements.js';
import { type StoredMenu, readMenu } from '../stored-menu.js';
import type { Workbook } from 'exceljs';
import { toCells } from './item-cells.js';
import { type ColumnKey, columnKeys, columnHeading } from './sheet-columns.js';
import { choiceLabels, colourWords, kindWords, servingWords, sweetnessWords, yesNoWords } from './sheet-words.js';

// eslint-disable-next-line no-control-regex -- XML does not allow these characters: no program opens a file with one
const invalidXmlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const wideColumnPattern = /^(name|text|section)\.|^wine\.(producer|region|grapes|labelUrl|ingredients)/;

/** Other cells are text, also if they begin like a formula (proof S8). */
function toNumberFormat(key: ColumnKey): string {
  if (key.endsWith('.priceCents')) return '0.00';
  return /(vintage|alcohol|energyKj|volumeMl)$/.test(key) ? 'General' : '@';
}

@Injectable()
export class ExportMenu {
  constructor(private readonly source: DataSource) {}

  async exportMenu(language: Language): Promise<Buffer> {
    const workbook = await createWorkbook(await readMenu(poolQuerier(this.source)), language);
    return Buffer.from(await workbook.xlsx.writeBuffer());
  }

  /** Imports ignore the sheet of instructions. */
  async exportTemplate(language: Language): Promise<Buffer> {
    const workbook = await createWorkbook([], language);
    const sheet = workbook.addWorksheet(language === 'sk' ? 'Ako vyplniť' : 'How to fill it');
    sheet.addRows(listTemplateHints(language).map((hint) => [hint]));
    return Buffer.from(await workbook.xlsx.writeBuffer());
  }
}

async function createWorkbook(menu: StoredMenu, language: Language): Promise<Workbook> {
  const { default: ExcelJS } = await import('exceljs'); // large, and rarely needed
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(language === 'sk' ? 'Vínna karta' : 'Wine list', {
    views: [{ state: 'frozen', ySplit: 1, xSplit: 1 }],
  });
  sheet.columns = columnKeys.map((key) => ({
    key,
    header: columnHeading(key, language),
    width: wideColumnPattern.test(key) ? 30 : 14,
    style: { numFmt: toNumberFormat(key) },
  }));
  sheet.getRow(1).font = { bold: true };
  for (const section of menu) {
    for (const item of section.items) sheet.addRow(removeInvalidXml(toCells({ ...item, section }, language)));
  }
  return workbook;
}

const removeInvalidXml = (cells: object): object =>
  Object.fromEntries(
    Object.entries(cells).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? value.replace(invalidXmlCharacters, '') : value,
    ]),
  );

function listTemplateHints(language: Language): string[] {
  const [kinds = '', colours = '', sweetness = '', servings = '', answers = ''] = [
    kindWords,
    colourWords,
    sweetnessWords,
    servingWords,
    yesNoWords,
  ].map((words) => choiceLabels(language, words).join(', '));
  if (language === 'en')
    return [
      'ID stays empty. Names and sections are needed in both languages; texts in both or in neither.',
      `Kind: ${kinds}. Colour: ${colours}. Sweetness: ${sweetness}. Listed, organic, vegan: ${answers}.`,
      'Allergens: numbers 1 to 14 or words with commas between them; none has to be said. Without them, and without a price, nothing can be listed.',
      'Vintage: one year; of several years NV or nothing. Country: Slovakia or SK. Grapes: with commas between them.',
      `Served as: ${servings}. Volume and price: such as 100 and 3.20; the next way to serve it goes into the columns with number 2.`,
    ];
  return [
    'ID nechajte prázdne. Názov a časť treba v oboch jazykoch; popis v oboch alebo v žiadnom.',
    `Druh: ${kinds}. Farba: ${colours}. Zvyškový cukor: ${sweetness}. V ponuke, bio, vegánske: ${answers}.`,
    'Alergény: čísla 1 až 14 alebo slová oddelené čiarkou; ak nie sú, napíšte žiadne. Bez nich a bez ceny sa do ponuky nič nedá.',
    'Ročník: jeden rok; víno z viacerých rokov NV alebo nič. Krajina: Slovensko alebo SK. Odrody: oddelené čiarkou.',
    `Podáva sa: ${servings}. Objem a cena: napríklad 100 a 3,20; ďalšie podávanie patrí do stĺpcov s číslom 2.`,
  ];
}
