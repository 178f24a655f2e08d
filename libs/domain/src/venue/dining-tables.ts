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
