// The list of settings in docs/operations.md, from the API's own.
import fs from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { at } from './workspace.mjs';

const page = at('docs/operations.md');
const settingsSection = /(<!-- settings -->\n)[^]*?(<!-- \/settings -->)/;

export async function pageWithSettings() {
  const { describeSettings } = await import(at('apps/api/compiled/platform/config/describe-settings.js'));
  const list = describeSettings().map(formatSetting).join('\n');
  const text = fs.readFileSync(page, 'utf8').replace(settingsSection, (_, begin, end) => `${begin}\n${list}\n\n${end}`);
  return format(text, { ...(await resolveConfig(page)), filepath: page });
}

function formatSetting({ name, unset, form, meaning }) {
  const fallback = unset === '–' ? '' : ` [${unset}]`;
  const values = form ? ` (${form})` : '';
  return `- \`${name}\`${fallback}: ${meaning}${values}`;
}

/** Empty when it is up to date. */
export async function checkSettings() {
  const isFresh = (await pageWithSettings()) === fs.readFileSync(page, 'utf8');
  return isFresh ? '' : 'stale: the settings in docs/operations.md; run `npm run settings` and commit what it writes';
}
