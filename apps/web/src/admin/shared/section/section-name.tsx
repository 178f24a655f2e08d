import { useSectionText } from './texts';
import { isKnownSection } from './sections';

export function SectionName({ section }: { section: string }) {
  const text = useSectionText();
  return <>{isKnownSection(section) ? text(`section.${section}`) : section}</>;
}
