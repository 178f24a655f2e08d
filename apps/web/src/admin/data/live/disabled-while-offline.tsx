import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { useLiveConnection } from './live-context';

/** Open forms stay as they are. */
export function DisabledWhileOffline({ children }: { children: ReactNode }) {
  const { isLost } = useLiveConnection();
  return <ConfigProvider componentDisabled={isLost}>{children}</ConfigProvider>;
}
