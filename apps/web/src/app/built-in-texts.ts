/** A text of the public pages as it is written, in both languages. */
export interface BuiltInText {
  key: string;
  /** Where staff find it (rules §10). */
  section: string;
  en: string;
  sk: string;
}

type Sources = Readonly<Record<string, { source: Readonly<Record<string, string>> }>>;

/** Which section a text belongs to, by how its id begins; the longest beginning wins. What none claims is `home`. */
const sections: Readonly<Record<string, string>> = {
  'home.about': 'about',
  'home.wines': 'wines',
  'home.contact': 'contact',
  'meta.events': 'events',
  'meta.cookiesPolicy': 'cookies',
  contact: 'contact',
  hours: 'contact',
  events: 'events',
  footer: 'footer',
  menu: 'wines',
  wineMenu: 'wines',
  cookies: 'cookies',
  reserve: 'reservation',
  calendar: 'reservation',
  navigation: 'navigation',
  captcha: 'forms',
  forms: 'forms',
  toasts: 'forms',
};

// Every message file of the public pages, also of parts that load late: a new one is here by itself. Read by Vite only.
const english: Sources = import.meta.glob(
  ['./**/messages.en.ts', '../pages/**/messages.en.ts', '../features/**/messages.en.ts', '../shared/**/messages.en.ts'],
  { eager: true },
);
const slovak: Sources = import.meta.glob(
  ['./**/messages.sk.ts', '../pages/**/messages.sk.ts', '../features/**/messages.sk.ts', '../shared/**/messages.sk.ts'],
  { eager: true },
);

const slovakTexts = textsOf(slovak);

/** Every text of the public pages: what staff can edit, and what stands until they do. */
export const builtInTexts: readonly BuiltInText[] = Object.entries(textsOf(english)).map(([key, en]) => ({
  key,
  section: sectionOf(key),
  en,
  sk: slovakTexts[key] ?? en,
}));

function textsOf(sources: Sources): Record<string, string> {
  return Object.assign({}, ...Object.values(sources).map(({ source }) => source)) as Record<string, string>;
}

function sectionOf(key: string): string {
  const words = key.split('.');
  const beginnings = words.map((_, last) => words.slice(0, words.length - last).join('.'));
  return sections[beginnings.find((beginning) => sections[beginning] !== undefined) ?? ''] ?? 'home';
}
