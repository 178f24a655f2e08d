import type { ContentDto } from '@strapec/contracts';
import { bySection } from '../../shared/section/sections';

/** Text for comparing: lower case, without accents. */
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
  const found = new Map<string, ContentDto[]>();
  for (const content of contents) {
    const place = plain([content.key, content.section, content.contentEn, content.contentSk].join(' '));
    const isFound = (section === null || content.section === section) && words.every((word) => place.includes(word));
    if (isFound) found.set(content.section, [...(found.get(content.section) ?? []), content]);
  }
  return [...found].sort(([a], [b]) => bySection(a, b));
}

/** Every section that has a text. */
export function sectionsOf(contents: readonly ContentDto[]): string[] {
  return contentBySection(contents, { query: '', section: null }).map(([section]) => section);
}
