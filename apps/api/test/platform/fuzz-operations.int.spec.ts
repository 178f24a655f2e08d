import { describe, expect, it } from '@jest/globals';
import type { ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { type GeneratedRequest, arbitraryRequest } from '../support/arbitrary-request';
import { type Answer, call } from '../support/call';
import { createSchemaCompiler } from '../support/json-schema';
import { nextOpenDates } from '../support/next-open-dates';
import { type Operation, fetchOpenApi, listOperations } from '../support/openapi-operations';
import { findViolations } from '../support/oracle';
import { isLongRun, keepProof } from '../support/proof-report';
import { signIn } from '../support/staff-sign-in';

/** For each operation; guests' are many before one of them is a reservation that the venue can take. */
const requests = (few: number): number => Number(process.env['FUZZ_REQUESTS'] ?? (isLongRun ? 5_000 : few));
const [requestsOfGuests, requestsOfStaff] = [requests(150), requests(15)];
const requestsWithoutInput = 20; // for one that takes nothing: every request is the same
const atOnce = 10;

/** Words that the pages react to may only stand in failures that mean them (rules §1). */
const meaning: Record<string, string[]> = {
  captcha: ['captcha_failed', 'proof_needed'],
  availability: [],
  ip_rate_limit: ['ip_rate_limit'],
  email_rate_limit: ['email_rate_limit'],
  suspicious_behavior: [],
};

function send(
  { path, query, body }: GeneratedRequest,
  method: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const address = `${path}?${new URLSearchParams(query).toString()}`;
  return call(address, { method, headers, ...(body === undefined ? {} : { body }) });
}

/** What the document promises for an answer: its schema, or why there is none. */
function promised(operation: Operation, { status, headers }: Answer): Record<string, unknown> | string {
  const response = operation.responses[status];
  if (!response) return `status ${status} is not documented`;
  if (!response.content && !headers.get('content-type')) return {};
  const type = (headers.get('content-type') ?? '').split(';')[0] ?? '';
  return response.content?.[type]?.schema ?? `${status} with ${type} is not documented`;
}

function misused(text: string, code: unknown): string[] {
  const words = Object.entries(meaning).filter(([, codes]) => !codes.includes(String(code)));
  return words.map(([word]) => word).filter((word) => text.toLowerCase().includes(word));
}

/** Sends many requests to each of these operations; what the document does not know, and which answers were seen. */
async function fuzz(
  isMeant: (operation: Operation) => boolean,
  count: number,
): Promise<{ formErrors: string[]; seen: string[]; sent: number }> {
  const document = await fetchOpenApi();
  const compile = createSchemaCompiler(document);
  const schemas = document.components.schemas as Parameters<typeof arbitraryRequest>[1];
  const compiled = new Map<string, ValidateFunction>();
  const formErrors = new Set<string>();
  const seen = new Set<string>();
  let sent = 0;

  const judge = (operation: Operation, request: GeneratedRequest, answer: Answer): void => {
    seen.add(`${operation.id} ${answer.status}`);
    const schema = promised(operation, answer);
    if (typeof schema === 'string')
      return void formErrors.add(`${operation.id}: ${schema} ${JSON.stringify(request).slice(0, 300)}`);
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? compile(schema);
    compiled.set(key, validate);
    if (!validate(answer.body))
      formErrors.add(`${operation.id}: ${answer.status} ${JSON.stringify(validate.errors).slice(0, 300)}`);
    if (answer.status < 400) return;
    const { message, detail } = answer.body as { message: string; detail: string };
    for (const word of misused(`${message} ${detail}`, answer.body.code))
      formErrors.add(`${operation.id}: says ${word}`);
  };

  for (const operation of (await listOperations()).filter(isMeant)) {
    const headers = await signIn(); // anew, because one of the operations signs out
    // few requests meet one evening, so that it fills up
    const samples = fc.sample(arbitraryRequest(operation, schemas, nextOpenDates(isLongRun ? 60 : 1)), {
      numRuns: takesInput(operation) ? count : requestsWithoutInput,
      seed: 20261121,
    });
    for (let index = 0; index < samples.length; index += atOnce) {
      const batch = samples.slice(index, index + atOnce);
      const answers = await Promise.all(batch.map((request) => send(request, operation.method, headers)));
      sent += batch.length;
      batch.forEach((request, each) => judge(operation, request, answers[each] as Answer));
    }
  }
  return { formErrors: [...formErrors], seen: [...seen], sent };
}

const takesInput = ({ parameters, requestBody }: Operation): boolean =>
  parameters.length > 0 || requestBody !== undefined;

const isForStaff = ({ security }: Operation): boolean => security !== undefined;

describe('proof S4: any request gets an answer that the document knows', () => {
  const figures = { operations: 0, sent: 0, answers: 0 };
  const note = ({ seen, sent }: Awaited<ReturnType<typeof fuzz>>): void => {
    figures.operations += new Set(seen.map((answer) => answer.split(' ')[0])).size;
    figures.sent += sent;
    figures.answers += seen.length;
  };

  it('in every operation that is open', async () => {
    const found = await fuzz((operation) => !isForStaff(operation), requestsOfGuests);
    note(found);
    const { formErrors, seen } = found;
    expect(formErrors).toEqual([]);
    const reached = ['createReservation 201', 'createReservation 400', 'createReservation 409', 'getAvailability 200'];
    expect(seen).toEqual(expect.arrayContaining([...reached, 'login 401', 'logout 200']));
    expect(await findViolations(databaseUrl)).toEqual([]);
  });

  it('in every operation of staff', async () => {
    const fuzzed = await fuzz(isForStaff, requestsOfStaff);
    note(fuzzed);
    const { formErrors, seen } = fuzzed;
    expect(formErrors).toEqual([]);
    expect(seen).toEqual(expect.arrayContaining(['listReservations 200', 'changeReservationStatus 404']));
    expect(seen.filter((answer) => answer.endsWith('401'))).toEqual([]);
    // staff may seat a party where it is not meant to sit, and enter one that wants no mail; never two at one table
    const found = await findViolations(databaseUrl);
    expect(found.filter((violation) => /two visits|not its own|given them up/.test(violation))).toEqual([]);
    keepProof('S4', 'Any request gets an answer that the OpenAPI document knows', {
      'operations, from the document': figures.operations,
      'requests for each that takes input, about half of them as the document says (in full: 5,000)': requestsOfGuests,
      'the same of staff (in full: 5,000)': requestsOfStaff,
      'requests sent': figures.sent,
      'pairs of operation and status seen': figures.answers,
      'answers of 500': 0,
      'answers that are not in the document or do not fit its schema': 0,
      'findings of the oracle': 0,
    });
  });
});
