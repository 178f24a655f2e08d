import type { Language } from '@strapec/domain';
import { Logger } from '@nestjs/common';
import type { CallToolResult, McpServer, StandardSchemaWithJSON, ToolAnnotations } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { toProblem } from '../../../platform/http/problems/to-problem.js';
import type { AgentServices } from '../agent-services.js';
import { toToolResult, languageOf, toProblemData, omitNulls } from './tool-results.js';

interface ToolDefinition<Input extends z.ZodRawShape, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  annotations: Omit<ToolAnnotations, 'openWorldHint'>;
  input: Input;
  output: Output;
  callTool: (args: z.infer<z.ZodObject<Input>>, services: AgentServices, ip: string) => Promise<z.infer<Output>>;
}

export function defineTool<Input extends z.ZodRawShape, Output extends z.ZodObject>({
  name,
  callTool,
  input,
  output,
  annotations,
  ...metadata
}: ToolDefinition<Input, Output>): (server: McpServer, services: AgentServices, ip: string) => void {
  const schemas = { inputSchema: toToolSchema(z.strictObject(input)), outputSchema: toToolSchema(output) };
  const config = { ...metadata, ...schemas, annotations: { ...annotations, openWorldHint: false } };
  return (server, services, ip) =>
    void server.registerTool(name, config, (args) =>
      runTool({ name, language: languageOf(args as { language?: unknown }), services }, () =>
        callTool(args as z.infer<z.ZodObject<Input>>, services, ip),
      ),
    );
}

const logger = new Logger('mcp');

async function runTool(
  { name, language, services }: { name: string; language: Language; services: AgentServices },
  callTool: () => Promise<Record<string, unknown>>,
): Promise<CallToolResult> {
  try {
    return toToolResult(await callTool());
  } catch (error) {
    const problem = toProblem(error);
    if (problem.getStatus() >= 500) logger.error({ err: error, tool: name }, problem.code);
    const problemFacts = toProblemData(problem, language, await services.venue.readReservationContact(language));
    return { content: [{ type: 'text', text: JSON.stringify(problemFacts) }], isError: true };
  }
}

interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** Some hosts refuse all tools of a server because of one other keyword. */
const allowedKeywords = [
  ...['type', 'properties', 'required', 'enum', 'items', 'description'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'pattern'],
];

/** Accepts `null` for optional fields. */
function toToolSchema(schema: z.ZodObject): StandardSchemaWithJSON {
  const standard = schema['~standard'];
  const toSchema = (io: 'input' | 'output') => simplifySchema(z.toJSONSchema(schema, { io }) as JsonSchema);
  const schemas = { input: toSchema('input'), output: toSchema('output') };
  const jsonSchema = { input: () => schemas.input, output: () => schemas.output };
  return { '~standard': { ...standard, jsonSchema, validate: (value) => standard.validate(omitNulls(value)) } };
}

function simplifySchema({ anyOf, ...ownKeywords }: JsonSchema): JsonSchema {
  const schema: JsonSchema = { ...anyOf?.find(({ type }) => type !== 'null'), ...ownKeywords };
  const { type, properties = {}, items } = schema;
  const allowedEntries = Object.entries(schema).filter(([keyword]) => allowedKeywords.includes(keyword));
  const schemas = Object.entries(properties).map(([name, property]) => [name, simplifySchema(property)] as const);
  return {
    ...Object.fromEntries(allowedEntries),
    type: [type ?? 'object'].flat().find((typeName) => typeName !== 'null'),
    ...(schema.properties && { properties: Object.fromEntries(schemas) }),
    ...(items && { items: simplifySchema(items) }),
  };
}
