import { useSectionText } from './texts';

const sections = [
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

const isKnownSection = (section: string): section is Section => (sections as readonly string[]).includes(section);

const rank = (section: string): number => (isKnownSection(section) ? sections.indexOf(section) : sections.length);

export const bySection = (a: string, b: string): number => rank(a) - rank(b) || a.localeCompare(b);

export function SectionName({ section }: { section: string }) {
  const text = useSectionText();
  return <>{isKnownSection(section) ? text(`section.${section}`) : section}</>;
}
