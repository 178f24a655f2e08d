import Drawer from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import type { en } from '../../shared/ui/messages.en';
import { useMatches } from '../../shared/ui/use-is-narrow';
import { phone } from './layout';

interface BoardDrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Pixels. */
  size?: number;
  children: ReactNode;
}

/** Opens beside the board, on a phone over it. */
export function BoardDrawer({ size = 440, ...props }: BoardDrawerProps) {
  const text = useText<keyof typeof en>();
  const isPhone = useMatches(phone);
  useBackCloses(props.open, props.onClose);
  return (
    <Drawer
      {...props}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'large' : size}
      closable={{ 'aria-label': text('ui.close') }}
      destroyOnHidden
    />
  );
}
