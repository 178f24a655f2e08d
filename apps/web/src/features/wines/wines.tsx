import { useText } from '../../shared/i18n/use-text';
import { shelf, vineyards } from '../../shared/ui/pictures';
import { ResponsivePicture } from '../../shared/ui/responsive-picture';
import { Section } from '../../shared/ui/section';
import { type Drink, DrinkDrawing } from './drink-drawing';
import type { en } from './messages.en';
import styles from './wines.module.css';

const drinks: readonly Drink[] = ['white', 'red', 'sparkling', 'coffee'];

/** The wines on offer; the section begins with the vineyards that some of them come from. */
export function Wines() {
  const text = useText<keyof typeof en>();
  return (
    <Section
      id="wines"
      ground="night"
      eyebrow={text('home.wines.eyebrow')}
      title={text('home.wines.title')}
      picture={<ResponsivePicture slot="home.wines" picture={vineyards} sizes="100vw" className={styles.vineyards} />}
    >
      <div className={styles.content}>
        <ResponsivePicture slot="home.shelf" picture={shelf} sizes="36vw" className={styles.shelf} />
        <p className={styles.lead}>{text('home.wines.lead')}</p>
        <ul className={styles.drinks}>
          {drinks.map((drink) => (
            <li key={drink}>
              <DrinkDrawing drink={drink} />
              <h3>{text(`home.wines.${drink}.title`)}</h3>
              <p>{text(`home.wines.${drink}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
