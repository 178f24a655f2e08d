import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { useBanner } from '../banner/banner-provider';
import type { en } from './messages.en';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import { useLeaveGuard } from './use-leave-guard';

interface DraftDrawerProps {
  title: string;
  /** What the button says if not the usual. */
  saveText?: string;
  /** Pixels. */
  size?: number;
  /** Of the form inside; the button that saves it stands below. */
  formId: string;
  open: boolean;
  /** Whether something would be lost. */
  isChanged: () => boolean;
  isSaving: boolean;
  onClose: () => void;
  /** The drawer has gone. */
  onClosed: () => void;
  children: ReactNode;
}

/** Where something is edited. It keeps what is typed until it is saved, or until somebody throws it away on purpose. */
export function DraftDrawer({ isChanged, isSaving, onClose, onClosed, ...props }: DraftDrawerProps) {
  const text = useText<keyof typeof en>();
  const { title, saveText = text('ui.save'), size = 960, formId, open, children } = props;
  const banner = useBanner();
  const close = (): boolean => {
    if (isChanged() && !window.confirm(text('ui.discard'))) return false;
    banner.clear();
    onClose();
    return true;
  };
  useLeaveGuard(() => open && isChanged());
  useBackCloses(open, close);
  return (
    <Drawer
      open={open}
      onClose={close}
      afterOpenChange={(isOpen) => !isOpen && onClosed()}
      title={title}
      size={size}
      mask={{ closable: false }}
      closable={{ 'aria-label': text('ui.close') }}
      footer={
        <Button type="primary" htmlType="submit" form={formId} block disabled={isSaving || !open}>
          {isSaving ? text('ui.saving') : saveText}
        </Button>
      }
    >
      {/* What has been saved is not sent again while the drawer moves away. */}
      <div inert={!open}>{children}</div>
    </Drawer>
  );
}
