import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fenced block of a page, and what stands under it as its answer. */
export interface DocBlock {
  text: string;
  /** The block right after it, when that is an answer. */
  answer: { language: 'json' | 'text'; text: string } | null;
  /** The HTML comment before it that says whether Strapec must be open, if there is one since the block before. */
  condition: string | null;
}

/** Everything that a page below the repository's root tells to type: its `sh` blocks. */
export function readDocBlocks(page: string): DocBlock[] {
  const markdown = readFileSync(join(__dirname, '../../../..', page), 'utf8');
  const pieces = [...markdown.matchAll(/^```(\w+)\n([^]*?)^```$|^<!-- (.*) -->$/gm)];
  const blocks: DocBlock[] = [];
  let condition: string | null = null;
  for (const [, language, text = '', comment] of pieces) {
    const last = blocks.at(-1);
    if (comment !== undefined) condition = comment;
    else if (language === 'sh') blocks.push({ text, answer: null, condition });
    else if (last && (language === 'json' || language === 'text')) last.answer = { language, text: text.trim() };
    if (language === 'sh') condition = null;
  }
  return blocks;
}

/** A shell in which somebody types one block after the other. */
export class Shell {
  private readonly bash: ChildProcessWithoutNullStreams;
  private said = '';

  constructor(env: Record<string, string>) {
    const cwd = join(__dirname, '../../../..');
    this.bash = spawn('bash', ['--noprofile', '--norc'], { cwd, env: { PATH: process.env['PATH'] ?? '', ...env } });
    for (const stream of [this.bash.stdout, this.bash.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    }
  }

  /** Answers with what was said and the exit code of the last command. */
  async runCommand(text: string): Promise<{ said: string; code: number }> {
    this.said = '';
    const end = /\n?__typed (\d+)\n$/;
    this.bash.stdin.write(
      `${text}\necho; echo "__typed $?"\n`.replace('echo; echo "__typed $?"', 'code=$?; echo; echo "__typed $code"'),
    );
    while (!end.test(this.said)) {
      if (this.bash.exitCode !== null) throw new Error(`The shell has gone: ${this.said}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { said: this.said.replace(end, '').trim(), code: Number(end.exec(this.said)?.[1]) };
  }

  close(): void {
    this.bash.kill();
  }
}

/** The same fields all the way down; what stands as `…` may be anything, and lists may be longer. */
export function hasShapeOf(actual: unknown, expected: unknown): boolean {
  if (expected === '…') return true;
  if (Array.isArray(expected)) return Array.isArray(actual) && actual.length > 0 && hasShapeOf(actual[0], expected[0]);
  if (typeof expected !== 'object' || expected === null) return typeof actual === typeof expected;
  const fields = Object.entries(expected);
  const extraFields = Object.keys(actual ?? {}).filter((name) => !(name in expected));
  return (
    extraFields.length === 0 &&
    fields.every(([name, value]) => hasShapeOf((actual as Record<string, unknown>)[name], value))
  );
}
