import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Form from 'antd/es/form';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import { useBanner } from '../banner/banner-provider';
import { ChangedMeanwhile, type ChangedMeanwhileProps } from './changed-meanwhile';
import styles from './draft-drawer.module.css';
import type { en } from './messages.en';
import { Loading } from './loading';
import { type Edited, saveButtonOf } from './use-draft';
import type { DrawerProps } from './use-drawer';
import { useLeaveGuard } from './use-leave-guard';

interface DraftDrawerProps<Subject extends Edited | null, Values extends object>
  extends DrawerProps, ChangedMeanwhileProps<Subject, Values> {
  title: ReactNode;
  /** What the button says if not the usual. */
  saveText?: string;
  /** Pixels. */
  size?: number;
  /** Whether the banner names the first fault too (spec §5); without it the field alone does. */
  tellsFaults?: boolean;
  /** The drawer has come, and its fields stand in it. */
  onOpened?: () => void;
  children: ReactNode;
}

/**
 * Where something is edited: it keeps what is typed until it is saved, or until somebody throws it away on purpose.
 * Above the fields what became of both versions, when somebody else has saved meanwhile.
 */
// eslint-disable-next-line complexity -- options with what is usual, and parts that may be absent
export function DraftDrawer<Subject extends Edited | null, Values extends object>(
  props: DraftDrawerProps<Subject, Values>,
) {
  const text = useText<keyof typeof en>();
  const { draft, inWords, alsoChanged, open, onOpened, onClose, onClosed, children } = props;
  const { title, saveText = text('ui.save'), size = 960, tellsFaults = true } = props;
  const { name, form, isSaving, meeting } = draft;
  const banner = useBanner();
  const close = (): boolean => {
    if (draft.isChanged() && !window.confirm(text('ui.discard'))) return false;
    banner.clear();
    onClose();
    return true;
  };
  // A press is answered by the drawer, not by its dozens of fields: they follow, and need not be drawn anew to let it go.
  const fields = useDeferredValue(children, null);
  const isFilled = fields !== null;
  const [hasCome, setHasCome] = useState(false);
  const sayOpened = useEffectEvent(() => onOpened?.());
  useEffect(() => {
    if (hasCome && isFilled) sayOpened();
  }, [hasCome, isFilled]);
  useLeaveGuard(() => open && draft.isChanged());
  useBackCloses(open, close);
  return (
    <Drawer
      open={open}
      onClose={close}
      afterOpenChange={(isOpen) => (isOpen ? setHasCome(true) : onClosed())}
      title={title}
      size={size}
      mask={{ closable: false }}
      closable={{ 'aria-label': text('ui.close') }}
      classNames={{ footer: styles.footer }}
      footer={
        <Button
          id={saveButtonOf(name)}
          type="primary"
          htmlType="submit"
          form={name}
          block
          disabled={isSaving || !open || !isFilled}
        >
          {isSaving ? text('ui.saving') : saveText}
        </Button>
      }
    >
      {/* What has been saved is not sent again while the drawer moves away. */}
      <div inert={!open}>
        <Form<Values>
          id={name}
          name={name}
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={draft.saved}
          scrollToFirstError={{ focus: true }}
          className={styles.form}
          onFinish={draft.submit}
          onFinishFailed={({ errorFields: [first] }) =>
            tellsFaults && first && banner.sayFailed(text('ui.invalid', { issue: first.errors[0] ?? '' }))
          }
        >
          {meeting && <ChangedMeanwhile key={meeting.turn} {...{ draft, meeting, inWords, alsoChanged }} />}
          {fields ?? (
            <div className={styles.coming}>
              <Loading />
            </div>
          )}
          {/* Enter saves, although the visible button stands outside the form. */}
          <input type="submit" hidden />
        </Form>
      </div>
    </Drawer>
  );
}
