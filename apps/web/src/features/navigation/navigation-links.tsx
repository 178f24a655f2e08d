import { addressIn } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/site/page';
import { type SectionId, useSectionAddress } from '../../shared/site/section-address';
import type { en } from './messages.en';

/** The links in their order (spec §2); `events` is a page, the others are sections of the home page. */
const links = ['home', 'about', 'wines', 'events', 'contact'] as const;

interface NavigationLinksProps {
  /** The section of the home page that is being read. */
  current: SectionId | null;
  className?: string;
  onChosen?: () => void;
}

/** The links of the navigation, the same on a desk and in the phone's menu. */
export function NavigationLinks({ current, className, onChosen }: NavigationLinksProps) {
  const text = useText<keyof typeof en>();
  const addressOf = useSectionAddress();
  const { language } = useLanguage();
  const { path } = usePage();
  const here =
    path === '/events' ? ({ link: 'events', as: 'page' } as const) : { link: current, as: 'location' as const };
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link}>
          <a
            href={link === 'events' ? addressIn(language, '/events') : addressOf(link)}
            aria-current={link === here.link ? here.as : undefined}
            onClick={onChosen}
          >
            {text(`navigation.${link}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
