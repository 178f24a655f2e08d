import Spin from 'antd/es/spin';
import styles from './loading.module.css';
import { useUiText } from './texts';

export function Loading() {
  const text = useUiText();
  return (
    <div className={styles.loading} role="status">
      <Spin />
      <span>{text('ui.loading')}</span>
    </div>
  );
}
