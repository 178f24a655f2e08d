import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useUiText } from './texts';

/** Says that loading failed, in a given or the usual sentence, with a retry button. */
export function LoadFailure({ title, onRetry }: { title?: string; onRetry: () => void }) {
  const text = useUiText();
  return (
    <Alert
      type="error"
      showIcon
      title={title ?? text('ui.failed')}
      action={<Button onClick={onRetry}>{text('ui.tryAgain')}</Button>}
    />
  );
}
