import type { StaffProblemDto } from '../../src/reservations/core/reservation-problems.dto';
import type { CreatedReservationDto } from '../../src/reservations/reserving/created-reservation.dto';
import type { ProblemDto } from '../../src/platform/http/problems/problem.dto';
import type { ReservationPayload } from '@strapec/domain/testing';
import { buildReservation } from '@strapec/domain/testing';
import { waitUntil } from './wait-until';

export interface ApiResponse<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface CommonCallOptions {
  headers?: Record<string, string>;
  /** URL of the API; by default that of the test file's own app. */
  apiUrl?: string;
  /** Returns a response of `503 busy` instead of repeating the request. */
  acceptsBusy?: boolean;
}

export interface CallOptions extends CommonCallOptions {
  method?: string;
  body?: unknown;
}

/**
 * Calls the API; bodies are JSON. A request that is refused with `503 busy` is repeated, as the web app does, so that a
 * slow test machine fails no test.
 */
export async function requestApi<Body = Record<string, unknown>>(
  path: string,
  options: CallOptions = {},
): Promise<ApiResponse<Body>> {
  if (options.acceptsBusy) return sendRequest(path, options);
  return waitUntil(
    () => sendRequest<Body>(path, options),
    ({ status, body }) => status !== 503 || (body as { code?: string }).code !== 'busy',
  );
}

async function sendRequest<Body>(path: string, options: CallOptions): Promise<ApiResponse<Body>> {
  const { method = 'GET', body, headers = {}, apiUrl = baseUrl } = options;
  const response = await fetch(`${apiUrl}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const isStream = /event-stream/.test(response.headers.get('content-type') ?? '');
  const text = isStream ? await cancelStream(response) : await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
}

/** Tests of the headers do not wait for the end of a stream. */
async function cancelStream(response: Response): Promise<string> {
  await response.body?.cancel();
  return '';
}

export type { CreatedReservationDto as CreatedReservationBody };

/** Without the problem's `status`, which would clash with a reservation's. */
export type ProblemBody = Omit<ProblemDto, 'status'> & Pick<StaffProblemDto, 'alternatives'>;

/** Reserves a table as a guest: by default for two, with a new telephone number. */
export function postReservation(
  overrides: Partial<ReservationPayload> & Record<string, unknown> = {},
  options: CommonCallOptions = {},
): Promise<ApiResponse<CreatedReservationDto & ProblemBody>> {
  const isRepeatable = Object.keys(options.headers ?? {}).some((name) => name.toLowerCase() === 'idempotency-key');
  return requestApi('/api/reservations', {
    ...options,
    method: 'POST',
    body: { ...buildReservation(), ...(!isRepeatable && { phone: newPhone() }), ...overrides },
  });
}

/** An e-mail address that no other guest in the file has. */
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
