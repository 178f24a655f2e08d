import { minutesToUndo } from '@strapec/domain';

const msPerMinute = 60_000;
/** Longer than the transport's timeouts. */
export const leaseDurationMs = 2 * msPerMinute;

/** After the first, second … failure, in minutes (rules §8). */
const retryDelaysMinutes = [1, 5, 15, 60, 240];
/** Minutes, for a mail about a visit; the last one repeats until the visit. */
const visitRetryDelaysMinutes = [480, 960, 1440];
const allMinutes = [...retryDelaysMinutes, ...visitRetryDelaysMinutes];

/** `null` after the last attempt. A mail about a visit is tried until the visit, each time at the latest halfway. */
export function nextAttemptTime(attempts: number, now: Date, visitAt: Date | null): Date | null {
  const usualMinutes = retryDelaysMinutes[attempts - 1];
  if (visitAt === null) return usualMinutes === undefined ? null : addMilliseconds(now, usualMinutes * msPerMinute);
  const msUntilVisit = visitAt.getTime() - now.getTime();
  const delayMs = Math.min((allMinutes[attempts - 1] ?? Math.max(...allMinutes)) * msPerMinute, msUntilVisit / 2);
  return delayMs < msPerMinute ? null : addMilliseconds(now, delayMs);
}

/** For refusals of our sender: every 15 minutes for three days or until the visit; attempts do not count. */
export const limitSenderRetries = (
  { attempts, createdAt }: { attempts: number; createdAt: Date },
  visitAt: Date | null,
) => ({
  attempts: Math.min(attempts, 3),
  until: visitAt ?? addMilliseconds(createdAt, 3 * 24 * 60 * msPerMinute),
});

const addMilliseconds = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds);

/** SQL: the row waits longer than any delay or undo allows, because the clock of its writer was ahead by minutes. */
export const overdueMailCondition = (parameter: string, alias = 'email_messages'): string => `
  ${alias}.status IN ('queued', 'sending') AND ${alias}.next_attempt_at > ${parameter}::timestamptz + make_interval(mins => 3 + CASE
    WHEN ${alias}.status = 'sending' THEN ${leaseDurationMs / msPerMinute}
    ELSE (ARRAY[${minutesToUndo}, ${allMinutes.join(', ')}])[1 + least(${alias}.attempts, ${allMinutes.length})] END)`;

/** SQL: due at the instant in `parameter`. */
export const dueMailCondition = (parameter: string, alias: string): string => `
  (${alias}.status IN ('queued', 'sending') AND ${alias}.next_attempt_at <= ${parameter} OR ${overdueMailCondition(parameter, alias)})`;
