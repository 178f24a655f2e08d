import type { ReactNode } from 'react';
import { addressIn, linksPaths, menuPath, unbroken } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/site/page';
import { useSectionAddress } from '../../shared/site/section-address';
import { useSite } from '../../shared/site/site';
import { Grapes } from '../../shared/ui/logo';
import type { en } from './messages.en';
import { NewsletterBox } from './newsletter-box';
import styles from './site-footer.module.css';

const foundedIn = 2025;

/** The lower edge of every page. */
export function SiteFooter() {
  const text = useText<keyof typeof en>();
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.house}>
          <p className={styles.slogan}>
            <Grapes size={40} />
            {text('footer.slogan')}
          </p>
          <SocialLinks />
        </div>
        <QuickLinks />
        <ServiceLinks />
        <NewsletterBox />
        <LegalLines />
      </div>
    </footer>
  );
}

function QuickLinks() {
  const text = useText<keyof typeof en>();
  const addressOf = useSectionAddress();
  const { language } = useLanguage();
  return (
    <LinkList title={text('footer.links')}>
      {(['about', 'wines', 'contact'] as const).map((section) => (
        <li key={section}>
          <a href={addressOf(section)}>{text(`footer.${section}`)}</a>
        </li>
      ))}
      <li>
        <a href={addressIn(language, menuPath)}>{text('footer.menu')}</a>
      </li>
      <li>
        <a href={linksPaths[language]}>{text('footer.reservation')}</a>
      </li>
      <li>
        <a href={addressIn(language, '/cookies-policy')}>{text('footer.cookies')}</a>
      </li>
    </LinkList>
  );
}

function ServiceLinks() {
  const text = useText<keyof typeof en>();
  const { language } = useLanguage();
  return (
    <LinkList title={text('footer.services')}>
      {(['tastings', 'private', 'corporate'] as const).map((service) => (
        <li key={service}>
          <a href={addressIn(language, '/events')}>{text(`footer.services.${service}`)}</a>
        </li>
      ))}
    </LinkList>
  );
}

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>{children}</ul>
    </nav>
  );
}

function SocialLinks() {
  const text = useText<keyof typeof en>();
  const { socialLinks } = useSite().venue;
  if (socialLinks.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={text('footer.social')}>
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
  );
}

/** Who runs the bar, as the law requires, and since when. */
function LegalLines() {
  const text = useText<keyof typeof en>();
  const { language } = useLanguage();
  const { venue } = useSite();
  const { name, companyName, companySeat, companyId, companyTaxId, companyRegister } = venue;
  const seat = companySeat.replace(/(?<=\d) (?=\d)/g, '\u00a0');
  const ids = { companyId: unbroken(companyId), companyTaxId: unbroken(companyTaxId) };
  const { year } = usePage();
  return (
    <div className={styles.legal}>
      <p>
        {companyName && <span>{text('footer.legal.company', { companyName })}</span>}
        {seat && <span>{text('footer.legal.seat', { companySeat: seat })}</span>}
        {companyId && <span>{text(companyTaxId ? 'footer.legal.ids' : 'footer.legal.id', ids)}</span>}
        {companyRegister && <span>{text('footer.legal.register', { companyRegister })}</span>}
      </p>
      <p>
        <span>
          {year > foundedIn
            ? text('footer.copyright.since', { year: String(year), name })
            : text('footer.copyright.first', { name })}
        </span>
        <a href={`${addressIn(language, '/cookies-policy')}#privacy`}>{text('footer.privacy')}</a>
      </p>
    </div>
  );
}

/** `https://www.instagram.com/strapec` is Instagram. */
function networkOf(link: string): string {
  const [name = link] = new URL(link).hostname.replace(/^www\./, '').split('.');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
