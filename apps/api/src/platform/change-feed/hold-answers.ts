import type { RequestHandler } from 'express';

/** Milliseconds for which a process may answer by the versions of evenings that it has read (decision 0045). */
export const versionAge = 5;

/**
 * Sends the answer to a change when `versionAge` has passed since the commit: no process answers by an older version any more,
 * so that nobody who knows of a change is told of what was before it.
 */
export function holdAnswers(commits: { readonly committedAt: number }): RequestHandler {
  return ({ method }, response, next) => {
    if (method === 'GET' || method === 'HEAD') return next();
    const end = response.end.bind(response) as (...sent: unknown[]) => void;
    response.end = (...sent: unknown[]) => {
      const sendAt = commits.committedAt + versionAge;
      const send = (): void => {
        const wait = sendAt - performance.now();
        if (wait <= 0) end(...sent);
        else setTimeout(send, wait); // Node's timers may be early by what the turn of its loop has taken
      };
      send();
      return response;
    };
    next();
  };
}
