import { randomUUID } from 'node:crypto';
import { minuteOfTime, timeOfMinute } from '@strapec/domain';
import { type Answer, type ProblemBody, type ReservedBody, newEmail, reserve } from './call';
import { nextOpenDates } from './next-open-dates';

const dates = nextOpenDates(190);

/** How it ended for a guest who would not give up. */
export interface Outcome {
  /** `201`, or the status and the code of the refusal. */
  result: string;
  id: string | null;
  /** Tries that were answered with nothing: the connection was cut, or nobody listened. */
  unansweredCount: number;
  /** Problems on the way. */
  problems: Answer<ProblemBody>[];
  /** Milliseconds that the slowest of the tries took. */
  slowestMs: number;
}

/**
 * Reserves for a couple, and sends the same request with the same key again until somebody says yes or no, as the
 * dialog does for a guest whose connection breaks.
 */
export async function reserveUntilAnswered(guestIndex: number, pickUrl: () => string): Promise<Outcome> {
  const outcome: Outcome = { result: '', id: null, unansweredCount: 0, problems: [], slowestMs: 0 };
  const time = timeOfMinute(minuteOfTime('16:00') + 30 * (Math.floor(guestIndex / dates.length) % 12));
  const request = { date: dates[guestIndex % dates.length], time, email: newEmail() };
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const asked = performance.now();
    const answer = await reserve(request, { headers, at: pickUrl(), acceptsBusy: true }).catch(() => null);
    outcome.slowestMs = Math.max(outcome.slowestMs, performance.now() - asked);
    if (answer && isFinal(answer)) return { ...outcome, ...toResult(answer) };
    if (answer) outcome.problems.push(answer);
    else outcome.unansweredCount += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Another refusal ends the request: trying again would not end by itself. */
const retriedCodes: readonly string[] = ['busy', 'idempotency_in_flight'];
const isFinal = ({ status, body }: Answer<ReservedBody & ProblemBody>): boolean =>
  status === 201 || !retriedCodes.includes(body.code);

function toResult({ status, body }: Answer<ReservedBody & ProblemBody>): Pick<Outcome, 'result' | 'id'> {
  return status === 201 ? { result: '201', id: body.reservation.id } : { result: `${status} ${body.code}`, id: null };
}
