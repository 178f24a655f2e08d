import { HttpError } from './http-error';
import { tryRenewSession } from './session-renewal';

/** How one call may differ from the shared behaviour of all calls (spec §§1, 7). */
export interface RequestOptions extends RequestInit {
  /** A 401 throws (the default), or is the answer `null`. */
  onUnauthorized?: 'throw' | 'null';
  /** Milliseconds until the call is given up: 50,000 (spec §9), and 600,000 when a file is sent or received. */
  timeoutMs?: number;
}

/** Said on purpose although the real time-out is 50 seconds: the specification asks for both (spec §8). */
export const timeoutMessage = 'Request timed out after 10 seconds';
const defaultTimeoutMs = 50_000;
const fileTimeoutMs = 600_000; // a busy server takes minutes to encode a picture, and the page shows its place in line

/**
 * Sends one request the way every call of the site is sent: with the session's credentials, with a JSON body only when
 * there is a payload, the answer read as JSON (spec §1). The generated client calls nothing else. A call whose session
 * has expired is sent once more after the user has signed in again, where that can be done (`setSessionRenewal`).
 *
 * @throws {HttpError} when the answer is not ok
 * @throws {Error} with {@link timeoutMessage} when no answer came in time
 */
export async function sendRequest<T>(url: string, options: RequestOptions = {}): Promise<T> {
  const response = await sendOnce(url, options);
  if (response.status === 401 && options.onUnauthorized === 'null') return null as T;
  if (response.ok) return (response.text === '' ? undefined : JSON.parse(response.text)) as T;
  const error = new HttpError(response.status, response.text, response.statusText);
  error.sentBody = options.body;
  if (error.code === 'unauthenticated' && (await tryRenewSession())) return sendRequest(url, options);
  throw error;
}

/** How a file is received. */
export interface FileOptions extends RequestOptions {
  /** Called with the bytes that have come so far. */
  onProgress?: (bytes: number) => void;
}

/**
 * Receives a file as `sendRequest` receives an answer, but tells of its progress and waits ten minutes.
 *
 * @throws {HttpError} when the answer is not ok
 */
export async function receiveFile(url: string, options: FileOptions = {}): Promise<Blob> {
  const { onProgress, timeoutMs = fileTimeoutMs, signal, ...init } = options;
  try {
    return await withTimeout(timeoutMs, signal, async (requestSignal) => {
      const answer = await fetch(url, { ...init, signal: requestSignal, credentials: 'include' });
      if (!answer.ok) throw new HttpError(answer.status, await answer.text(), answer.statusText);
      const type = answer.headers.get('content-type') ?? '';
      return new Blob(await readChunks(answer, onProgress), { type });
    });
  } catch (error) {
    const isExpired = error instanceof HttpError && error.code === 'unauthenticated';
    if (isExpired && (await tryRenewSession())) return receiveFile(url, options);
    throw error;
  }
}

async function readChunks(answer: Response, onProgress: FileOptions['onProgress']): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body?.getReader();
  let bytes = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value);
    bytes += next.value.length;
    onProgress?.(bytes);
  }
  return chunks;
}

type ObserveRequest = () => (answer: Response) => void;
let observeRequest: ObserveRequest = () => () => undefined;

/** Calls when a request is sent, and what that returns with its answer. */
export function setRequestObserver(observe: ObserveRequest): void {
  observeRequest = observe;
}

function sendOnce(url: string, options: RequestOptions) {
  const defaultMs = options.body instanceof FormData ? fileTimeoutMs : defaultTimeoutMs;
  const { onUnauthorized: _onUnauthorized, timeoutMs = defaultMs, ...init } = options;
  return withTimeout(timeoutMs, init.signal, async (signal) => {
    const onAnswer = observeRequest();
    const answer = await fetch(url, { ...init, signal, credentials: 'include', headers: headersFor(init) });
    onAnswer(answer);
    return { status: answer.status, ok: answer.ok, statusText: answer.statusText, text: await answer.text() };
  });
}

/** Does something that stops when its time is over or its caller gives up; only the former is a time-out. */
async function withTimeout<T>(
  milliseconds: number,
  callerSignal: AbortSignal | null | undefined,
  sendWithSignal: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(milliseconds);
  try {
    return await sendWithSignal(callerSignal ? AbortSignal.any([callerSignal, timeout]) : timeout);
  } catch (error) {
    if (timeout.aborted && !callerSignal?.aborted) throw new Error(timeoutMessage, { cause: error });
    throw error;
  }
}

function headersFor({ headers, body }: RequestInit): Headers {
  const result = new Headers(headers);
  result.set('accept', 'application/json');
  // A form with a file names its own type, with the line that parts its fields.
  if (body === undefined || body === null || body instanceof FormData) result.delete('content-type');
  else result.set('content-type', 'application/json');
  return result;
}
