import type { Ref } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { ReserveButton } from '../../shared/reserve/reserve-button';
import { useSectionAddress } from '../../shared/site/section-address';
import { useSite } from '../../shared/site/site';
import buttons from '../../shared/ui/buttons.module.css';
import { heroPicture } from '../../shared/ui/hero-picture';
import { StaffPicture } from '../../shared/ui/staff-picture';
import styles from './hero.module.css';
import type { en } from './messages.en';

/** The first screen: place, offer, and the reserve button. */
export function Hero({ ref }: { ref: Ref<HTMLElement> }) {
  const text = useText<keyof typeof en>();
  const addressOf = useSectionAddress();
  const { phone } = useSite().venue;
  return (
    <section id="home" ref={ref} className={styles.hero} aria-labelledby="hero-title">
      <HeroPicture />
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{text('home.hero.eyebrow')}</p>
          <h1 id="hero-title" className={styles.title}>
            {text('home.hero.title')}
          </h1>
          <p className={styles.lead}>{text('home.hero.lead')}</p>
        </div>
        <div className={styles.actions}>
          <ReserveButton label={text('home.hero.reserve')} />
          <a className={buttons.quiet} href={addressOf('about')}>
            {text('home.hero.philosophy')}
          </a>
          <noscript>
            <p className={styles.lead}>
              {text('home.hero.noScript')}{' '}
              <a className={styles.phone} href={`tel:${phone.replace(/\s/g, '')}`}>
                {phone}
              </a>
            </p>
          </noscript>
        </div>
      </div>
    </section>
  );
}

function HeroPicture() {
  const chosen = useSite().images['home.hero'];
  if (chosen) return <StaffPicture image={chosen} sizes="100vw" className={styles.picture} isFirstSeen />;
  const { tall, wide } = heroPicture;
  return (
    <picture>
      <source type="image/avif" media={tall.media} srcSet={tall.avif} width={720} height={1200} />
      <source type="image/webp" media={tall.media} srcSet={tall.webp} width={720} height={1200} />
      <source type="image/avif" srcSet={wide.avif} sizes="100vw" />
      <img
        className={styles.picture}
        src="/images/hero-wide-1280.webp"
        srcSet={wide.webp}
        sizes="100vw"
        width={1440}
        height={900}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}
