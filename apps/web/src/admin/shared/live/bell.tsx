import BellFilled from '@ant-design/icons/BellFilled';
import BellOutlined from '@ant-design/icons/BellOutlined';
import Button from 'antd/es/button';
import { Hint } from '../ui/hint';
import styles from './live.module.css';
import { useLiveText } from './texts';
import { useBell } from './use-bell';

/** One press, and this device sounds whenever a guest reserves. */
export function Bell() {
  const text = useLiveText();
  const { isOn, toggle } = useBell();
  return (
    <Hint words={text('live.bell.hint')}>
      <Button
        type="text"
        icon={isOn ? <BellFilled /> : <BellOutlined />}
        aria-pressed={isOn}
        aria-label={text(isOn ? 'live.bell.on' : 'live.bell.off')}
        onClick={toggle}
      >
        <span className={styles.bell}>{text(isOn ? 'live.bell.on' : 'live.bell.off')}</span>
      </Button>
    </Hint>
  );
}
