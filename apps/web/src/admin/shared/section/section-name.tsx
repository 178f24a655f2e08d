import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';
import { isKnownSection } from './sections';

/** The name of a section; an unknown section is shown unchanged. */
export function SectionName({ section }: { section: string }) {
  const text = useText<keyof typeof en>();
  return <>{isKnownSection(section) ? text(`section.${section}`) : section}</>;
}
