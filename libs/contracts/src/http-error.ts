import { type ProblemDocument, problemFrom } from './problem-document';

/** Any answer that is not ok. Its message is the status, a colon, and the body, or the status text (spec §8). */
export class HttpError extends Error {
  readonly problem: ProblemDocument | null;

  constructor(
    readonly status: number,
    readonly body: string,
    statusText = '',
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
    this.problem = problemFrom(body);
  }

  /** The problem's code, or `null` when the answer was no problem document. */
  get code(): string | null {
    return this.problem?.code ?? null;
  }
}
