import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

/** Says that something could not be loaded, in a sentence of its own or the usual one, and offers to try again. */
export function LoadFailure({ title, onRetry }: { title?: string; onRetry: () => void }) {
  const text = useText<keyof typeof en>();
  return (
    <Alert
      type="error"
      showIcon
      title={title ?? text('ui.failed')}
      action={<Button onClick={onRetry}>{text('ui.tryAgain')}</Button>}
    />
  );
}
