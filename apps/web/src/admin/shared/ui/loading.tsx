import Spin from 'antd/es/spin';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';
import parts from './parts.module.css';

export function Loading() {
  const text = useText<keyof typeof en>();
  return (
    <div className={parts.empty} role="status">
      <Spin />
      <span>{text('ui.loading')}</span>
    </div>
  );
}
