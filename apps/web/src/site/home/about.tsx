import { cellarCrops } from '../../shared/ui/pictures';
import { ResponsivePicture, useHasPicture } from '../../shared/ui/responsive-picture';
import { PageSection } from '../../shared/ui/page-section';
import styles from './about.module.css';
import { staticHomeTexts, useStaticHomeText } from './static-home-texts';

const noNumber = '0';

export function About() {
  const text = useStaticHomeText();
  const hasPicture = useHasPicture('home.about');
  return (
    <PageSection id="about" ground="paper" eyebrow={text('home.about.eyebrow')} title={text('home.about.title')}>
      <div className={styles.content}>
        <ul className={styles.numbers}>
          {(['wines', 'regions'] as const)
            .filter((number) => text(`home.about.${number}.count`) !== noNumber)
            .map((number) => (
              <li key={number}>
                <span className={styles.count}>{text(`home.about.${number}.count`)}</span>{' '}
                {text(`home.about.${number}.label`)}
              </li>
            ))}
        </ul>
        <div className={styles.words}>
          <p>{text('home.about.first')}</p>
          <p>{text('home.about.second')}</p>
        </div>
      </div>
      {hasPicture ? (
        <ResponsivePicture
          slot="home.about"
          picture={cellarCrops}
          sizes="(min-width: 1080px) 50vw, 92vw"
          className={styles.room}
        />
      ) : (
        <div className={`${styles.room} ${styles.calm}`} />
      )}
    </PageSection>
  );
}

export const about = { Content: About, texts: staticHomeTexts };
