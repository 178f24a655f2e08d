import { localizePath } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import buttons from '../../shared/ui/buttons.module.css';
import { Icon, closeIconPath } from '../../shared/ui/icon';
import styles from './cookie-banner.module.css';
import { cookieBannerTexts, useCookieBannerText } from './cookie-banner-texts';

/** `ssr/document/inline-scripts.ts` shows it and stores the choice. */
export function CookieBanner() {
  const text = useCookieBannerText();
  const { language } = useLanguage();
  return (
    <section className={styles.banner} aria-label={text('cookies.banner.label')}>
      <div className={styles.content} data-column>
        <p className={styles.text}>
          {text('cookies.banner.text')}{' '}
          <a href={localizePath(language, '/cookies-policy')}>{text('cookies.banner.more')}</a>
        </p>
        <div className={styles.choices}>
          <button type="button" className={buttons.quiet} data-consent-choice="decline">
            {text('cookies.banner.decline')}
          </button>
          <button type="button" className={buttons.quiet} data-consent-choice="accept">
            {text('cookies.banner.accept')}
          </button>
        </div>
        <button
          type="button"
          className={`${buttons.icon} ${styles.close}`}
          data-consent-choice="decline"
          aria-label={text('cookies.banner.close')}
        >
          <Icon path={closeIconPath} />
        </button>
      </div>
    </section>
  );
}

export const cookieBanner = { Content: CookieBanner, texts: cookieBannerTexts };
