import type { ReservationDto } from '@strapec/contracts';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Form from 'antd/es/form';
import { useBanner } from '../../shared/banner/banner-provider';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import { useLeaveGuard } from '../../shared/ui/use-leave-guard';
import { EntryForm } from './entry-form';
import type { EntrySubject, EntryValues } from './entry-values';
import styles from './entry.module.css';
import { useEntryText } from './texts';
import { useSaveEntry } from './use-save-entry';

interface EntryDrawerProps {
  subject: EntrySubject;
  open: boolean;
  onClose: () => void;
  /** The drawer has gone. */
  onClosed: () => void;
  onSaved: (reservation: ReservationDto) => void;
}

const titles = { phone: 'entry.new.title', walk_in: 'entry.walkIn.title', edit: 'entry.edit.title' } as const;
const formId = 'entry';

/** Where staff enter or change a reservation: beside the evening on a desk, over it on a phone. */
export function EntryDrawer({ subject, open, onClose, onClosed, onSaved }: EntryDrawerProps) {
  const text = useEntryText();
  const [form] = Form.useForm<EntryValues>();
  const banner = useBanner();
  const saving = useSaveEntry(subject, onSaved);
  const close = (): boolean => {
    if (form.isFieldsTouched() && !window.confirm(text('entry.discard'))) return false;
    banner.clear();
    onClose();
    return true;
  };
  useLeaveGuard(() => open && form.isFieldsTouched());
  useBackCloses(open, close);
  return (
    <Drawer
      open={open}
      onClose={close}
      afterOpenChange={(isOpen) => (isOpen ? focusFirst(subject) : onClosed())}
      title={text(titles[subject.kind])}
      size={560}
      mask={{ closable: false }}
      closable={{ 'aria-label': text('entry.close') }}
      classNames={{ body: styles.body, footer: styles.footer }}
      footer={
        <Button type="primary" htmlType="submit" form={formId} block disabled={saving.isSaving || !open}>
          {text(saving.isSaving ? 'entry.saving' : 'entry.save')}
        </Button>
      }
    >
      {/* What has been saved is not sent again while the drawer moves away. */}
      <div inert={!open}>
        <EntryForm form={form} formId={formId} subject={subject} saving={saving} />
      </div>
    </Drawer>
  );
}

/** Straight to the first question that has no answer yet; a host who was quicker than the drawer is left where they type. */
function focusFirst({ kind }: EntrySubject): void {
  if (document.getElementById(formId)?.contains(document.activeElement)) return;
  const field = document.getElementById(kind === 'walk_in' ? `${formId}_partySize` : `${formId}_time`);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
