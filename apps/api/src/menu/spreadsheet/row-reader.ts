import type { BilingualText } from '@strapec/domain';
import { isUUID } from 'class-validator';
import type { Cell } from '../../platform/spreadsheets/sheet-tables.js';
import { parseVolume } from './price-columns.js';
import type { SheetField } from './sheet-columns.js';
import { type WordTable, parseCountry, isWithoutVintage, parseWord, normalizeText, yesNoWords } from './sheet-words.js';

export interface RowError {
  column: SheetField;
  code: string;
  value?: string;
  choices?: WordTable<string>;
}

const dashPattern = /^[-–—−]+$/;

export class RowReader {
  readonly errors: RowError[] = [];

  constructor(private readonly cells: ReadonlyMap<SheetField, Cell>) {}

  hasValue(column: SheetField): boolean {
    const cell = this.cells.get(column) ?? null;
    return typeof cell === 'object' ? cell !== null : this.text(column) !== '';
  }

  /** A dash means empty, except in an export, whose rows have ids. */
  text(column: SheetField): string {
    const cell = this.cells.get(column) ?? '';
    if (typeof cell === 'object') return this.addError(column, 'formula', '');
    const text = String(cell).trim();
    return dashPattern.test(text) && !this.cells.get('id') ? '' : text;
  }

  bilingualText(path: 'section' | 'name' | 'text' | 'wine.region' | 'wine.ingredients'): BilingualText {
    return { sk: this.text(`${path}.sk`), en: this.text(`${path}.en`) };
  }

  list(column: SheetField): string[] {
    const text = this.text(column);
    const parts = text.split(text.includes(',') || this.cells.get('id') ? ',' : /[;/+&]/);
    return parts.map((part) => part.trim()).filter(Boolean);
  }

  number(column: SheetField, code: string, ignored: RegExp | string = ''): number | null {
    const text = normalizeText(this.text(column)).replaceAll(ignored, '').replaceAll(' ', '').replace('−', '-');
    if (text === '' || dashPattern.test(text)) return null;
    return /^-?\d{1,9}([.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : this.addError(column, code, null);
  }

  vintage(): number | null {
    return isWithoutVintage(this.text('wine.vintage')) ? null : this.number('wine.vintage', 'vintage_invalid');
  }

  volume(column: SheetField): number | null {
    return parseVolume(this.text(column)) ?? this.number(column, 'volume_invalid');
  }

  /** `4,50 €`, `24,-`; fractions of a cent are an error. */
  cents(column: SheetField): number {
    const euros = this.number(column, 'price_invalid', /€|\beuro?\b|[.,]\s?[-–—]+|\.(?=\d{3},\d)/g);
    if (euros === null) return this.addError(column, 'required', 0);
    const cents = Math.round(euros * 100);
    return Math.abs(cents - euros * 100) < 1e-6 ? cents : this.addError(column, 'price_invalid', 0);
  }

  choice<Word extends string>(column: SheetField, words: WordTable<Word>): Word | null {
    const text = this.text(column);
    if (text === '') return this.addError(column, 'required', null);
    return parseWord(text, words) ?? this.addError(column, { code: 'not_a_choice', choices: words }, null);
  }

  yesOrNo(column: SheetField): boolean {
    return this.hasValue(column) && this.choice(column, yesNoWords) === 'yes';
  }

  country(): string {
    const text = this.text('wine.country');
    return text === '' ? '' : (parseCountry(text) ?? this.addError('wine.country', 'country_invalid', ''));
  }

  id(): string | null {
    const text = this.text('id').toLowerCase();
    if (text === '') return null;
    return isUUID(text) ? text : this.addError('id', 'id_invalid', null);
  }

  /** At most one per cell; returns `fallback`. */
  addError<Fallback>(
    column: SheetField,
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
