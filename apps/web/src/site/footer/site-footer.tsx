import type { ReactNode } from 'react';
import { localizePath, lostLinkPaths, menuPath } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { useSectionUrl } from '../../shared/site/section-url';
import { VenueLogo } from '../../shared/ui/logo';
import { footerTexts, useFooterText } from './footer-texts';
import { NewsletterBox } from './newsletter-box';
import styles from './site-footer.module.css';
import { formTexts } from '../../shared/forms/texts';
import { createStaticIsland } from '../../ssr/island';

// Never hydrated: the page's state lacks the company's data.
const SocialLinks = createStaticIsland(() => import('./static-footer').then(({ socialLinks }) => socialLinks));
const LegalLines = createStaticIsland(() => import('./static-footer').then(({ legalLines }) => legalLines));

function SiteFooter() {
  const text = useFooterText();
  return (
    <footer className={styles.footer}>
      <div className={styles.content} data-column>
        <div className={styles.venue}>
          <p className={styles.slogan}>
            <VenueLogo size={40} />
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
  const text = useFooterText();
  const sectionUrl = useSectionUrl();
  const { language } = useLanguage();
  return (
    <LinkList title={text('footer.links')}>
      {(['about', 'wines', 'contact'] as const).map((section) => (
        <li key={section}>
          <a href={sectionUrl(section)}>{text(`footer.${section}`)}</a>
        </li>
      ))}
      <li>
        <a href={localizePath(language, menuPath)}>{text('footer.menu')}</a>
      </li>
      <li>
        <a href={lostLinkPaths[language]}>{text('footer.reservation')}</a>
      </li>
      <li>
        <a href={localizePath(language, '/cookies-policy')}>{text('footer.cookies')}</a>
      </li>
    </LinkList>
  );
}

function ServiceLinks() {
  const text = useFooterText();
  const { language } = useLanguage();
  return (
    <LinkList title={text('footer.services')}>
      {(['tastings', 'private', 'corporate'] as const).map((service) => (
        <li key={service}>
          <a href={localizePath(language, '/events')}>{text(`footer.services.${service}`)}</a>
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

export const siteFooter = {
  Content: SiteFooter,
  texts: { ...formTexts, ...footerTexts },
};
