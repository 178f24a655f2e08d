import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fenced `sh` block of a document, and the output that the document shows for it. */
export interface DocBlock {
  text: string;
  /** The `json` or `text` block after it. */
  expectedOutput: { language: 'json' | 'text'; text: string } | null;
  /** The HTML comment before it, which says whether Strapec must be open. */
  condition: string | null;
}

/** Reads the `sh` blocks of a document; the path is relative to the repository's root. */
export function readDocBlocks(pagePath: string): DocBlock[] {
  const markdown = readFileSync(join(__dirname, '../../../..', pagePath), 'utf8');
  const matches = [...markdown.matchAll(/^```(\w+)\n([^]*?)^```$|^<!-- (.*) -->$/gm)];
  const blocks: DocBlock[] = [];
  let condition: string | null = null;
  for (const [, language, text = '', comment] of matches) {
    const previousBlock = blocks.at(-1);
    if (comment !== undefined) condition = comment;
    else if (language === 'sh') blocks.push({ text, expectedOutput: null, condition });
    else if (previousBlock && (language === 'json' || language === 'text'))
      previousBlock.expectedOutput = { language, text: text.trim() };
    if (language === 'sh') condition = null;
  }
  return blocks;
}

/** A shell that runs one block after the other. */
export class Shell {
  private readonly bash: ChildProcessWithoutNullStreams;
  private output = '';

  constructor(env: Record<string, string>) {
    const cwd = join(__dirname, '../../../..');
    this.bash = spawn('bash', ['--noprofile', '--norc'], { cwd, env: { PATH: process.env['PATH'] ?? '', ...env } });
    for (const stream of [this.bash.stdout, this.bash.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
  }

  /** Resolves to the output, and the exit code of the last command. */
  async runCommand(command: string): Promise<{ output: string; exitCode: number }> {
    this.output = '';
    const endMark = /\n?__typed (\d+)\n$/;
    this.bash.stdin.write(
      `${command}\necho; echo "__typed $?"\n`.replace('echo; echo "__typed $?"', 'code=$?; echo; echo "__typed $code"'),
    );
    while (!endMark.test(this.output)) {
      if (this.bash.exitCode !== null) throw new Error(`The shell has gone: ${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { output: this.output.replace(endMark, '').trim(), exitCode: Number(endMark.exec(this.output)?.[1]) };
  }

  close(): void {
    this.bash.kill();
  }
}

/** Compares field names and types at all levels; `…` stands for any value, and lists may be longer. */
export function hasShapeOf(actual: unknown, expected: unknown): boolean {
  if (expected === '…') return true;
  if (Array.isArray(expected)) return Array.isArray(actual) && actual.length > 0 && hasShapeOf(actual[0], expected[0]);
  if (typeof expected !== 'object' || expected === null) return typeof actual === typeof expected;
  const expectedFields = Object.entries(expected);
  const unexpectedFields = Object.keys(actual ?? {}).filter((name) => !(name in expected));
  return (
    unexpectedFields.length === 0 &&
    expectedFields.every(([name, value]) => hasShapeOf((actual as Record<string, unknown>)[name], value))
  );
}
