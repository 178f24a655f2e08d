/** Milliseconds, ascending: PostgreSQL must end a slow lock or statement before the connection counts as lost (proof F4). */
export const timeouts = {
  /** Then the next batch starts beside it. */
  batchReadMs: 1_000,
  retryMs: 1_000,
  /** Of another transaction. */
  lockMs: 3_000,
  /** Together with the lock it is still less than a guest waits. */
  connectionMs: 3_000,
  statementMs: 5_000,
  /** Then a connection is closed or tested. */
  idleMs: 5_000,
  noTrafficMs: 7_000,
  idleInTransactionMs: 10_000,
  /** For connections that the network has dropped without notice. */
  idleSessionMs: 60_000,
} as const;

export const idleSessionOption = `-c idle_session_timeout=${timeouts.idleSessionMs}`;
