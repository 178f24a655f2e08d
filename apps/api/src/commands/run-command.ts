import { createInterface } from 'node:readline/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { describeError } from '../describe-error.js';

/** The message says what to do. */
export class CommandError extends Error {}

export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : describeError(error));
    process.exitCode = 1;
  }
}

/** Throws a `CommandError` with the usage. */
export function parseArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch {
    throw new CommandError(usage);
  }
}

/** On stderr, because the result of a command may be its output. Throws a `CommandError` without a terminal. */
export async function askOnTerminal(question: string, noTerminalMessage: string): Promise<string> {
  if (!process.stdin.isTTY) throw new CommandError(noTerminalMessage);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}
