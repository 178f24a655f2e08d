import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

/** Says that loading failed, in a given or the usual sentence, with a retry button. */
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
