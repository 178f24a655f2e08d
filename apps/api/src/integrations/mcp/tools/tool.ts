import type { Language } from '@strapec/domain';
import { Logger } from '@nestjs/common';
import type { CallToolResult, McpServer, StandardSchemaWithJSON, ToolAnnotations } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { problemOf } from '../../../platform/http/problems/problem-of.js';
import type { Services } from '../services.js';
import { answered, languageOf, refusal, withoutNulls } from './answers.js';

interface Definition<Input extends z.ZodRawShape, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  annotations: Omit<ToolAnnotations, 'openWorldHint'>;
  input: Input;
  output: Output;
  run: (args: z.infer<z.ZodObject<Input>>, services: Services, ip: string) => Promise<z.infer<Output>>;
}

export function tool<Input extends z.ZodRawShape, Output extends z.ZodObject>({
  name,
  run,
  input,
  output,
  annotations,
  ...described
}: Definition<Input, Output>): (server: McpServer, services: Services, ip: string) => void {
  const schemas = { inputSchema: plainSchema(z.strictObject(input)), outputSchema: plainSchema(output) };
  const config = { ...described, ...schemas, annotations: { ...annotations, openWorldHint: false } };
  return (server, services, ip) =>
    void server.registerTool(name, config, (args) =>
      answerOf({ name, language: languageOf(args as { language?: unknown }), services }, () =>
        run(args as z.infer<z.ZodObject<Input>>, services, ip),
      ),
    );
}

const logger = new Logger('mcp');

async function answerOf(
  { name, language, services }: { name: string; language: Language; services: Services },
  run: () => Promise<Record<string, unknown>>,
): Promise<CallToolResult> {
  try {
    return answered(await run());
  } catch (error) {
    const problem = problemOf(error);
    if (problem.getStatus() >= 500) logger.error({ err: error, tool: name }, problem.code);
    const why = refusal(problem, language, await services.venue.waysToReserve(language));
    return { content: [{ type: 'text', text: JSON.stringify(why) }], isError: true };
  }
}

interface Schema {
  [keyword: string]: unknown;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Some hosts refuse all tools of a server because of one other keyword. */
const keywords = [
  ...['type', 'properties', 'required', 'enum', 'items', 'description'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'pattern'],
];

/** Accepts `null` for optional fields. */
function plainSchema(schema: z.ZodObject): StandardSchemaWithJSON {
  const own = schema['~standard'];
  const as = (io: 'input' | 'output') => plain(z.toJSONSchema(schema, { io }) as Schema);
  const schemas = { input: as('input'), output: as('output') };
  const jsonSchema = { input: () => schemas.input, output: () => schemas.output };
  return { '~standard': { ...own, jsonSchema, validate: (value) => own.validate(withoutNulls(value)) } };
}

function plain({ anyOf, ...own }: Schema): Schema {
  const schema: Schema = { ...anyOf?.find(({ type }) => type !== 'null'), ...own };
  const { type, properties = {}, items } = schema;
  const known = Object.entries(schema).filter(([keyword]) => keywords.includes(keyword));
  const parts = Object.entries(properties).map(([name, part]) => [name, plain(part)] as const);
  return {
    ...Object.fromEntries(known),
    type: [type ?? 'object'].flat().find((one) => one !== 'null'),
    ...(schema.properties && { properties: Object.fromEntries(parts) }),
    ...(items && { items: plain(items) }),
  };
}
