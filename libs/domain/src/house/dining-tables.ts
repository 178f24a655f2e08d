import type { ServiceDate } from '../schedule/service-date.js';

/** A table and the party sizes it seats by itself. */
export interface DiningTable {
  id: string;
  minParty: number;
  maxParty: number;
}

/** Tables that may be pushed together, and the party sizes they seat then. */
export interface TableCombination {
  /** Empty for the whole room, which is all tables that are in use. */
  tables: readonly string[];
  minParty: number;
  maxParty: number;
  isWholeRoom: boolean;
}

/** For how long something of the room is in use; `null` is without end. */
export interface InUse {
  /** The first service date. */
  usedFrom: ServiceDate | null;
  /** The first service date without it. */
  usedUntil: ServiceDate | null;
}
