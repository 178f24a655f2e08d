import type { RequestHandler } from 'express';

/** Milliseconds: a process may use versions of evenings that are so old (decision 0045). */
export const maxVersionAgeMs = 5;

/**
 * `maxVersionAgeMs` after the commit no process uses an older version: a client that knows of a change never gets data
 * from before it.
 */
export function delayWriteResponses(lastCommit: { readonly committedAt: number }): RequestHandler {
  return ({ method }, response, next) => {
    if (method === 'GET' || method === 'HEAD') return next();
    const endResponse = response.end.bind(response) as (...sent: unknown[]) => void;
    let isScheduled = false;
    response.end = (...sent: unknown[]) => {
      if (isScheduled) return response; // a second answer would find no headers sent yet, and fail outside of every handler
      isScheduled = true;
      const sendAtMs = lastCommit.committedAt + maxVersionAgeMs;
      const sendWhenDue = (): void => {
        const remainingMs = sendAtMs - performance.now();
        if (remainingMs <= 0) endResponse(...sent);
        else setTimeout(sendWhenDue, remainingMs); // Node's timers may fire early, by the time that the current turn of the event loop took
      };
      sendWhenDue();
      return response;
    };
    next();
  };
}
