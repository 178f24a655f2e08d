import { randomUUID } from 'node:crypto';
import { toServiceMinute, timeOfMinute } from '@strapec/domain';
import {
  type ApiResponse,
  type ProblemBody,
  type CreatedReservationBody,
  newEmail,
  postReservation,
} from './request-api';
import { nextOpenDates } from './next-open-dates';

const openDates = nextOpenDates(190);

/** The outcome of a reservation that was tried until it was answered. */
export interface ReservationOutcome {
  /** `201`, or the status and the code of the refusal. */
  result: string;
  id: string | null;
  /** Attempts without a response: the connection was cut, or no process listened. */
  unansweredCount: number;
  /** Responses that made the guest try again. */
  problems: ApiResponse<ProblemBody>[];
  /** Duration of the slowest attempt. */
  slowestMs: number;
}

/**
 * Reserves for two, and repeats the request with the same idempotency key until it is accepted or refused, as the
 * reservation dialog does when a connection breaks.
 */
export async function reserveUntilAnswered(guestIndex: number, pickUrl: () => string): Promise<ReservationOutcome> {
  const outcome: ReservationOutcome = { result: '', id: null, unansweredCount: 0, problems: [], slowestMs: 0 };
  const time = timeOfMinute(toServiceMinute('16:00') + 30 * (Math.floor(guestIndex / openDates.length) % 12));
  const payload = { date: openDates[guestIndex % openDates.length], time, email: newEmail() };
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const sentAtMs = performance.now();
    const response = await postReservation(payload, { headers, apiUrl: pickUrl(), acceptsBusy: true }).catch(
      () => null,
    );
    outcome.slowestMs = Math.max(outcome.slowestMs, performance.now() - sentAtMs);
    if (response && isFinalResponse(response)) return { ...outcome, ...toResult(response) };
    if (response) outcome.problems.push(response);
    else outcome.unansweredCount += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Any other refusal is final. */
const retriedCodes: readonly string[] = ['busy', 'idempotency_in_flight'];
const isFinalResponse = ({ status, body }: ApiResponse<CreatedReservationBody & ProblemBody>): boolean =>
  status === 201 || !retriedCodes.includes(body.code);

function toResult({
  status,
  body,
}: ApiResponse<CreatedReservationBody & ProblemBody>): Pick<ReservationOutcome, 'result' | 'id'> {
  return status === 201 ? { result: '201', id: body.reservation.id } : { result: `${status} ${body.code}`, id: null };
}
