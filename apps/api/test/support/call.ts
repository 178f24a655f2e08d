import type { StaffProblemDto } from '../../src/reservations/core/reservation-problems.dto';
import type { CreatedReservationDto } from '../../src/reservations/reserving/created-reservation.dto';
import type { ProblemDto } from '../../src/platform/http/problems/problem.dto';
import type { ReservationPayload } from '@strapec/domain/testing';
import { aReservation } from '@strapec/domain/testing';
import { waitUntil } from './wait-until';

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface CallOptions {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Another process than the test file's own. */
  at?: string;
  /** Takes `503 busy` for an answer. */
  acceptsBusy?: boolean;
}

/**
 * Calls the API; a body is sent as JSON and the answer read as JSON when it is. Whoever is told `503 busy` asks again, as
 * the venue's own clients do: whether somebody else has the machine is no verdict on the venue.
 */
export async function call<Body = Record<string, unknown>>(
  path: string,
  options: CallOptions = {},
): Promise<Answer<Body>> {
  if (options.acceptsBusy) return callOnce(path, options);
  return waitUntil(
    () => callOnce<Body>(path, options),
    ({ status, body }) => status !== 503 || (body as { code?: string }).code !== 'busy',
  );
}

async function callOnce<Body>(path: string, options: CallOptions): Promise<Answer<Body>> {
  const { method = 'GET', body, headers = {}, at = baseUrl } = options;
  const response = await fetch(`${at}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const isStream = /event-stream/.test(response.headers.get('content-type') ?? '');
  const text = isStream ? await cancelStream(response) : await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
}

/** Whoever only asks whether a stream begins does not wait for its end. */
async function cancelStream(response: Response): Promise<string> {
  await response.body?.cancel();
  return '';
}

export type { CreatedReservationDto as ReservedBody };

/** Without `status`, which is another thing in a reservation. */
export type ProblemBody = Omit<ProblemDto, 'status'> & Pick<StaffProblemDto, 'alternatives'>;

/** Reserves a table for a couple with a telephone of their own, unless told otherwise. */
export function reserve(
  overrides: Partial<ReservationPayload> & Record<string, unknown> = {},
  options: Omit<CallOptions, 'method' | 'body'> = {},
): Promise<Answer<CreatedReservationDto & ProblemBody>> {
  const isRepeatable = Object.keys(options.headers ?? {}).some((name) => name.toLowerCase() === 'idempotency-key');
  return call('/api/reservations', {
    ...options,
    method: 'POST',
    body: { ...aReservation(), ...(!isRepeatable && { phone: newPhone() }), ...overrides },
  });
}

/** An e-mail that nobody else in the file uses. */
export function newEmail(): string {
  emailCount += 1;
  return `guest-${emailCount}@example.com`;
}
let emailCount = 0;

/** A telephone number that no other guest in the file has. */
export function newPhone(): string {
  phoneCount += 1;
  return `+421 907 ${String(100_000 + phoneCount).replace(/(...)$/, ' $1')}`;
}
let phoneCount = 0;
