import type { RetentionName } from '../../platform/config/retention-periods.js';

export const personalDataKinds = [
  'reservations',
  'emails',
  'messages',
  'inquiries',
  'newsletter',
  'consents',
  'suppressions',
  'changes',
  'account',
  'edits',
  'technical',
] as const;
export type PersonalDataKind = (typeof personalDataKinds)[number];

export type NewValues = Readonly<Record<string, string>>;

export interface Cutoff {
  /** SQL, for columns that store a date as text. */
  day: string;
  /** SQL, for timestamp columns. */
  instant: string;
}

export interface RetentionStep {
  /** `null`: as long as the row that it belongs to. */
  period: RetentionName | null;
  /** `{}` stands for the period. */
  text: string;
  dueCondition: (cutoff: Cutoff) => string;
  effect: 'delete' | NewValues;
}

/** Names separated by spaces. */
export const columnList = (names: string): readonly string[] => names.trim().split(/\s+/);

/** The key is `id` if it is left out. */
export type PersonalTableInput = Omit<PersonalTable, 'keyColumn' | 'retention'> & Partial<PersonalTable>;

export interface PersonalTable {
  name: string;
  keyColumn: string;
  kind: PersonalDataKind;
  purpose: string;
  /** They are exported. */
  columns: readonly string[];
  /** Not exported. */
  secretColumns?: readonly string[];
  /** SQL. */
  personCondition: string;
  /** Values may use `$2`, the moment of erasing. `keptBecause`: why the row stays. */
  erasing: { effect: 'delete' | NewValues; keptBecause?: string };
  retention: readonly RetentionStep[];
  /** Where no retention step gives a period. */
  keptFor?: string;
}
