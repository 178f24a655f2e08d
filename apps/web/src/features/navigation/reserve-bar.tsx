import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { ReserveButton } from '../../shared/reserve/reserve-button';
import type { en } from './messages.en';
import styles from './reserve-bar.module.css';

/** On a phone: the page's main action at the lower edge, while the page's own button for it is out of view. */
export function ActionBar({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div className={styles.bar} data-shown={isShown} inert={!isShown}>
      {children}
    </div>
  );
}

export function ReserveBar({ isShown }: { isShown: boolean }) {
  const text = useText<keyof typeof en>();
  return (
    <ActionBar isShown={isShown}>
      <ReserveButton label={text('navigation.reserve')} />
    </ActionBar>
  );
}
