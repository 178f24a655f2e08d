import type { RetentionName } from '../../platform/config/retention.js';

/** What is held about somebody, as staff read it. */
export const heldKinds = [
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
export type HeldKind = (typeof heldKinds)[number];

/** New values of columns, as SQL. */
export type NewValues = Readonly<Record<string, string>>;

/** SQL for the moment before which something is too old. */
export interface Cutoff {
  /** For service dates, which are text. */
  day: string;
  /** For timestamps. */
  instant: string;
}

/** What the nightly job does with the rows of a table. */
export interface Sweep {
  /** `null`: as long as what it hangs on, and no longer. */
  period: RetentionName | null;
  /** For people; `{}` stands for the period. */
  words: string;
  due: (cutoff: Cutoff) => string;
  does: 'delete' | NewValues;
}

/** Rows of a table that say something about a person, and what becomes of them. */
export interface PersonalTable {
  table: string;
  /** Unique in the table. */
  key: string;
  kind: HeldKind;
  purpose: string;
  /** Every column that says something about the person; all of them are exported. */
  columns: readonly string[];
  /** Columns that are keys or passwords, or say once more what others say: no export shows them. */
  secrets?: readonly string[];
  /** SQL that is true of the rows of the person whose address is `$1`, in lower case. */
  ofPerson: string;
  /** What erasing does. Values may use `$2`, the moment of erasing. `stays` says why a row remains one about the person. */
  erasing: { does: 'delete' | NewValues; stays?: string };
  retention: readonly Sweep[];
  /** For people, where no sweep says it. */
  kept?: string;
}
