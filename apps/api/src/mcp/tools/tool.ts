import type { Language } from '@strapec/domain';
import { Logger } from '@nestjs/common';
import type { CallToolResult, McpServer, ToolAnnotations } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { problemOf } from '../../http/problem-of.js';
import type { Services } from '../services.js';
import type { Caller } from '../caller.js';
import { type ToolLanguage, answered, languageOf, refused } from './answers.js';
import { plainSchema } from './plain-schema.js';

/** What a tool is: what it takes, what it tells, and how. */
interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  annotations: Omit<ToolAnnotations, 'openWorldHint'>;
  input: Input;
  output: Output;
  run: (args: z.infer<Input>, services: Services, caller: Caller) => Promise<z.infer<Output>>;
}

/** Gives a server of one call a tool. */
export type Tool = (server: McpServer, services: Services, caller: Caller) => void;

/** A tool that fails as calls of the API fail: with a code. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>({
  name,
  run,
  ...told
}: Definition<Input, Output>): Tool {
  const config = configOf(told);
  return (server, services, caller) =>
    void server.registerTool(name, config, (args) =>
      answerOf({ name, language: languageOf(args as ToolLanguage), services }, () =>
        run(args as z.infer<Input>, services, caller),
      ),
    );
}

function configOf({ input, output, annotations, ...told }: Omit<Definition<z.ZodObject, z.ZodObject>, 'name' | 'run'>) {
  const schemas = { inputSchema: plainSchema(input), outputSchema: plainSchema(output) };
  return { ...told, ...schemas, annotations: { ...annotations, openWorldHint: false } };
}

const logger = new Logger('mcp');

/** What is unexpected is written into the log, and says nothing of itself. */
async function answerOf(
  { name, language, services }: { name: string; language: Language; services: Services },
  run: () => Promise<Record<string, unknown>>,
): Promise<CallToolResult> {
  try {
    return answered(await run());
  } catch (error) {
    const problem = problemOf(error);
    if (problem.getStatus() >= 500) logger.error({ err: error, tool: name }, problem.code);
    return refused(problem, language, await services.house.waysToReserve(language));
  }
}
