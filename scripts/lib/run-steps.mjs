// Goes through the table of checks, says how each ended, and closes with the line that counts.
import { say, seconds } from './workspace.mjs';

const lastLines = 120;

/** Runs the steps of a list one after the other. */
export async function runSteps(steps) {
  const results = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

async function runStep({ name, go }) {
  const begin = Date.now();
  const { passed, failed, output } = await go().catch((error) => ({
    passed: 0,
    failed: 1,
    output: String(error.stack ?? error),
  }));
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  say(`${verdict} ${name.padEnd(18)} ${seconds(begin).padStart(8)}  ${passed} passed, ${failed} failed`);
  if (failed > 0) console.log(output.trimEnd().split('\n').slice(-lastLines).join('\n'));
  return { passed, failed };
}

/** Prints the closing line and sets the exit code. */
export function close(results, begin) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed');
  say(`finished in ${seconds(begin)}`);
  console.log(`${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
