import { useText } from '../../../shared/i18n/use-text';
import { useSite } from '../../../shared/site/site';
import { PhoneLink } from '../../../shared/ui/phone-link';
import { hero } from '../../../shared/ui/pictures';
import { ResponsivePicture } from '../../../shared/ui/responsive-picture';
import styles from '../hero.module.css';
import type { en } from './messages.en';

export function HeroPicture() {
  return <ResponsivePicture slot="home.hero" picture={hero} sizes="100vw" className={styles.picture} isFirstSeen />;
}

export function ReserveByPhone() {
  const text = useText<keyof typeof en>();
  const { phone } = useSite().businessDetails;
  if (!phone) return null;
  return (
    <noscript>
      <p className={styles.lead}>
        {text('home.hero.noScript')} <PhoneLink phone={phone} className={styles.phone} />
      </p>
    </noscript>
  );
}
