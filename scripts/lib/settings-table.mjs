// The table of settings in docs/operations.md, made from what the API itself reads at its start.
import fs from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { at } from './workspace.mjs';

const page = at('docs/operations.md');
const place = /(<!-- settings -->\n)[^]*?(<!-- \/settings -->)/;

/** The page with a fresh table in it. */
export async function pageWithSettings() {
  const { describeSettings } = await import(at('apps/api/compiled/platform/config/describe-settings.js'));
  const rows = describeSettings().map(({ name, unset, form, meaning }) => {
    const values = form ? ` (${form})` : '';
    return `| \`${name}\` | ${unset} | ${meaning}${values} |`;
  });
  const table = ['| Name | When it is not set | What it is |', '| --- | --- | --- |', ...rows].join('\n');
  const text = fs.readFileSync(page, 'utf8').replace(place, (_, begin, end) => `${begin}\n${table}\n\n${end}`);
  return format(text, { ...(await resolveConfig(page)), filepath: page });
}

/** What to do when the committed table is not today's; empty when it is. */
export async function staleSettings() {
  const isFresh = (await pageWithSettings()) === fs.readFileSync(page, 'utf8');
  return isFresh ? '' : 'stale: the settings in docs/operations.md; run `npm run settings` and commit what it writes';
}
