import type { Ref } from 'react';
import { ReserveButton } from '../../shared/reserve/reserve-button';
import { useSectionUrl } from '../../shared/site/section-url';
import buttons from '../../shared/ui/buttons.module.css';
import { PageTitle } from '../../shared/ui/page-section';
import styles from './hero.module.css';
import { useHomeText } from './home-texts';
import { createStaticIsland } from '../../ssr/island';

// Never hydrated: phones need not fetch their script.
const HeroPicture = createStaticIsland(() => import('./static-hero').then(({ heroPicture }) => heroPicture));
const ReserveByPhone = createStaticIsland(() => import('./static-hero').then(({ reserveByPhone }) => reserveByPhone));

export function Hero({ ref }: { ref: Ref<HTMLElement> }) {
  const text = useHomeText();
  const sectionUrl = useSectionUrl();
  return (
    <section id="home" ref={ref} className={styles.hero} aria-labelledby="hero-title">
      <HeroPicture />
      <div className={styles.content} data-column>
        <div className={styles.words}>
          <PageTitle id="hero-title" eyebrow={text('home.hero.eyebrow')} title={text('home.hero.title')} />
          <p className={styles.lead}>{text('home.hero.lead')}</p>
        </div>
        <div className={styles.actions}>
          <ReserveButton label={text('home.hero.reserve')} />
          <a className={buttons.quiet} href={sectionUrl('about')}>
            {text('home.hero.philosophy')}
          </a>
          <ReserveByPhone />
        </div>
      </div>
    </section>
  );
}
