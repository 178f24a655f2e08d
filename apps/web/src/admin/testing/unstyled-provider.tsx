import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';

/** Renders without the generated styles of Ant Design, because jsdom draws nothing. */
export const UnstyledProvider = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={{ zeroRuntime: true }}>{children}</ConfigProvider>
);
