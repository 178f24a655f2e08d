import type { Language } from '@strapec/domain';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { problemOf } from '../../http/problem-of.js';
import type { FieldError, Problem } from '../../http/problem.js';
import { problems } from '../../metrics/process-metrics.js';
import { type AgentProblem, agentTexts } from './texts.js';

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

/** Why nothing was done: a stable code, a sentence in the language of the guest, and what the problem says beside. */
export function refused(thrown: unknown, language: Language): { result: CallToolResult; problem: Problem } {
  const problem = problemOf(thrown);
  problems.labels(problem.code).inc();
  const { errors, retryAfter, members } = problem.extras;
  const texts: Readonly<Record<string, string>> = agentTexts[language].problems;
  const told = {
    code: problem.code,
    message: texts[problem.code] ?? texts['internal_error' satisfies AgentProblem],
    ...(errors && { errors: errors.map(inTool) }),
    ...(retryAfter !== undefined && { retryAfterSeconds: Math.max(1, Math.ceil(retryAfter)) }),
    ...(members?.alternatives !== undefined && { alternatives: members.alternatives }),
  };
  return { problem, result: { content: [{ type: 'text', text: JSON.stringify(told) }], isError: true } };
}

const inTool = ({ field, ...error }: FieldError): FieldError => ({ field: toolFields[field] ?? field, ...error });
