import type { FieldError } from '../http/problem.js';
import { fieldError } from '../http/validation.pipe.js';
import type { BuiltInText } from '../content/built-in-content.js';
import { messageProblem } from '../content/message-syntax.js';
import { venueTextProblem } from '../content/venue.js';

interface Texts {
  key: string;
  contentEn: string;
  contentSk: string;
}

/** What is wrong with texts in the place of built-in ones, field by field; the pages could not show them. */
export function contentProblems({ key, contentEn, contentSk }: Texts, builtIn: BuiltInText | undefined): FieldError[] {
  const problems = [
    ['contentEn', problemOf(key, contentEn, builtIn?.en)],
    ['contentSk', problemOf(key, contentSk, builtIn?.sk)],
  ] as const;
  return problems.flatMap(([field, code]) => (code === null ? [] : [fieldError(field, code)]));
}

function problemOf(key: string, text: string, builtIn: string | undefined): string | null {
  return venueTextProblem(key, text) ?? messageProblem(text, builtIn ?? '');
}
