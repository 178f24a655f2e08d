import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { Loading } from './loading';
import { useUiText } from './texts';

export function LoadFailure({ title, onRetry }: { title?: string | undefined; onRetry: () => void }) {
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

interface QueryFallbackProps {
  isError: boolean;
  title?: string;
  onRetry: () => Promise<unknown>;
}

export const QueryFallback = ({ isError, title, onRetry }: QueryFallbackProps) =>
  isError ? <LoadFailure title={title} onRetry={() => void onRetry()} /> : <Loading />;
