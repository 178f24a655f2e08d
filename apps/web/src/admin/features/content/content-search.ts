import type { ContentDto } from '@strapec/contracts';

/** The sections in the order in which a guest meets them; others come last. */
export const sections = [
  'navigation',
  'home',
  'about',
  'wines',
  'events',
  'contact',
  'reservation',
  'forms',
  'footer',
  'cookies',
  'venue',
] as const;
export type Section = (typeof sections)[number];

export const isKnownSection = (section: string): section is Section =>
  (sections as readonly string[]).includes(section);

const rank = (section: string): number => (isKnownSection(section) ? sections.indexOf(section) : sections.length);

/** Letters as one types them in haste: small, without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export interface ContentSearch {
  query: string;
  /** `null` is every section. */
  section: string | null;
}

/** The texts in which every word of the search stands, by section. */
export function contentBySection(
  contents: readonly ContentDto[],
  { query, section }: ContentSearch,
): [section: string, ContentDto[]][] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const bySection = new Map<string, ContentDto[]>();
  for (const content of contents) {
    const place = plain([content.key, content.section, content.contentEn, content.contentSk].join(' '));
    const isFound = (section === null || content.section === section) && words.every((word) => place.includes(word));
    if (isFound) bySection.set(content.section, [...(bySection.get(content.section) ?? []), content]);
  }
  return [...bySection].sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b));
}

/** Every section that has a text. */
export function sectionsOf(contents: readonly ContentDto[]): string[] {
  return contentBySection(contents, { query: '', section: null }).map(([section]) => section);
}
