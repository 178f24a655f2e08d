/** Milliseconds, ascending: PostgreSQL must end a slow lock or statement before the connection counts as lost (proof F4). */
export const timeouts = {
  /** Then the next batch starts beside it. */
  batchRead: 1_000,
  retry: 1_000,
  /** Of another transaction. */
  lock: 3_000,
  /** Together with the lock it is still less than a guest waits. */
  connection: 3_000,
  statement: 5_000,
  /** Then a connection is closed or tested. */
  idle: 5_000,
  noTraffic: 7_000,
  idleInTransaction: 10_000,
  /** For connections that the network has dropped without notice. */
  idleSession: 60_000,
} as const;

export const idleSessionOption = `-c idle_session_timeout=${timeouts.idleSession}`;
