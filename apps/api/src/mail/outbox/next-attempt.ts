const minute = 60_000; // milliseconds
/** Longer than the transport's timeouts. */
export const leaseFor = 2 * minute;

/** After the first, second … failure, in minutes (rules §8). */
const usualWaits = [1, 5, 15, 60, 240];
/** Minutes, for a mail about a visit; the last one repeats until the visit. */
const furtherWaits = [480, 960, 1440];
const waits = [...usualWaits, ...furtherWaits];

/** `null` after the last attempt. A mail about a visit is tried until the visit, each time at the latest halfway. */
export function nextAttempt(attempts: number, now: Date, visitAt: Date | null): Date | null {
  const usual = usualWaits[attempts - 1];
  if (visitAt === null) return usual === undefined ? null : later(now, usual * minute);
  const left = visitAt.getTime() - now.getTime();
  const wait = Math.min((waits[attempts - 1] ?? Math.max(...waits)) * minute, left / 2);
  return wait < minute ? null : later(now, wait);
}

/** For refusals of our sender: every 15 minutes for three days or until the visit; attempts do not count. */
export const senderRetries = (
  { attempts, createdAt }: { attempts: number; createdAt: Date },
  visitAt: Date | null,
) => ({
  attempts: Math.min(attempts, 3),
  until: visitAt ?? later(createdAt, 3 * 24 * 60 * minute),
});

const later = (now: Date, wait: number): Date => new Date(now.getTime() + wait);

/** SQL: the row waits longer than any delay allows, because the clock of its writer was ahead by minutes. */
export const waitsTooLong = (parameter: string, mail = 'email_messages'): string => `
  ${mail}.status IN ('queued', 'sending') AND ${mail}.next_attempt_at > ${parameter}::timestamptz + make_interval(mins => 3 + CASE
    WHEN ${mail}.status = 'sending' THEN ${leaseFor / minute}
    ELSE (ARRAY[0, ${waits.join(', ')}])[1 + least(${mail}.attempts, ${waits.length})] END)`;

/** SQL: due at the instant in `parameter`. */
export const isDue = (parameter: string, mail: string): string => `
  (${mail}.status IN ('queued', 'sending') AND ${mail}.next_attempt_at <= ${parameter} OR ${waitsTooLong(parameter, mail)})`;
