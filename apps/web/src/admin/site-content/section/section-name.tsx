import { findTextId } from '../../i18n/create-text-hook';
import { texts, useSectionText } from './texts';

/** In the order of `texts`, which is that of the guest pages. */
const sectionOrder = Object.keys(texts);

/** Unknown sections come last. */
function rankSection(section: string): number {
  const index = sectionOrder.indexOf(`section.${section}`);
  return index < 0 ? sectionOrder.length : index;
}

export const compareSections = (a: string, b: string): number => rankSection(a) - rankSection(b) || a.localeCompare(b);

export function SectionName({ section }: { section: string }) {
  const text = useSectionText();
  const textId = findTextId(texts, `section.${section}`);
  return <>{textId ? text(textId) : section}</>;
}
