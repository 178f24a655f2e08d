import type { Plugin } from 'vite';

const probingModule = /node_modules\/(@formatjs\/intl|intl-messageformat)\/index\.js$/;

/**
 * react-intl asks the browser for its list of locales at start-up: 50 ms on a desk, more than 200 on a phone. The site
 * ships Slovak and English, which every browser has, so the question is answered here.
 */
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
