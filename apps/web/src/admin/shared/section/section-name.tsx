import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';
import { isKnownSection } from './sections';

/** A section in words; one that nobody knows as it came. */
export function SectionName({ section }: { section: string }) {
  const text = useText<keyof typeof en>();
  return <>{isKnownSection(section) ? text(`section.${section}`) : section}</>;
}
