import { idIn } from '../../i18n/create-text-hook';
import { texts, useSectionText } from './texts';

/** As in the texts, and so on the guest pages. */
const order = Object.keys(texts);

/** Unknown sections come last. */
function rank(section: string): number {
  const index = order.indexOf(`section.${section}`);
  return index < 0 ? order.length : index;
}

export const bySection = (a: string, b: string): number => rank(a) - rank(b) || a.localeCompare(b);

export function SectionName({ section }: { section: string }) {
  const text = useSectionText();
  const id = idIn(texts, `section.${section}`);
  return <>{id ? text(id) : section}</>;
}
