import type { ProblemCode, StaffProblemDto } from './generated/model';

/** The body of every refusal of the API (rules §12); some bring what helps on, such as `alternatives`. */
export type Problem = StaffProblemDto;

/** Any answer that is not ok. Its message is the status, a colon, and the body, or the status text (spec §8). */
export class HttpError extends Error {
  /** The problem document that came with the answer, if one did. */
  readonly problem: Problem | null;
  /** The body that was sent: a refusal of its size can say how large it is. */
  sentBody: RequestInit['body'];

  constructor(
    readonly status: number,
    readonly body: string,
    statusText = '',
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
    this.problem = parseProblem(body);
  }

  /** The code of the problem document, such as `capacity_full`. */
  get code(): ProblemCode | null {
    return this.problem?.code ?? null;
  }
}

function parseProblem(body: string): Problem | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return isProblem(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'status' in value;
}
