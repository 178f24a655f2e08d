import { localizedPath } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import buttons from '../../shared/ui/buttons.module.css';
import styles from './cookie-banner.module.css';
import { en, sk, useCookieBannerText } from './cookie-banner-texts';
import type { IslandPart } from '../../ssr/island';

/** `ssr/document/inline-scripts.ts` shows it and stores the choice. */
export function CookieBanner() {
  const text = useCookieBannerText();
  const { language } = useLanguage();
  return (
    <section className={styles.banner} aria-label={text('cookies.banner.label')}>
      <div className={styles.content}>
        <p className={styles.text}>
          {text('cookies.banner.text')}{' '}
          <a href={localizedPath(language, '/cookies-policy')}>{text('cookies.banner.more')}</a>
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
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </section>
  );
}

export const cookieBanner: IslandPart = { Content: CookieBanner, messages: { en, sk } };
