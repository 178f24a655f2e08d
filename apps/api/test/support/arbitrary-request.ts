import fc from 'fast-check';
import type { Operation } from './openapi-operations';

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; required?: string[] };

/** A request generated from the OpenAPI document, valid or invalid. */
export interface GeneratedRequest {
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** Texts that programs often fail on. */
const hostileText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '=HYPERLINK("x")',
  '../../etc/passwd',
  '\ud800',
  '\u202e',
  '{{7*7}}',
  'x'.repeat(5_000),
  '9'.repeat(400),
  'NaN',
  '2026-02-30',
  '%00',
  'null',
);
const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 0, 2.5, 1e308, [], {}, [[]], { $ne: 1 }),
  fc.integer(),
);

/** Generates requests for an operation: about half match the document. */
export function createRequestArbitrary(
  operation: Operation,
  schemas: Record<string, Schema>,
  dates: string[],
): fc.Arbitrary<GeneratedRequest> {
  const toArbitrary = (schema: Schema): fc.Arbitrary<unknown> => arbitraryValue(resolveSchema(schema, schemas), dates);
  const arbitraryParameters = (location: string, isRequired: boolean): fc.Arbitrary<Record<string, string>> => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === location);
    const values = parameters.map(({ schema }) =>
      fc.oneof({ weight: 4, arbitrary: toArbitrary(schema) }, hostileText).map(String),
    );
    const presence = parameters.map(() => (isRequired ? fc.constant(true) : fc.boolean()));
    return fc
      .tuple(fc.tuple(...values), fc.tuple(...presence))
      .map(([texts, isSent]) =>
        Object.fromEntries(parameters.flatMap(({ name }, i) => (isSent[i] ? [[name, texts[i] ?? '']] : []))),
      );
  };
  const schema = operation.requestBody?.content['application/json']?.schema;
  const body = schema ? arbitraryBody(resolveSchema(schema, schemas), toArbitrary) : fc.constant(undefined);
  return fc
    .record({ values: arbitraryParameters('path', true), query: arbitraryParameters('query', false), body })
    .map(({ values: pathValues, query, body }) => ({
      path: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodePathPart(pathValues[name] ?? '')),
      query,
      body,
    }));
}

function arbitraryBody(schema: Schema, toArbitrary: (schema: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  const validBody = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, toArbitrary(field)])), {
    requiredKeys: schema.required ?? [],
  });
  const invalidBody = fc
    .tuple(
      validBody,
      fc.constantFrom(...fields.map(([name]) => name), 'unknown'),
      fc.option(hostileValue, { nil: undefined }),
    )
    .map(([body, name, hostile]) => ({ ...body, [name]: hostile }));
  return fc.oneof({ weight: 4, arbitrary: validBody }, { weight: 4, arbitrary: invalidBody }, hostileValue);
}

function arbitraryValue(schema: Schema, dates: string[]): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 1_000, minLength = 0, maxLength = 60 } = schema as Record<string, number>;
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if (schema.type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, 10_000) });
  if (schema.format === 'date' || schema.description === 'Service date') return fc.constantFrom(...dates);
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.integer({ min: 1 }).map((guestNumber) => `guest${guestNumber}@example.com`);
  if (schema.example !== undefined) return fc.constant(schema.example);
  return fc.string({ minLength, maxLength: Math.min(maxLength, 300), unit: 'grapheme' });
}

function resolveSchema(schema: Schema, schemas: Record<string, Schema>): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return (name === undefined ? schema : schemas[name]) ?? schema;
}

/** A URL holds neither lone surrogates nor empty parts; `.` and `..` would be resolved before they are sent. */
const encodePathPart = (text: string): string =>
  encodeURIComponent(Buffer.from(/^\.{0,2}$/.test(text) ? ' ' : text).toString());
