import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useBanner } from '../../data/banner/banner-provider';
import { ConflictNotice, type ConflictNoticeProps } from './conflict-notice';
import { useUiText } from '../texts';
import { Loading } from '../loading';
import parts from '../parts.module.css';
import { SideDrawer } from './side-drawer';
import styles from '../ui.module.css';
import { type EditedRecord, saveButtonId } from './use-draft';
import type { DrawerProps } from './use-drawer';

interface DraftDrawerProps<Subject extends EditedRecord | null, Values extends object>
  extends DrawerProps, ConflictNoticeProps<Subject, Values> {
  title: ReactNode;
  saveText?: string;
  size?: number;
  /** True when the banner names the first error too (spec §5). */
  hasErrorBanner?: boolean;
  onOpened?: () => void;
  children: ReactNode;
}

// eslint-disable-next-line complexity -- options with defaults, and parts that may be absent
export function DraftDrawer<Subject extends EditedRecord | null, Values extends object>(
  props: DraftDrawerProps<Subject, Values>,
) {
  const text = useUiText();
  const { draft, describeValues, describeOtherChanges, open, onOpened, onClose, onClosed, children } = props;
  const { title, saveText = text('ui.save'), size = 960, hasErrorBanner = true } = props;
  const { name, form, isSaving, conflict } = draft;
  const banner = useBanner();
  // The fields come after the drawer has opened, and then always in one render with the button.
  const areFieldsReady = useDeferredValue(true, false);
  const [hasOpened, setHasOpened] = useState(false);
  const notifyOpened = useEffectEvent(() => onOpened?.());
  useEffect(() => {
    if (hasOpened && areFieldsReady) notifyOpened();
  }, [hasOpened, areFieldsReady]);
  return (
    <SideDrawer
      open={open}
      onClose={() => {
        banner.clear();
        onClose();
      }}
      isUnsaved={draft.isChanged}
      afterOpenChange={(isOpen) => (isOpen ? setHasOpened(true) : onClosed())}
      title={title}
      size={size}
      footer={
        <Button
          id={saveButtonId(name)}
          type="primary"
          htmlType="submit"
          form={name}
          block
          disabled={isSaving || !open || !areFieldsReady}
        >
          {isSaving ? text('ui.saving') : saveText}
        </Button>
      }
    >
      <Form<Values>
        id={name}
        name={name}
        form={form}
        layout="vertical"
        initialValues={draft.savedValues}
        scrollToFirstError={{ focus: true }}
        className={`${parts.drawerForm} ${styles.form}`}
        onFinish={draft.submit}
        onFinishFailed={({ errorFields: [firstError] }) =>
          hasErrorBanner && firstError && banner.showFailure(text('ui.invalid', { issue: firstError.errors[0] ?? '' }))
        }
      >
        {conflict && (
          <ConflictNotice
            key={conflict.number}
            draft={draft}
            conflict={conflict}
            describeValues={describeValues}
            describeOtherChanges={describeOtherChanges}
          />
        )}
        {areFieldsReady ? (
          children
        ) : (
          <div className={styles.loading}>
            <Loading />
          </div>
        )}
        {/* Enter submits, although the visible button stands outside the form. */}
        <input type="submit" hidden />
      </Form>
    </SideDrawer>
  );
}
