import Spin from 'antd/es/spin';
import { useText } from '../../../shared/i18n/use-text';
import styles from './loading.module.css';
import type { en } from './messages.en';

export function Loading() {
  const text = useText<keyof typeof en>();
  return (
    <div className={styles.loading} role="status">
      <Spin />
      <span>{text('ui.loading')}</span>
    </div>
  );
}
