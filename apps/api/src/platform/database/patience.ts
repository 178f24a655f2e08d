/**
 * Timeouts for the database in milliseconds, in ascending order. The order matters (proof F4): PostgreSQL must end a slow
 * lock or statement before the connection is considered lost.
 */
export const patience = {
  /** For a batch of reads, before the next batch starts beside it. */
  question: 1_000,
  /** Pause between two attempts to listen again. */
  retry: 1_000,
  /** Wait for a lock of another transaction. */
  lock: 3_000,
  /** Wait for a free or new connection. Together with the lock it is still less than a guest waits. */
  connection: 3_000,
  statement: 5_000,
  /** Idle time after which a connection is closed or tested, before it would be considered lost. */
  idle: 5_000,
  /** Time without data after which a connection is considered lost. */
  silence: 7_000,
  /** PostgreSQL ends an idle transaction after this time. */
  idleInTransaction: 10_000,
  /** PostgreSQL ends an idle session after this time, for connections that the network has dropped without notice. */
  forgotten: 60_000,
} as const;

/** The options that a connection sends to PostgreSQL when it opens. */
export const endWhenForgotten = `-c idle_session_timeout=${patience.forgotten}`;
