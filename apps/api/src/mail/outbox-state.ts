import type { RunStatement } from '../database/named-query.js';

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
    SELECT count(*) FILTER (WHERE status <> 'failed')::int AS waiting,
      count(*) FILTER (WHERE status = 'failed')::int AS failed,
      min(created_at) FILTER (WHERE status <> 'failed') AS "oldestWaiting"
    FROM email_messages WHERE status IN ('queued', 'sending', 'failed')`,
};

/** Counts what has not been sent. */
export async function outboxState(run: RunStatement): Promise<OutboxState> {
  const [state] = await run<OutboxState>(statement, []);
  return state ?? { waiting: 0, failed: 0, oldestWaiting: null };
}
