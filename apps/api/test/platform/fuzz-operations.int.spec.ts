import { describe, expect, it } from '@jest/globals';
import type { ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { type GeneratedRequest, createRequestArbitrary } from '../support/arbitrary-request';
import { type ApiResponse, requestApi } from '../support/request-api';
import { createSchemaCompiler } from '../support/json-schema';
import { nextOpenDates } from '../support/next-open-dates';
import { type Operation, fetchOpenApi, listOperations } from '../support/openapi-operations';
import { findTableViolations, findViolations } from '../support/capacity-oracle';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { signIn } from '../support/staff-sign-in';

/** Guests' operations need many requests before one of them is a reservation that the venue can accept. */
const pickRequestCount = (fast: number): number => Number(process.env['FUZZ_REQUESTS'] ?? (isLongRun ? 5_000 : fast));
const [guestRequestCount, staffRequestCount] = [pickRequestCount(150), pickRequestCount(15)];
const requestCountWithoutInput = 20; // every request to such an operation is the same
const concurrentRequests = 10;

/** The pages react to these words, so only problems with these codes may contain them (rules §1). */
const problemCodesByWord: Record<string, string[]> = {
  captcha: ['captcha_failed', 'proof_needed'],
  availability: [],
  ip_rate_limit: ['ip_rate_limit'],
  email_rate_limit: ['email_rate_limit'],
  suspicious_behavior: [],
};

function sendRequest(
  { path, query, body }: GeneratedRequest,
  method: string,
  headers: Record<string, string>,
): Promise<ApiResponse> {
  const url = `${path}?${new URLSearchParams(query).toString()}`;
  return requestApi(url, { method, headers, ...(body === undefined ? {} : { body }) });
}

/** The schema that the document has for this response, or the reason why there is none. */
function findDocumentedSchema(
  operation: Operation,
  { status, headers }: ApiResponse,
): Record<string, unknown> | string {
  const documented = operation.responses[status];
  if (!documented) return `status ${status} is not documented`;
  if (!documented.content && !headers.get('content-type')) return {};
  const contentType = (headers.get('content-type') ?? '').split(';')[0] ?? '';
  return documented.content?.[contentType]?.schema ?? `${status} with ${contentType} is not documented`;
}

function findMisusedWords(text: string, code: unknown): string[] {
  const misleadingWords = Object.entries(problemCodesByWord).filter(([, codes]) => !codes.includes(String(code)));
  return misleadingWords.map(([word]) => word).filter((word) => text.toLowerCase().includes(word));
}

/** Sends many requests to each of these operations and compares the responses with the document. */
async function fuzzOperations(
  isIncluded: (operation: Operation) => boolean,
  requestCount: number,
): Promise<{ deviations: string[]; seenResponses: string[]; sentCount: number }> {
  const document = await fetchOpenApi();
  const compileSchema = createSchemaCompiler(document);
  const schemas = document.components.schemas as Parameters<typeof createRequestArbitrary>[1];
  const validators = new Map<string, ValidateFunction>();
  const deviations = new Set<string>();
  const seenResponses = new Set<string>();
  let sentCount = 0;

  const checkResponse = (operation: Operation, request: GeneratedRequest, response: ApiResponse): void => {
    seenResponses.add(`${operation.id} ${response.status}`);
    const schema = findDocumentedSchema(operation, response);
    if (typeof schema === 'string')
      return void deviations.add(`${operation.id}: ${schema} ${JSON.stringify(request).slice(0, 300)}`);
    const schemaText = JSON.stringify(schema);
    const validate = validators.get(schemaText) ?? compileSchema(schema);
    validators.set(schemaText, validate);
    if (!validate(response.body))
      deviations.add(`${operation.id}: ${response.status} ${JSON.stringify(validate.errors).slice(0, 300)}`);
    if (response.status < 400) return;
    const { message, detail } = response.body as { message: string; detail: string };
    for (const word of findMisusedWords(`${message} ${detail}`, response.body.code))
      deviations.add(`${operation.id}: says ${word}`);
  };

  for (const operation of (await listOperations()).filter(isIncluded)) {
    const headers = await signIn(); // for each operation, because one of them signs out
    // few requests meet one evening, so that it fills up
    const requests = fc.sample(createRequestArbitrary(operation, schemas, nextOpenDates(isLongRun ? 60 : 1)), {
      numRuns: takesInput(operation) ? requestCount : requestCountWithoutInput,
      seed: 20261121,
    });
    for (let index = 0; index < requests.length; index += concurrentRequests) {
      const batch = requests.slice(index, index + concurrentRequests);
      const responses = await Promise.all(batch.map((request) => sendRequest(request, operation.method, headers)));
      sentCount += batch.length;
      batch.forEach((request, offset) => checkResponse(operation, request, responses[offset] as ApiResponse));
    }
  }
  return { deviations: [...deviations], seenResponses: [...seenResponses], sentCount };
}

const takesInput = ({ parameters, requestBody }: Operation): boolean =>
  parameters.length > 0 || requestBody !== undefined;

const isForStaff = ({ security }: Operation): boolean => security !== undefined;

describe('proof S4: every response to any request is in the OpenAPI document', () => {
  const figures = { operationCount: 0, requestCount: 0, responseKindCount: 0 };
  const addToFigures = ({ seenResponses, sentCount }: Awaited<ReturnType<typeof fuzzOperations>>): void => {
    figures.operationCount += new Set(seenResponses.map((response) => response.split(' ')[0])).size;
    figures.requestCount += sentCount;
    figures.responseKindCount += seenResponses.length;
  };

  it('holds for every operation that needs no sign-in', async () => {
    const results = await fuzzOperations((operation) => !isForStaff(operation), guestRequestCount);
    addToFigures(results);
    const { deviations, seenResponses } = results;
    expect(deviations).toEqual([]);
    const expected = ['createReservation 201', 'createReservation 400', 'createReservation 409', 'getAvailability 200'];
    expect(seenResponses).toEqual(expect.arrayContaining([...expected, 'login 401', 'logout 200']));
    expect(await findViolations(databaseUrl)).toEqual([]);
  });

  it('holds for every operation of staff', async () => {
    const results = await fuzzOperations(isForStaff, staffRequestCount);
    addToFigures(results);
    const { deviations, seenResponses } = results;
    expect(deviations).toEqual([]);
    expect(seenResponses).toEqual(expect.arrayContaining(['listReservations 200', 'changeReservationStatus 404']));
    expect(seenResponses.filter((response) => response.endsWith('401'))).toEqual([]);
    // staff may override where a party sits, and enter one without a mail; two visits at one table are never allowed
    expect(await findTableViolations(databaseUrl)).toEqual([]);
    saveProofFigures('S4', 'Any request gets an answer that the OpenAPI document knows', {
      'operations, from the document': figures.operationCount,
      'requests for each that takes input, about half of them as the document says (in full: 5,000)': guestRequestCount,
      'the same of staff (in full: 5,000)': staffRequestCount,
      'requests sent': figures.requestCount,
      'pairs of operation and status seen': figures.responseKindCount,
      'answers of 500': 0,
      'answers that are not in the document or do not fit its schema': 0,
      'findings of the oracle': 0,
    });
  });
});
