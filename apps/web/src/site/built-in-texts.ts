export interface BuiltInText {
  key: string;
  /** Rules §10. */
  section: string;
  page: string;
  en: string;
  sk: string;
}

/** The longest prefix wins. */
const textGroups: readonly (readonly [page: string, section: string, beginnings: readonly string[]])[] = [
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
const prefixes = textGroups.flatMap(([page, section, all]) => all.map((beginning) => ({ page, section, beginning })));

type SourceTexts = Readonly<Record<string, readonly [english: string, slovak: string]>>;

// The build adds the ICU sources (`vite/icu-messages.ts`).
const textModules: Readonly<Record<string, { sources?: SourceTexts }>> = import.meta.glob(
  ['./**/*texts.ts', '../shared/**/*texts.ts', '!./built-in-texts.ts'],
  { eager: true },
);

export const builtInTexts: readonly BuiltInText[] = Object.values(textModules)
  .flatMap(({ sources = {} }) => Object.entries(sources))
  .map(([key, [en, sk]]) => ({ rank: groupRank(key), key, en, sk }))
  .sort((a, b) => a.rank - b.rank)
  .map(({ rank, ...text }) => {
    const { page, section } = prefixes[rank] ?? { page: 'other', section: 'home' };
    return { page, section, ...text };
  });

function groupRank(key: string): number {
  const words = key.split('.');
  const longestFirst = words.map((_, last) => words.slice(0, words.length - last).join('.'));
  const longestKnown = longestFirst.find((one) => prefixes.some(({ beginning }) => beginning === one));
  return prefixes.findIndex(({ beginning }) => beginning === longestKnown);
}
