export interface BuiltInText {
  key: string;
  /** The section in which staff find it (rules §10). */
  section: string;
  /** The page on which guests read it; texts of dialogs and forms have pages of their own. */
  page: string;
  en: string;
  sk: string;
}

type Sources = Readonly<Record<string, { source: Readonly<Record<string, string>> }>>;

/** Pages and their sections in reading order, with the prefixes of their text ids; the longest prefix wins. */
const places: readonly (readonly [page: string, section: string, beginnings: readonly string[]])[] = [
  ['home', 'navigation', ['navigation']],
  ['home', 'home', ['home', 'meta.home']],
  ['home', 'about', ['home.about']],
  ['home', 'wines', ['home.wines']],
  ['home', 'contact', ['home.contact.eyebrow', 'home.contact.title', 'home.contact', 'hours', 'contact']],
  ['home', 'footer', ['footer']],
  ['wineMenu', 'wines', ['wineMenu', 'menu', 'meta.wineMenu']],
  ['events', 'events', ['events.hero', 'events.upcoming', 'events', 'events.inquiry', 'events.direct', 'meta.events']],
  ['reservation', 'reservation', ['reserve', 'calendar']],
  ['messages', 'forms', ['forms', 'captcha', 'toasts']],
  ['cookies', 'cookies', ['cookies.banner', 'cookies', 'meta.cookiesPolicy']],
  ['notFound', 'home', ['notFound', 'meta.notFound']],
];
const beginnings = places.flatMap(([page, section, all]) => all.map((beginning) => ({ page, section, beginning })));

// Every message file of the public pages, including parts that load late. Only Vite reads this; new files are found by
// the pattern.
const english: Sources = import.meta.glob(
  ['./**/messages.en.ts', '../pages/**/messages.en.ts', '../features/**/messages.en.ts', '../shared/**/messages.en.ts'],
  { eager: true },
);
const slovak: Sources = import.meta.glob(
  ['./**/messages.sk.ts', '../pages/**/messages.sk.ts', '../features/**/messages.sk.ts', '../shared/**/messages.sk.ts'],
  { eager: true },
);

const slovakTexts = textsOf(slovak);

/** Every text of the public pages: the texts that staff can edit, with their defaults. */
export const builtInTexts: readonly BuiltInText[] = Object.entries(textsOf(english))
  .map(([key, en]) => ({ rank: rankOf(key), key, en, sk: slovakTexts[key] ?? en }))
  .sort((a, b) => a.rank - b.rank)
  .map(({ rank, ...text }) => {
    const { page, section } = beginnings[rank] ?? { page: 'other', section: 'home' };
    return { page, section, ...text };
  });

function textsOf(sources: Sources): Record<string, string> {
  return Object.assign({}, ...Object.values(sources).map(({ source }) => source)) as Record<string, string>;
}

function rankOf(key: string): number {
  const words = key.split('.');
  const longestFirst = words.map((_, last) => words.slice(0, words.length - last).join('.'));
  const found = longestFirst.find((one) => beginnings.some(({ beginning }) => beginning === one));
  return beginnings.findIndex(({ beginning }) => beginning === found);
}
