import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileCacheEnv } from './api-process';

interface ScriptInput {
  args?: string[];
  /** What it reads from its standard input. */
  input?: string;
}

/** Runs a script, named from this folder, to its end; answers with its exit code and what it said. */
export async function runScript(
  script: string,
  env: Record<string, string>,
  { args = [], input }: ScriptInput = {},
): Promise<{ code: number | null; said: string }> {
  const child = fork(join(__dirname, script), args, {
    env: { PATH: process.env.PATH ?? '', ...compileCacheEnv, ...env },
    silent: true,
    execArgv: [],
  });
  child.stdin?.end(input ?? '');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
}
