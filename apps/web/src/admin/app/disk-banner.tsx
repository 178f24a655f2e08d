import { HttpError, useGetReady } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import { useAdminText } from './texts';

const lookEvery = 30_000; // milliseconds

/** Says above every page that nothing can be saved; who only looks would learn it from the first guest who calls. */
export function DiskBanner() {
  const text = useAdminText();
  const { error } = useGetReady<unknown, Error>({ query: { refetchInterval: lookEvery, retry: false } });
  if (!(error instanceof HttpError) || error.code !== 'storage_full') return null;
  return <Alert banner type="error" title={text('admin.diskFull')} description={text('admin.diskFull.then')} />;
}
