import type { RunStatement } from '../../platform/database/named-query.js';

export interface OutboxState {
  waiting: number;
  failed: number;
  /** Creation time of the oldest waiting mail; `null` without one. */
  oldestWaiting: Date | null;
}

const statement = {
  name: 'outbox-state',
  text: `
    SELECT count(*)::int AS waiting, min(created_at) AS "oldestWaiting",
      (SELECT count(*)::int FROM email_messages WHERE status = 'failed') AS failed
    FROM email_messages WHERE status IN ('queued', 'sending')`,
};

export async function outboxState(run: RunStatement): Promise<OutboxState> {
  const [state] = await run<OutboxState>(statement, []);
  return state ?? { waiting: 0, failed: 0, oldestWaiting: null };
}
