import { EnvironmentReader, type KnownVariable } from './environment-reader.js';
import { readSettings } from './load-settings.js';
import { settingWords } from './setting-words.js';

/** A variable of the environment as README shows it. */
export interface DescribedSetting {
  name: string;
  meaning: string;
  /** What holds when it is not set. */
  unset: string;
  /** What it may be, when that can be listed. */
  form: string | null;
}

/** Every variable that a start reads, with what it says about itself; throws when the words do not fit the code. */
export function describeSettings(): DescribedSetting[] {
  const read = new EnvironmentReader({ NODE_ENV: 'production' }); // it looks at more than any other
  readSettings(read);
  const wordless = [...read.known.keys()].filter((name) => !Object.hasOwn(settingWords, name));
  if (wordless.length > 0) throw new Error(`setting-words.ts does not say what this is: ${wordless.join(', ')}`);
  return Object.entries(settingWords).map(([name, { meaning, unset }]) => {
    const variable = read.known.get(name);
    if (!variable) throw new Error(`setting-words.ts describes ${name}, which nobody reads`);
    return { name, meaning, unset: unset ?? fallbackOf(variable), form: variable.form };
  });
}

const fallbackOf = ({ fallback }: KnownVariable): string => (fallback === null ? '–' : `\`${fallback}\``);
