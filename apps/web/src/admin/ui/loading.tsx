import Spin from 'antd/es/spin';
import { useUiText } from './texts';
import parts from './parts.module.css';

export function Loading() {
  const text = useUiText();
  return (
    <div className={parts.empty} role="status">
      <Spin />
      <span>{text('ui.loading')}</span>
    </div>
  );
}
