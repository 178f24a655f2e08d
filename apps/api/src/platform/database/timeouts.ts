/**
 * Milliseconds, ascending (proof F4): PostgreSQL must end a slow lock or statement before the connection is considered
 * lost.
 */
export const timeouts = {
  /** Then the next batch starts beside it. */
  question: 1_000,
  /** Between two attempts to listen again. */
  retry: 1_000,
  /** Of another transaction. */
  lock: 3_000,
  /** Together with the lock it is still less than a guest waits. */
  connection: 3_000,
  statement: 5_000,
  /** Then a connection is closed or tested. */
  idle: 5_000,
  /** Without data: the connection is lost. */
  silence: 7_000,
  idleInTransaction: 10_000,
  /** For connections that the network has dropped without notice. */
  forgotten: 60_000,
} as const;

/** Sent when a connection opens. */
export const endWhenForgotten = `-c idle_session_timeout=${timeouts.forgotten}`;
