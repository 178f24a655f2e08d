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
    SELECT count(*)::int AS waiting, min(created_at) AS "oldestWaiting",
      (SELECT count(*)::int FROM email_messages WHERE status = 'failed') AS failed
    FROM email_messages WHERE status IN ('queued', 'sending')`,
};

/** Mails that wait because the mail server refuses our sender: an operator has to mend that. */
export interface SenderRefusal {
  waiting: number;
  /** When the oldest of them was written. */
  since: Date;
  /** What came of the last try. */
  said: string;
}

const refusalStatement = {
  name: 'sender-refusal',
  text: `
    SELECT count(*)::int AS waiting, min(created_at) AS since, (array_agg(last_error ORDER BY next_attempt_at DESC))[1] AS said
    FROM email_messages WHERE status IN ('queued', 'sending') AND failure = 'sender_refused' HAVING count(*) > 0`,
};

/** `null` while none waits for that. */
export async function senderRefusal(run: RunStatement): Promise<SenderRefusal | null> {
  const [refusal] = await run<SenderRefusal>(refusalStatement, []);
  return refusal ?? null;
}

/** Counts what has not been sent. */
export async function outboxState(run: RunStatement): Promise<OutboxState> {
  const [state] = await run<OutboxState>(statement, []);
  return state ?? { waiting: 0, failed: 0, oldestWaiting: null };
}
