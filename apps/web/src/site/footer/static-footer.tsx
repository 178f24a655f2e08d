import { localizePath } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { useSite } from '../../shared/site/site';
import styles from './site-footer.module.css';
import { staticFooterTexts, useStaticFooterText } from './static-footer-texts';

export function SocialLinks() {
  const text = useStaticFooterText();
  const { socialLinks } = useSite().businessDetails;
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

/** Required by law. */
export function LegalLines() {
  const text = useStaticFooterText();
  const { language } = useLanguage();
  const { companyName, companySeat, companyId, companyTaxId, companyRegister } = useSite().businessDetails;
  return (
    <div className={styles.legal}>
      <p>
        {companyName && <span>{text('footer.legal.company')}</span>}
        {companySeat && <span>{text('footer.legal.seat')}</span>}
        {companyId && <span>{text(companyTaxId ? 'footer.legal.ids' : 'footer.legal.id')}</span>}
        {companyRegister && <span>{text('footer.legal.register')}</span>}
      </p>
      <p>
        <span>{text('footer.copyright')}</span>
        <a href={`${localizePath(language, '/cookies-policy')}#privacy`}>{text('footer.privacy')}</a>
      </p>
    </div>
  );
}

function networkOf(link: string): string {
  const [name = link] = new URL(link).hostname.replace(/^www\./, '').split('.');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const socialLinks = { Content: SocialLinks, texts: staticFooterTexts };
export const legalLines = { Content: LegalLines, texts: staticFooterTexts };
