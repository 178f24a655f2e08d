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
  const answer = await sendOnce(url, options);
  if (answer.status === 401 && options.onUnauthorized === 'null') return null as T;
  if (answer.ok) return (answer.text === '' ? undefined : JSON.parse(answer.text)) as T;
  const error = new HttpError(answer.status, answer.text, answer.statusText);
  error.sentBody = options.body;
  if (error.code === 'unauthenticated' && (await tryRenewSession())) return sendRequest(url, options);
  throw error;
}

/** How a file is received. */
export interface FileOptions extends RequestOptions {
  /** Called with the bytes that have come so far. */
  onProgress?: (byteCount: number) => void;
}

/**
 * Receives a file as `sendRequest` receives an answer, but tells of its progress and waits ten minutes.
 *
 * @throws {HttpError} when the answer is not ok
 */
export async function receiveFile(url: string, options: FileOptions = {}): Promise<Blob> {
  const { onProgress, timeoutMs = fileTimeoutMs, signal, ...fetchOptions } = options;
  try {
    return await withTimeout(timeoutMs, signal, async (requestSignal) => {
      const answer = await fetch(url, { ...fetchOptions, signal: requestSignal, credentials: 'include' });
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
  let byteCount = 0;
  for (let nextChunk = await reader?.read(); nextChunk && !nextChunk.done; nextChunk = await reader?.read()) {
    chunks.push(nextChunk.value);
    byteCount += nextChunk.value.length;
    onProgress?.(byteCount);
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
  const defaultForBodyMs = options.body instanceof FormData ? fileTimeoutMs : defaultTimeoutMs;
  const { onUnauthorized: _onUnauthorized, timeoutMs = defaultForBodyMs, ...fetchOptions } = options;
  return withTimeout(timeoutMs, fetchOptions.signal, async (signal) => {
    const onAnswer = observeRequest();
    const answer = await fetch(url, {
      ...fetchOptions,
      signal,
      credentials: 'include',
      headers: createHeaders(fetchOptions),
    });
    onAnswer(answer);
    return { status: answer.status, ok: answer.ok, statusText: answer.statusText, text: await answer.text() };
  });
}

/** Does something that stops when its time is over or its caller gives up; only the former is a time-out. */
async function withTimeout<T>(
  timeoutMs: number,
  callerSignal: AbortSignal | null | undefined,
  sendWithSignal: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  try {
    return await sendWithSignal(callerSignal ? AbortSignal.any([callerSignal, timeoutSignal]) : timeoutSignal);
  } catch (error) {
    if (timeoutSignal.aborted && !callerSignal?.aborted) throw new Error(timeoutMessage, { cause: error });
    throw error;
  }
}

function createHeaders({ headers, body }: RequestInit): Headers {
  const requestHeaders = new Headers(headers);
  requestHeaders.set('accept', 'application/json');
  // A form with a file names its own type, with the line that parts its fields.
  if (body === undefined || body === null || body instanceof FormData) requestHeaders.delete('content-type');
  else requestHeaders.set('content-type', 'application/json');
  return requestHeaders;
}
