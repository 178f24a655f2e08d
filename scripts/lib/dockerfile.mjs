// Reads a Dockerfile as a list of stages: enough for ours, so that its steps can be followed without Docker.

/** @returns {{ name: string, base: string, steps: { word: string, rest: string }[] }[]} */
export function stagesOf(text) {
  const lines = text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const stages = [];
  for (const line of lines) {
    const [, word, rest] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const [, base, name] = word === 'FROM' ? (/^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []) : [];
    if (word === 'FROM') stages.push({ name: name ?? '', base, steps: [] });
    else stages.at(-1).steps.push({ word, rest });
  }
  return stages;
}

/** What a stage says with one word, in order. */
export const saidBy = ({ steps }, word) => steps.filter((step) => step.word === word).map(({ rest }) => rest);

/** `COPY --from=build /app/dist dist` as its parts. */
export function copyOf(rest) {
  const words = rest.split(' ');
  const [, from] = /^--from=(.*)$/.exec(words[0]) ?? [];
  const paths = from ? words.slice(1) : words;
  return { from, sources: paths.slice(0, -1), to: paths.at(-1) };
}
