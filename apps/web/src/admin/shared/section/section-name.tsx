import { useSectionText } from './texts';
import { isKnownSection } from './sections';

/** The name of a section; an unknown section is shown unchanged. */
export function SectionName({ section }: { section: string }) {
  const text = useSectionText();
  return <>{isKnownSection(section) ? text(`section.${section}`) : section}</>;
}
