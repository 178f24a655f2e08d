import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileCacheEnv } from './api-process';

interface ScriptInput {
  args?: string[];
  /** Its standard input. */
  input?: string;
}

/** Runs a script to its end, by its path from this folder; resolves to the exit code and everything it printed. */
export async function runScript(
  scriptPath: string,
  env: Record<string, string>,
  { args = [], input }: ScriptInput = {},
): Promise<{ exitCode: number | null; output: string }> {
  const child = fork(join(__dirname, scriptPath), args, {
    env: { PATH: process.env.PATH ?? '', ...compileCacheEnv, ...env },
    silent: true,
    execArgv: [],
  });
  child.stdin?.end(input ?? '');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  return { exitCode, output };
}
