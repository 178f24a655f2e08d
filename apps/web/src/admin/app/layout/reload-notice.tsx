import { useGetLive } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useEffect } from 'react';
import { useAdminText } from '../texts';

const askEvery = 2_000; // milliseconds

/** Replaces a page that failed. The browser does not retry a file, so it reloads once the connection returns. */
export function ReloadNotice() {
  const text = useAdminText();
  const { isSuccess, errorUpdateCount } = useGetLive({
    query: { retry: false, networkMode: 'always', refetchInterval: ({ state }) => !state.data && askEvery },
  });
  useEffect(() => {
    if (isSuccess && errorUpdateCount > 0) location.reload();
  }, [isSuccess, errorUpdateCount]);
  return (
    <Alert
      type="warning"
      showIcon
      title={text('admin.broken')}
      action={
        <Button type="primary" onClick={() => location.reload()}>
          {text('admin.reload')}
        </Button>
      }
    />
  );
}
