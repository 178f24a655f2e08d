/** One invalid field of a refused request (decisions §12). */
export interface FieldProblem {
  field: string;
  code: string;
  message: string;
}

/** The body of every refusal of the API, `application/problem+json` (decisions §12). */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** What a program reacts to, such as `capacity_full`. */
  code: string;
  /** What a person reads. */
  message: string;
  requestId: string;
  errors?: FieldProblem[];
  /** Some refusals carry more: `capacity_full` brings `alternatives`. */
  [extension: string]: unknown;
}

/** The problem document in an answer's text, or `null` when the text is something else. */
export function problemFrom(body: string): ProblemDocument | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return isProblemDocument(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isProblemDocument(value: unknown): value is ProblemDocument {
  return typeof value === 'object' && value !== null && 'code' in value && 'status' in value;
}
