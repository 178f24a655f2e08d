import { useText } from '../../shared/i18n/use-text';
import { ResponsivePicture } from '../../shared/ui/responsive-picture';
import { Section } from '../../shared/ui/section';
import { type Drink, DrinkDrawing } from './drink-drawing';
import type { en } from './messages.en';
import styles from './wines.module.css';

const drinks: readonly Drink[] = ['white', 'red', 'sparkling', 'coffee'];

/** The wines on offer, under a picture of the vineyards that some of them come from. */
export function Wines() {
  const text = useText<keyof typeof en>();
  return (
    <>
      <div className={styles.view}>
        <ResponsivePicture slot="home.wines" name="vineyards" sizes="100vw" className={styles.picture} />
      </div>
      <Section id="wines" ground="night" eyebrow={text('home.wines.eyebrow')} title={text('home.wines.title')}>
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
      </Section>
    </>
  );
}
