import { localizePath, menuPath } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { priceInWords } from '../../shared/i18n/price-words';
import { volumeInWords } from '../../shared/menu/menu-words';
import { useSite } from '../../shared/site/site';
import buttons from '../../shared/ui/buttons.module.css';
import { shelfCrops, vineyardsCrops } from '../../shared/ui/pictures';
import { ResponsivePicture, useHasPicture } from '../../shared/ui/responsive-picture';
import { PageSection } from '../../shared/ui/page-section';
import { staticHomeTexts, useStaticHomeText } from './static-home-texts';
import styles from './wines.module.css';

export function Wines() {
  const text = useStaticHomeText();
  const { language } = useLanguage();
  const hasPicture = useHasPicture('home.wines');
  return (
    <PageSection
      id="wines"
      ground="night"
      eyebrow={text('home.wines.eyebrow')}
      title={text('home.wines.title')}
      picture={
        hasPicture && (
          <ResponsivePicture slot="home.wines" picture={vineyardsCrops} sizes="100vw" className={styles.vineyards} />
        )
      }
    >
      <div className={styles.content}>
        <ResponsivePicture slot="home.shelf" picture={shelfCrops} sizes="36vw" className={styles.shelf} />
        <p className={styles.lead}>{text('home.wines.lead')}</p>
        <div>
          <WineSelection />
          <a className={buttons.quiet} href={localizePath(language, menuPath)}>
            {text('home.wines.all')}
          </a>
        </div>
      </div>
    </PageSection>
  );
}

function WineSelection() {
  const text = useStaticHomeText();
  const { language } = useLanguage();
  const { wines = [] } = useSite();
  if (wines.length === 0) return null;
  const isByTheGlass = wines.every(({ kind }) => kind === 'glass');
  return (
    <>
      <h3 className={styles.few}>{text(isByTheGlass ? 'home.wines.tonight' : 'home.wines.bottles')}</h3>
      <ul className={styles.wines}>
        {wines.map(({ name, producer, volumeMl, priceCents }) => (
          <li key={name + producer}>
            <span>
              {name} <small>{producer}</small>
            </span>
            {volumeMl !== null && <small>{volumeInWords(volumeMl, language)}</small>}
            <b>{priceInWords(priceCents, language)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

export const wines = { Content: Wines, texts: staticHomeTexts };
