import { type ContentDto, HttpError } from '@strapec/contracts';
import Form from 'antd/es/form';
import { useBanner } from '../../shared/banner/banner-provider';
import { SectionName } from '../../shared/section/section-name';
import { DraftDrawer } from '../../shared/ui/draft-drawer';
import { isChanged } from '../../shared/ui/is-changed';
import { LastChange } from '../../shared/ui/last-change';
import { ContentFields } from './content-fields';
import { ContentOutdated } from './content-outdated';
import styles from './content.module.css';
import { type ContentText, useContentText } from './texts';
import { type ContentValues, useSaveContent, valuesOf } from './use-save-content';

interface ContentDrawerProps {
  content: ContentDto;
  open: boolean;
  onClose: () => void;
  /** The drawer has gone. */
  onClosed: () => void;
}

const formId = 'site-text';

/** A text in both languages, side by side. */
export function ContentDrawer({ content, open, onClose, onClosed }: ContentDrawerProps) {
  const text = useContentText();
  const banner = useBanner();
  const [form] = Form.useForm<ContentValues>();
  const saving = useSaveContent(content, onClose);
  const save = (values: ContentValues) => {
    if (saving.isSaving) return;
    saving.save(values).catch((error: unknown) => form.setFields(faultsIn(error, text)));
  };
  return (
    <DraftDrawer
      title={content.key}
      formId={formId}
      open={open}
      isChanged={() => isChanged(form, valuesOf(saving.base))}
      isSaving={saving.isSaving}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Form<ContentValues>
        id={formId}
        name={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(content)}
        scrollToFirstError={{ focus: true }}
        className={styles.form}
        onFinish={save}
        onFinishFailed={({ errorFields: [first] }) =>
          first && banner.sayFailed(text('content.invalid', { issue: first.errors[0] ?? '' }))
        }
      >
        <p className={styles.about}>
          <SectionName section={content.section} /> ·{' '}
          <LastChange who={saving.base.updatedBy} when={saving.base.updatedAt} />
        </p>
        <ContentOutdated form={form} saving={saving} />
        <ContentFields placeholders={content.placeholders} />
      </Form>
    </DraftDrawer>
  );
}

/** What the API found wanting, in the staff's words. */
function faultsIn(error: unknown, text: ContentText) {
  const errors = (error instanceof HttpError && error.problem?.errors) || [];
  return errors.map(({ field, code, message }) => ({
    name: field as keyof ContentValues,
    errors: [code === 'placeholders_differ' || code === 'syntax_invalid' ? text(`content.fault.${code}`) : message],
  }));
}
