import Drawer, { type DrawerProps as AntDrawerProps } from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import parts from './parts.module.css';
import { useUiText } from './texts';
import { useUnsaved } from './unsaved';

interface SideDrawerProps extends Pick<
  AntDrawerProps,
  'afterOpenChange' | 'footer' | 'mask' | 'placement' | 'size' | 'title'
> {
  open: boolean;
  onClose: () => void;
  /** For a drawer with a form: true while closing it would lose input. */
  isUnsaved?: () => boolean;
  /** True while it cannot be closed. */
  isLocked?: boolean;
  children: ReactNode;
}

/**
 * The drawer of the admin. The close button, Escape and Back close it; it asks first when input would be lost. A press
 * beside it closes only a drawer without a form.
 */
export function SideDrawer(props: SideDrawerProps) {
  const { open, onClose, isUnsaved, isLocked = false, children, ...drawer } = props;
  const text = useUiText();
  const close = (): boolean => {
    if (isLocked || (isUnsaved?.() && !window.confirm(text('ui.discard')))) return false;
    onClose();
    return true;
  };
  useUnsaved(() => open && Boolean(isUnsaved?.()));
  useBackCloses(open, close);
  return (
    <Drawer
      open={open}
      onClose={close}
      mask={{ closable: !isUnsaved }}
      closable={{ 'aria-label': text('ui.close'), disabled: isLocked }}
      classNames={{ footer: parts.foot }}
      destroyOnHidden={!isUnsaved}
      {...drawer}
    >
      {/* A form is not sent again while its drawer closes. */}
      <div inert={!open}>{children}</div>
    </Drawer>
  );
}
