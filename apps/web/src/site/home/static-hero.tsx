import { useSite } from '../../shared/site/site';
import { PhoneLink } from '../../shared/ui/phone-link';
import { heroCrops } from '../../shared/ui/pictures';
import { ResponsivePicture } from '../../shared/ui/responsive-picture';
import styles from './hero.module.css';
import { staticHomeTexts, useStaticHomeText } from './static-home-texts';

export function HeroPicture() {
  return (
    <ResponsivePicture slot="home.hero" picture={heroCrops} sizes="100vw" className={styles.picture} isAboveTheFold />
  );
}

export function ReserveByPhone() {
  const text = useStaticHomeText();
  const { phone } = useSite().businessDetails;
  if (!phone) return null;
  return (
    <noscript>
      <p className={styles.lead}>
        {text('home.hero.noScript')} <PhoneLink phone={phone} />
      </p>
    </noscript>
  );
}

export const heroPicture = { Content: HeroPicture, texts: staticHomeTexts };
export const reserveByPhone = { Content: ReserveByPhone, texts: staticHomeTexts };
