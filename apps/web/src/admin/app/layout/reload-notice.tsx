import { useGetLive } from '@strapec/contracts';
import Button from 'antd/es/button';
import Result from 'antd/es/result';
import { useEffect } from 'react';
import { useAdminText } from '../texts';

const askEvery = 2_000; // milliseconds

/** Stands in the place of a page that failed. The browser does not retry a file, so the page reloads by itself once the connection returns. */
export function ReloadNotice() {
  const text = useAdminText();
  const { isSuccess, errorUpdateCount } = useGetLive({
    query: { retry: false, networkMode: 'always', refetchInterval: ({ state }) => !state.data && askEvery },
  });
  useEffect(() => {
    if (isSuccess && errorUpdateCount > 0) location.reload();
  }, [isSuccess, errorUpdateCount]);
  return (
    <Result
      status="warning"
      title={text('admin.broken')}
      extra={
        <Button type="primary" onClick={() => location.reload()}>
          {text('admin.reload')}
        </Button>
      }
    />
  );
}
