import { type Language, minutesToWait } from '@strapec/domain';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FieldError, Problem } from '../../http/problem.js';
import { problems } from '../../metrics/process-metrics.js';
import { agentTexts } from './texts.js';

/** What a tool has done, in data and as the same data in writing for clients that read only that. */
export const answered = (told: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(told) }],
  structuredContent: told,
});

/** Names of fields as the tools have them. */
const toolFields: Readonly<Record<string, string>> = {
  specialRequests: 'requests',
  preferredLanguage: 'language',
  'Idempotency-Key': 'idempotencyKey',
};

/** How else a guest can reserve. */
export interface OtherWays {
  page: string;
  phone: string;
}

/** Why nothing was done: a stable code, a sentence in the language of the guest, and what the problem says beside. */
export function refused(problem: Problem, language: Language, ways: OtherWays): CallToolResult {
  problems.labels(problem.code).inc();
  const { errors, retryAfter, members } = problem.extras;
  const texts: Readonly<Record<string, string>> = agentTexts[language].problems;
  const told = {
    code: problem.code,
    message: filledIn(texts[problem.code] ?? agentTexts[language].problems.internal_error, {
      ...ways,
      minutes: String(minutesToWait(retryAfter)),
    }),
    ...(errors && { errors: errors.map(inTool) }),
    ...(retryAfter !== undefined && { retryAfterSeconds: Math.max(1, Math.ceil(retryAfter)) }),
    ...(members?.alternatives !== undefined && { alternatives: members.alternatives }),
  };
  return { content: [{ type: 'text', text: JSON.stringify(told) }], isError: true };
}

const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

const inTool = ({ field, ...error }: FieldError): FieldError => ({ field: toolFields[field] ?? field, ...error });
