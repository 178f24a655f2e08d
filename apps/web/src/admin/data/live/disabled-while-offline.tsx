import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { useLive } from './live-context';

/** Open forms stay as they are. */
export function DisabledWhileOffline({ children }: { children: ReactNode }) {
  const { isLost } = useLive();
  return <ConfigProvider componentDisabled={isLost}>{children}</ConfigProvider>;
}
