import type { InBoth } from '@strapec/domain';
import { isUUID } from 'class-validator';
import type { Cell } from '../../platform/spreadsheets/tables.js';
import { volumeIn } from './price-columns.js';
import type { Field } from './sheet-columns.js';
import { type Words, countryIn, isWithoutVintage, meaningOf, plain, yesOrNo } from './sheet-words.js';

export interface RowError {
  column: Field;
  code: string;
  value?: string;
  choices?: Words<string>;
}

const dash = /^[-–—−]+$/;

export class RowReader {
  readonly errors: RowError[] = [];

  constructor(private readonly cells: ReadonlyMap<Field, Cell>) {}

  has(column: Field): boolean {
    const cell = this.cells.get(column) ?? null;
    return typeof cell === 'object' ? cell !== null : this.text(column) !== '';
  }

  /** A dash means empty, except in an export, whose rows have ids. */
  text(column: Field): string {
    const cell = this.cells.get(column) ?? '';
    if (typeof cell === 'object') return this.error(column, 'formula', '');
    const text = String(cell).trim();
    return dash.test(text) && !this.cells.get('id') ? '' : text;
  }

  both(path: 'section' | 'name' | 'text' | 'wine.region' | 'wine.ingredients'): InBoth {
    return { sk: this.text(`${path}.sk`), en: this.text(`${path}.en`) };
  }

  list(column: Field): string[] {
    const text = this.text(column);
    const parts = text.split(text.includes(',') || this.cells.get('id') ? ',' : /[;/+&]/);
    return parts.map((part) => part.trim()).filter(Boolean);
  }

  number(column: Field, code: string, besides: RegExp | string = ''): number | null {
    const text = plain(this.text(column)).replaceAll(besides, '').replaceAll(' ', '').replace('−', '-');
    if (text === '' || dash.test(text)) return null;
    return /^-?\d{1,9}([.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : this.error(column, code, null);
  }

  vintage(): number | null {
    return isWithoutVintage(this.text('wine.vintage')) ? null : this.number('wine.vintage', 'vintage_invalid');
  }

  volume(column: Field): number | null {
    return volumeIn(this.text(column)) ?? this.number(column, 'volume_invalid');
  }

  /** `4,50 €`, `24,-`; fractions of a cent are an error. */
  cents(column: Field): number {
    const euros = this.number(column, 'price_invalid', /€|\beuro?\b|[.,]\s?[-–—]+|\.(?=\d{3},\d)/g);
    if (euros === null) return this.error(column, 'required', 0);
    const cents = Math.round(euros * 100);
    return Math.abs(cents - euros * 100) < 1e-6 ? cents : this.error(column, 'price_invalid', 0);
  }

  oneOf<Word extends string>(column: Field, words: Words<Word>): Word | null {
    const text = this.text(column);
    if (text === '') return this.error(column, 'required', null);
    return meaningOf(text, words) ?? this.error(column, { code: 'not_a_choice', choices: words }, null);
  }

  truth(column: Field): boolean {
    return this.has(column) && this.oneOf(column, yesOrNo) === 'yes';
  }

  country(): string {
    const text = this.text('wine.country');
    return text === '' ? '' : (countryIn(text) ?? this.error('wine.country', 'country_invalid', ''));
  }

  id(): string | null {
    const text = this.text('id').toLowerCase();
    if (text === '') return null;
    return isUUID(text) ? text : this.error('id', 'id_invalid', null);
  }

  /** At most one per cell; returns `instead`. */
  error<Instead>(column: Field, why: string | Pick<RowError, 'code' | 'choices'>, instead: Instead): Instead {
    if (this.errors.some((error) => error.column === column)) return instead;
    const cell = this.cells.get(column) ?? '';
    const value = typeof cell === 'object' ? {} : { value: String(cell).trim() };
    this.errors.push({ column, ...(typeof why === 'string' ? { code: why } : why), ...value });
    return instead;
  }
}
