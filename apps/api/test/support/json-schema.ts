import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { OpenApi } from './openapi-operations';

type Schema = Record<string, unknown>;

/** Compiles schemas of an OpenAPI 3.0 document; JSON Schema has no `nullable`. */
export function createSchemaCompiler({ components }: OpenApi): (schema: Schema) => ValidateFunction {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  const sharedComponents = toJsonSchema(components) as object;
  return (schema) => ajv.compile({ ...(toJsonSchema(schema) as object), components: sharedComponents });
}

function toJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toJsonSchema);
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, name === 'example' ? value : toJsonSchema(value)]),
  );
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}
