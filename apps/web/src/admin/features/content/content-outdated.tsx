import type { FormInstance } from 'antd/es/form';
import { OutdatedDraft } from '../../shared/ui/outdated-draft';
import { useContentText } from './texts';
import { type ContentSaving, type ContentValues, valuesOf } from './use-save-content';

const fields = ['contentEn', 'contentSk'] as const;

/** Both versions of a text that two have edited. */
export function ContentOutdated({ form, saving }: { form: FormInstance<ContentValues>; saving: ContentSaving }) {
  const text = useContentText();
  const inWords = (values: ContentValues) =>
    fields.map((field) => ({ label: text(`content.${field}`), words: values[field] }));
  return <OutdatedDraft form={form} versions={saving} valuesOf={valuesOf} inWords={inWords} />;
}
