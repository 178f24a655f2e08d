import { randomUUID } from 'node:crypto';
import { serviceMinute, timeOfMinute } from '@strapec/domain';
import { type Answer, type ProblemBody, type ReservedBody, anEmail, reserve } from './call';
import { nextOpenDates } from './next-open-dates';

const dates = nextOpenDates(190);

/** How it ended for a guest who would not give up. */
export interface Outcome {
  /** `201`, or the status and the code of the refusal. */
  result: string;
  id: string | null;
  /** Tries that were answered with nothing: the connection was cut, or nobody listened. */
  unanswered: number;
  /** Problems on the way. */
  problems: Answer<ProblemBody>[];
  /** Milliseconds that the slowest of the tries took. */
  slowest: number;
}

/**
 * Reserves for a couple, and sends the same request with the same key again until somebody says yes or no, as the
 * dialog does for a guest whose connection breaks.
 */
export async function insist(number: number, anyUrl: () => string): Promise<Outcome> {
  const outcome: Outcome = { result: '', id: null, unanswered: 0, problems: [], slowest: 0 };
  const time = timeOfMinute(serviceMinute('16:00') + 30 * (Math.floor(number / dates.length) % 12));
  const request = { date: dates[number % dates.length], time, email: anEmail() };
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const asked = performance.now();
    const answer = await reserve(request, { headers, at: anyUrl(), once: true }).catch(() => null);
    outcome.slowest = Math.max(outcome.slowest, performance.now() - asked);
    if (answer && isFinal(answer)) return { ...outcome, ...resultOf(answer) };
    if (answer) outcome.problems.push(answer);
    else outcome.unanswered += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isFinal = ({ status, body }: Answer<ReservedBody & ProblemBody>): boolean =>
  status === 201 || (status === 409 && body.code !== 'idempotency_in_flight') || (status < 500 && status !== 409);

function resultOf({ status, body }: Answer<ReservedBody & ProblemBody>): Pick<Outcome, 'result' | 'id'> {
  return status === 201 ? { result: '201', id: body.reservation.id } : { result: `${status} ${body.code}`, id: null };
}
