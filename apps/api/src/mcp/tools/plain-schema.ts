import { z } from 'zod';
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { withoutNulls } from './answers.js';

/** A part of a JSON Schema as Zod writes it. */
interface Schema {
  [keyword: string]: unknown;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** What hosts of every model read: some refuse all tools of a server for one other keyword. */
const keywords = [
  ...['type', 'properties', 'required', 'enum', 'items', 'description'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'pattern'],
];

/** A schema that is told in these keywords alone, and takes `null` for what is left out. */
export function plainSchema(schema: z.ZodObject): StandardSchemaWithJSON {
  const own = schema['~standard'];
  const as = (io: 'input' | 'output') => plain(z.toJSONSchema(schema, { io }) as Schema);
  const told = { input: as('input'), output: as('output') };
  const jsonSchema = { input: () => told.input, output: () => told.output };
  return { '~standard': { ...own, jsonSchema, validate: (value) => own.validate(withoutNulls(value)) } };
}

function plain({ anyOf, ...own }: Schema): Schema {
  const schema: Schema = { ...anyOf?.find(({ type }) => type !== 'null'), ...own };
  const { type, properties = {}, items } = schema;
  const kept = Object.entries(schema).filter(([keyword]) => keywords.includes(keyword));
  const parts = Object.entries(properties).map(([name, part]) => [name, plain(part)] as const);
  return {
    ...Object.fromEntries(kept),
    type: [type ?? 'object'].flat().find((one) => one !== 'null'),
    ...(schema.properties && { properties: Object.fromEntries(parts) }),
    ...(items && { items: plain(items) }),
  };
}
