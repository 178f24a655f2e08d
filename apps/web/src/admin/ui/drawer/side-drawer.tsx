import Drawer, { type DrawerProps as AntDrawerProps } from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { useCloseOnBack } from '../../../shared/ui/use-close-on-back';
import parts from '../parts.module.css';
import { useUiText } from '../texts';
import { useUnsavedInput } from './use-unsaved-input';

interface SideDrawerProps extends Pick<
  AntDrawerProps,
  'afterOpenChange' | 'footer' | 'mask' | 'placement' | 'size' | 'title'
> {
  open: boolean;
  onClose: () => void;
  /** A drawer with a form does not close by a press beside it. */
  isUnsaved?: () => boolean;
  isLocked?: boolean;
  children: ReactNode;
}

/** Back, Escape and the button close it, after a question when input would be lost. */
export function SideDrawer(props: SideDrawerProps) {
  const { open, onClose, isUnsaved, isLocked = false, children, ...drawerProps } = props;
  const text = useUiText();
  const requestClose = (): boolean => {
    if (isLocked || (isUnsaved?.() && !window.confirm(text('ui.discard')))) return false;
    onClose();
    return true;
  };
  useUnsavedInput(() => open && Boolean(isUnsaved?.()));
  useCloseOnBack(open, requestClose);
  return (
    <Drawer
      open={open}
      onClose={requestClose}
      mask={{ closable: !isUnsaved }}
      closable={{ 'aria-label': text('ui.close'), disabled: isLocked }}
      classNames={{ footer: parts.foot }}
      destroyOnHidden
      {...drawerProps}
    >
      {/* A form is not sent again while its drawer closes. */}
      <div inert={!open}>{children}</div>
    </Drawer>
  );
}
