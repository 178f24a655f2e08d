import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';

/** Without the styles that Ant Design makes for each component: jsdom draws nothing. */
export const UnstyledProvider = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={{ zeroRuntime: true }}>{children}</ConfigProvider>
);
