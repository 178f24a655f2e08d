import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  title?: string;
  onRetry: () => void;
}

/** Says that something could not be loaded, and offers to try again. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
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
