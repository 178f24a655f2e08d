import { useText } from '../../shared/i18n/use-text';
import { ReserveButton } from '../../shared/reserve/reserve-button';
import type { en } from './messages.en';
import styles from './reserve-bar.module.css';

/** On a phone the reserve button follows at the lower edge once the hero with its own is gone. */
export function ReserveBar({ isShown }: { isShown: boolean }) {
  const text = useText<keyof typeof en>();
  return (
    <div className={styles.bar} data-shown={isShown} inert={!isShown}>
      <ReserveButton label={text('navigation.reserve')} />
    </div>
  );
}
