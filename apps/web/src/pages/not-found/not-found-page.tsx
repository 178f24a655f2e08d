import { addressIn } from '@strapec/domain';
import { CookieBannerIsland } from '../../features/cookie-banner/cookie-banner-island';
import { FooterIsland } from '../../features/footer/footer-island';
import { SiteNavigation } from '../../features/navigation/navigation';
import { useLanguage } from '../../shared/i18n/language-context';
import { useText } from '../../shared/i18n/use-text';
import { ReserveButton } from '../../shared/reserve/reserve-button';
import { useSectionAddress } from '../../shared/site/section-address';
import buttons from '../../shared/ui/buttons.module.css';
import { EmptyBottle } from './empty-bottle';
import type { en } from './messages.en';
import styles from './not-found-page.module.css';

/** Any path that is not ours (spec §2). */
export function NotFoundPage() {
  const text = useText<keyof typeof en>();
  const addressOf = useSectionAddress();
  const { language } = useLanguage();
  return (
    <>
      <SiteNavigation />
      <main id="content" className={styles.page}>
        <EmptyBottle />
        <h1 className={styles.title} lang="en">
          {text('notFound.title')}
        </h1>
        <p className={styles.text}>{text('notFound.text')}</p>
        <p className={styles.lead}>{text('notFound.lead')}</p>
        <p className={styles.actions}>
          <ReserveButton label={text('notFound.reserve')} />
          <a className={buttons.quiet} href={addressOf('home')}>
            {text('notFound.home')}
          </a>
          <a className={buttons.quiet} href={addressIn(language, '/events')}>
            {text('notFound.events')}
          </a>
        </p>
        <p className={styles.hint}>{text('notFound.hint')}</p>
      </main>
      <FooterIsland />
      <CookieBannerIsland />
    </>
  );
}
