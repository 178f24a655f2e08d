import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { Loading } from './loading';
import { useUiText } from './texts';

/** Says that loading failed, in a given or the usual sentence, with a retry button. */
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

interface NotLoadedProps {
  isError: boolean;
  title?: string;
  retry: () => Promise<unknown>;
}

/** Stands in the place of data that is still being loaded, or could not be. */
export const NotLoaded = ({ isError, title, retry }: NotLoadedProps) =>
  isError ? <LoadFailure title={title} onRetry={() => void retry()} /> : <Loading />;
