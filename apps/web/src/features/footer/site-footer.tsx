import { useText } from '../../shared/i18n/use-text';
import { useSectionAddress } from '../../shared/site/section-address';
import { useSite } from '../../shared/site/site';
import { usePage } from '../../shared/site/page';
import { Grapes } from '../../shared/ui/logo';
import type { en } from './messages.en';
import styles from './site-footer.module.css';

const sections = ['about', 'wines', 'contact'] as const;
const foundedIn = 2025;

/** The lower edge of every page. */
export function SiteFooter() {
  const text = useText<keyof typeof en>();
  const addressOf = useSectionAddress();
  const { name, socialLinks } = useSite().venue;
  const { year } = usePage();
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p className={styles.slogan}>
          <Grapes size={40} />
          {text('footer.slogan')}
        </p>
        <nav aria-label={text('footer.links')}>
          <ul className={styles.links}>
            {sections.map((section) => (
              <li key={section}>
                <a href={addressOf(section)}>{text(`footer.${section}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.links} aria-label={text('footer.social')}>
          {socialLinks.map((link) => (
            <li key={link}>
              <a
                href={link}
                target="_blank"
                rel="noopener"
                aria-label={text('footer.newTab', { network: networkOf(link) })}
              >
                {networkOf(link)}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.copyright}>
          {year > foundedIn
            ? text('footer.copyright.since', { year: String(year), name })
            : text('footer.copyright.first', { name })}
        </p>
      </div>
    </footer>
  );
}

/** `https://www.instagram.com/strapec` is Instagram. */
function networkOf(link: string): string {
  const [name = link] = new URL(link).hostname.replace(/^www\./, '').split('.');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
