// README's table of settings, made from what the API itself reads at its start.
import fs from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { at } from './workspace.mjs';

const readme = at('README.md');
const place = /(<!-- settings -->\n)[^]*?(<!-- \/settings -->)/;

/** README with a fresh table in it. */
export async function readmeWithSettings() {
  const { describeSettings } = await import(at('apps/api/compiled/platform/config/describe-settings.js'));
  const rows = describeSettings().map(({ name, unset, form, meaning }) => {
    const values = form ? ` (${form})` : '';
    return `| \`${name}\` | ${unset} | ${meaning}${values} |`;
  });
  const table = ['| Name | When it is not set | What it is |', '| --- | --- | --- |', ...rows].join('\n');
  const text = fs.readFileSync(readme, 'utf8').replace(place, (_, begin, end) => `${begin}\n${table}\n\n${end}`);
  return format(text, { ...(await resolveConfig(readme)), filepath: readme });
}

/** What to do when the committed table is not today's; empty when it is. */
export async function staleSettings() {
  const isFresh = (await readmeWithSettings()) === fs.readFileSync(readme, 'utf8');
  return isFresh ? '' : 'stale: the settings in README.md; run `npm run settings` and commit what it writes';
}
