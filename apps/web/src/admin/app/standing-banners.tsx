import { HttpError, useGetReady } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import { useSyncExternalStore } from 'react';
import { followServerTime, minutesAhead } from '../../shared/clock';
import { useLanguage } from '../../shared/i18n/language-context';
import { useAdminText } from './texts';

const tolerated = 2; // minutes
const lookEvery = 30_000; // milliseconds

/** Says that the device's clock is wrong; the pages go by the server's all the same. */
export function ClockBanner() {
  const text = useAdminText();
  const { language } = useLanguage();
  const ahead = useSyncExternalStore(followServerTime, minutesAhead);
  if (Math.abs(ahead) <= tolerated) return null;
  const [unit, size] = Math.abs(ahead) < 100 ? (['minute', 1] as const) : (['hour', 60] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  const by = format.format(Math.round(Math.abs(ahead) / size));
  return (
    <Alert
      banner
      type="warning"
      title={text(ahead > 0 ? 'admin.clock.fast' : 'admin.clock.slow', { by })}
      description={text('admin.clock.then')}
    />
  );
}

/** Says above every page that nothing can be saved; who only looks would learn it from the first guest who calls. */
export function DiskBanner() {
  const text = useAdminText();
  const { error } = useGetReady<unknown, Error>({ query: { refetchInterval: lookEvery, retry: false } });
  if (!(error instanceof HttpError) || error.code !== 'storage_full') return null;
  return <Alert banner type="error" title={text('admin.diskFull')} description={text('admin.diskFull.then')} />;
}
