import { type SectionId, useSectionAddress } from '../../shared/site/section-address';
import { useText } from '../../shared/i18n/use-text';
import type { en } from './messages.en';

const sections: readonly SectionId[] = ['home', 'about', 'wines', 'contact'];

/** The links of the navigation, the same on a desk and in the phone's menu. */
export function NavigationLinks({ className, onChosen }: { className?: string; onChosen?: () => void }) {
  const text = useText<keyof typeof en>();
  const addressOf = useSectionAddress();
  return (
    <ul className={className}>
      {sections.map((section) => (
        <li key={section}>
          <a href={addressOf(section)} onClick={onChosen}>
            {text(`navigation.${section}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
