/** A table and the party sizes that it seats alone. */
export interface DiningTable {
  id: string;
  minParty: number;
  maxParty: number;
}

/** Tables that can be joined, and the party sizes that they seat then. */
export interface TableCombination {
  /** Empty for the whole room, which is all tables in use. */
  tables: readonly string[];
  minParty: number;
  maxParty: number;
  isWholeRoom: boolean;
}
