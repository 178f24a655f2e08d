/**
 * How long a process waits for its database, in milliseconds, shortest first: their order is what makes them work (proof F4).
 * Whatever PostgreSQL can end itself, it ends before the connection counts as dead.
 */
export const patience = {
  /** For a batch of questions before the next one is asked beside it. */
  question: 1_000,
  /** Between two attempts to listen again. */
  retry: 1_000,
  /** For somebody else's lock. */
  lock: 3_000,
  /** For a connection, free or new; and with the lock still less than a guest waits. */
  connection: 3_000,
  /** For a statement. */
  statement: 5_000,
  /** With a connection that nobody uses: it is closed, or asked for a sign of life, before its silence looks like death. */
  idle: 5_000,
  /** With a connection that says nothing: it is dead. */
  silence: 7_000,
  /** PostgreSQL's, with a transaction in which nothing happens. */
  idleInTransaction: 10_000,
  /** PostgreSQL's, with a connection that the network has forgotten: nobody will tell it that we left. */
  forgotten: 60_000,
} as const;

/** What a connection asks of PostgreSQL when it opens. */
export const endWhenForgotten = `-c idle_session_timeout=${patience.forgotten}`;
