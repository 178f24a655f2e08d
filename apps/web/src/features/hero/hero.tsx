import type { Ref } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { ReserveButton } from '../../shared/reserve/reserve-button';
import { useSectionAddress } from '../../shared/site/section-address';
import buttons from '../../shared/ui/buttons.module.css';
import styles from './hero.module.css';
import type { en } from './messages.en';
import { HeroPictureIsland, ReserveByPhoneIsland } from './still/hero-still-islands';

export function Hero({ ref }: { ref: Ref<HTMLElement> }) {
  const text = useText<keyof typeof en>();
  const addressOf = useSectionAddress();
  return (
    <section id="home" ref={ref} className={styles.hero} aria-labelledby="hero-title">
      <HeroPictureIsland />
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
          <ReserveByPhoneIsland />
        </div>
      </div>
    </section>
  );
}
