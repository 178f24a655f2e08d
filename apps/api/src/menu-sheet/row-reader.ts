import type { InBoth, Language } from '@strapec/domain';
import { isUUID } from 'class-validator';
import type { ColumnKey } from './sheet-columns.js';
import { meaningOf, yesOrNo } from './sheet-words.js';
import type { Cell } from '../spreadsheets/tables.js';

/** What cannot be read of a row, and in which column. */
export interface RowFault {
  column: ColumnKey;
  code: string;
}

type Words<Word extends string> = Readonly<Record<Language, Readonly<Record<Word, string>>>>;

/** Reads the cells of one row, and keeps what is wrong with them. */
export class RowReader {
  readonly faults: RowFault[] = [];

  constructor(private readonly cells: ReadonlyMap<ColumnKey, Cell>) {}

  /** Whether anything stands in a cell. */
  has(column: ColumnKey): boolean {
    const cell = this.cells.get(column) ?? null;
    return cell !== null && (typeof cell !== 'string' || cell.trim() !== '');
  }

  /** A number that a program has made of a text is that text again. */
  text(column: ColumnKey): string {
    const cell = this.cells.get(column) ?? '';
    if (typeof cell === 'object') return this.fault(column, 'formula', '');
    return String(cell).trim();
  }

  both(path: 'section' | 'name' | 'text' | 'wine.region' | 'wine.ingredients'): InBoth {
    return { sk: this.text(`${path}.sk`), en: this.text(`${path}.en`) };
  }

  list(column: ColumnKey): string[] {
    const parts = this.text(column).split(',');
    return parts.map((part) => part.trim()).filter(Boolean);
  }

  number(column: ColumnKey): number | null {
    const text = this.text(column);
    if (text === '') return null;
    return /^-?\d{1,9}([.,]\d{1,9})?$/.test(text)
      ? Number(text.replace(',', '.'))
      : this.fault(column, 'number_invalid', null);
  }

  /** Euros as cents: what is finer than a cent is no price. */
  cents(column: ColumnKey): number {
    const euros = this.number(column);
    if (euros === null) return this.fault(column, 'required', 0);
    const cents = Math.round(euros * 100);
    return Math.abs(cents - euros * 100) < 1e-6 ? cents : this.fault(column, 'price_invalid', 0);
  }

  oneOf<Word extends string>(column: ColumnKey, words: Words<Word>): Word | null {
    const text = this.text(column);
    if (text === '') return this.fault(column, 'required', null);
    return meaningOf(text, words) ?? this.fault(column, 'not_a_choice', null);
  }

  /** An empty cell says no. */
  truth(column: ColumnKey): boolean {
    return this.has(column) && this.oneOf(column, yesOrNo) === 'yes';
  }

  id(): string | null {
    const text = this.text('id').toLowerCase();
    if (text === '') return null;
    return isUUID(text) ? text : this.fault('id', 'id_invalid', null);
  }

  /** One fault a cell is enough; `instead` stands in for what cannot be read. */
  fault<Instead>(column: ColumnKey, code: string, instead: Instead): Instead {
    if (!this.faults.some((fault) => fault.column === column)) this.faults.push({ column, code });
    return instead;
  }
}
