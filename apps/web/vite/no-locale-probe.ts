import type { Plugin } from 'vite';

const probingModule = /node_modules\/(@formatjs\/intl|intl-messageformat)\/index\.js$/;

/** react-intl reads the browser's locales at start: 200 ms on a phone. Every browser has Slovak and English. */
export function noLocaleProbe(): Plugin {
  return {
    name: 'no-locale-probe',
    enforce: 'pre',
    transform(code, id) {
      if (!probingModule.test(id.split('?')[0] ?? '')) return null;
      const answered = code
        .replace(/!Intl\.(NumberFormat|DateTimeFormat)\.supportedLocalesOf\(locale\)\.length/g, 'false')
        .replace('Intl.NumberFormat.supportedLocalesOf(locales)', '[].concat(locales)');
      if (answered === code) this.error(`no-locale-probe no longer matches ${id}`);
      return { code: answered, map: null };
    },
  };
}
