import Alert from 'antd/es/alert';
import { useSyncExternalStore } from 'react';
import { followServerTime, minutesAhead } from '../../shared/clock';
import { useLanguage } from '../../shared/i18n/language-context';
import { useAdminText } from './texts';

const tolerated = 2; // minutes

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
