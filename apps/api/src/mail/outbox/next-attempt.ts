const minute = 60_000; // milliseconds
/** Longer than the transport's own time-outs, so that nobody else sends what is still being sent. */
export const leaseFor = 2 * minute;

/** How long a mail waits after its first, second … failure, in minutes (rules §8). */
const usualWaits = [1, 5, 15, 60, 240];
/** The same, ever more rarely, for a mail that is of use until a visit; the last one again and again. */
const furtherWaits = [480, 960, 1440];
const waits = [...usualWaits, ...furtherWaits];

/**
 * When a mail is tried again after so many attempts; `null`: never, it has failed. A mail about a visit is tried until the
 * visit, and before it is too late once more halfway there.
 */
export function nextAttempt(attempts: number, now: Date, visitAt: Date | null): Date | null {
  const usual = usualWaits[attempts - 1];
  if (visitAt === null) return usual === undefined ? null : later(now, usual * minute);
  const left = visitAt.getTime() - now.getTime();
  const wait = Math.min((waits[attempts - 1] ?? Math.max(...waits)) * minute, left / 2);
  return wait < minute ? null : later(now, wait);
}

/** While our sender is refused, until an operator has mended it: every 15 minutes, for three days or until the visit, counting no tries. */
export const untilMended = ({ attempts, createdAt }: { attempts: number; createdAt: Date }, visitAt: Date | null) => ({
  attempts: Math.min(attempts, 3),
  until: visitAt ?? later(createdAt, 3 * 24 * 60 * minute),
});

const later = (now: Date, wait: number): Date => new Date(now.getTime() + wait);

/**
 * SQL: whether a row of `email_messages` waits longer than any mail does at the instant in `parameter`. The clock was ahead
 * when that was written; processes whose clocks differ a little mean nothing by it.
 */
export const hasStrayed = (parameter: string, mail = 'email_messages'): string => `
  ${mail}.status IN ('queued', 'sending') AND ${mail}.next_attempt_at > ${parameter}::timestamptz + make_interval(mins => 3 + CASE
    WHEN ${mail}.status = 'sending' THEN ${leaseFor / minute}
    ELSE (ARRAY[0, ${waits.join(', ')}])[1 + least(${mail}.attempts, ${waits.length})] END)`;

/** SQL: whether a row of `email_messages` is to be sent at the instant in `parameter`, also for want of whoever had taken it. */
export const isDue = (parameter: string, mail: string): string => `
  (${mail}.status IN ('queued', 'sending') AND ${mail}.next_attempt_at <= ${parameter} OR ${hasStrayed(parameter, mail)})`;
