import { type Language, isLanguage, toWaitMinutes } from '@strapec/domain';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FieldError, Problem } from '../../../platform/http/problems/problem.js';
import { problemCounter } from '../../../platform/metrics/process-metrics.js';
import { noteInputNames } from '../agent-notes.js';
import { agentTexts } from './agent-texts.js';

export function toToolResult(answer: Record<string, unknown>): CallToolResult {
  const content = omitNulls(answer);
  return { content: [{ type: 'text', text: JSON.stringify(content) }], structuredContent: content };
}

export const languageOf = ({ language }: { language?: unknown }): Language => (isLanguage(language) ? language : 'en');

const toolFields: Readonly<Record<string, string>> = {
  ...noteInputNames,
  preferredLanguage: 'language',
  'Idempotency-Key': 'idempotencyKey',
};

export function toProblemData(problem: Problem, language: Language, contact: { page: string; phone: string }) {
  problemCounter.labels(problem.code).inc();
  const { errors, retryAfter, members } = problem.extras;
  const problemTexts: Readonly<Record<string, string>> = agentTexts[language].problems;
  const defaultText = problem.getStatus() < 500 ? problem.message : agentTexts[language].problems.internal_error;
  return {
    code: problem.code,
    message: fillPlaceholders(problemTexts[problem.code] ?? defaultText, {
      ...contact,
      minutes: String(toWaitMinutes(retryAfter)),
    }),
    ...(errors && { errors: errors.map(toToolField) }),
    ...(retryAfter !== undefined && { retryAfterSeconds: Math.max(1, Math.ceil(retryAfter)) }),
    ...(members?.alternatives !== undefined && { alternatives: members.alternatives }),
  };
}

const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replace(/\[(.*?)\]/g, values['phone'] ? '$1' : '')
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

const toToolField = ({ field, ...error }: FieldError): FieldError => ({ field: toolFields[field] ?? field, ...error });

export function omitNulls<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(omitNulls) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, omitNulls(field)])) as Value;
}
