import type { BilingualText } from '@strapec/domain';
import { isUUID } from 'class-validator';
import type { Cell } from '../../platform/spreadsheets/sheet-tables.js';
import { parseVolume } from './price-columns.js';
import type { SheetColumn } from './sheet-columns.js';
import { type WordTable, parseCountry, isWithoutVintage, parseWord, normalizeText, yesNoWords } from './sheet-words.js';

export interface RowError {
  column: SheetColumn;
  code: string;
  value?: string;
  choices?: WordTable<string>;
}

const dashPattern = /^[-–—−]+$/;

export class CellReader {
  readonly errors: RowError[] = [];

  constructor(private readonly cells: ReadonlyMap<SheetColumn, Cell>) {}

  hasValue(column: SheetColumn): boolean {
    const cell = this.cells.get(column) ?? null;
    return typeof cell === 'object' ? cell !== null : this.readText(column) !== '';
  }

  /** A dash means empty, except in an export, whose rows have ids. */
  readText(column: SheetColumn): string {
    const cell = this.cells.get(column) ?? '';
    if (typeof cell === 'object') return this.addError(column, 'formula', '');
    const text = String(cell).trim();
    return dashPattern.test(text) && !this.cells.get('id') ? '' : text;
  }

  readBilingualText(path: 'section' | 'name' | 'text' | 'wine.region' | 'wine.ingredients'): BilingualText {
    return { sk: this.readText(`${path}.sk`), en: this.readText(`${path}.en`) };
  }

  readList(column: SheetColumn): string[] {
    const text = this.readText(column);
    const parts = text.split(text.includes(',') || this.cells.get('id') ? ',' : /[;/+&]/);
    return parts.map((part) => part.trim()).filter(Boolean);
  }

  readNumber(column: SheetColumn, code: string, ignored: RegExp | string = ''): number | null {
    const text = normalizeText(this.readText(column)).replaceAll(ignored, '').replaceAll(' ', '').replace('−', '-');
    if (text === '' || dashPattern.test(text)) return null;
    return /^-?\d{1,9}([.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : this.addError(column, code, null);
  }

  readVintage(): number | null {
    return isWithoutVintage(this.readText('wine.vintage')) ? null : this.readNumber('wine.vintage', 'vintage_invalid');
  }

  readVolumeMl(column: SheetColumn): number | null {
    return parseVolume(this.readText(column)) ?? this.readNumber(column, 'volume_invalid');
  }

  /** `4,50 €`, `24,-`; fractions of a cent are an error. */
  readCents(column: SheetColumn): number {
    const euros = this.readNumber(column, 'price_invalid', /€|\beuro?\b|[.,]\s?[-–—]+|\.(?=\d{3},\d)/g);
    if (euros === null) return this.addError(column, 'required', 0);
    const cents = Math.round(euros * 100);
    return Math.abs(cents - euros * 100) < 1e-6 ? cents : this.addError(column, 'price_invalid', 0);
  }

  readChoice<Word extends string>(column: SheetColumn, words: WordTable<Word>): Word | null {
    const text = this.readText(column);
    if (text === '') return this.addError(column, 'required', null);
    return parseWord(text, words) ?? this.addError(column, { code: 'not_a_choice', choices: words }, null);
  }

  readYesOrNo(column: SheetColumn): boolean {
    return this.hasValue(column) && this.readChoice(column, yesNoWords) === 'yes';
  }

  readCountry(): string {
    const text = this.readText('wine.country');
    return text === '' ? '' : (parseCountry(text) ?? this.addError('wine.country', 'country_invalid', ''));
  }

  readId(): string | null {
    const text = this.readText('id').toLowerCase();
    if (text === '') return null;
    return isUUID(text) ? text : this.addError('id', 'id_invalid', null);
  }

  /** At most one per cell; returns `fallback`. */
  addError<Fallback>(
    column: SheetColumn,
    reason: string | Pick<RowError, 'code' | 'choices'>,
    fallback: Fallback,
  ): Fallback {
    if (this.errors.some((error) => error.column === column)) return fallback;
    const cell = this.cells.get(column) ?? '';
    const value = typeof cell === 'object' ? {} : { value: String(cell).trim() };
    this.errors.push({ column, ...(typeof reason === 'string' ? { code: reason } : reason), ...value });
    return fallback;
  }
}
