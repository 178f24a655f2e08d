import type { RunStatement } from '../../platform/database/named-query.js';

/** How the outbox stands. */
export interface OutboxState {
  /** Mails that wait or are on their way. */
  waiting: number;
  /** Mails that were given up. */
  failed: number;
  /** When the oldest mail that waits was written; `null` when none does. */
  oldestWaiting: Date | null;
}

const statement = {
  name: 'outbox-state',
  text: `
    SELECT count(*)::int AS waiting, min(created_at) AS "oldestWaiting",
      (SELECT count(*)::int FROM email_messages WHERE status = 'failed') AS failed
    FROM email_messages WHERE status IN ('queued', 'sending')`,
};

/** Counts what has not been sent. */
export async function outboxState(run: RunStatement): Promise<OutboxState> {
  const [state] = await run<OutboxState>(statement, []);
  return state ?? { waiting: 0, failed: 0, oldestWaiting: null };
}
