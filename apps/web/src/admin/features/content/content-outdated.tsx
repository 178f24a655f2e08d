import type { FormInstance } from 'antd/es/form';
import { ChangedMeanwhile } from '../../shared/ui/changed-meanwhile';
import { useContentText } from './texts';
import { type ContentSaving, type ContentValues, valuesOf } from './use-save-content';

/** Both versions of a text that two have edited. */
export function ContentOutdated({ form, saving }: { form: FormInstance<ContentValues>; saving: ContentSaving }) {
  const text = useContentText();
  const { theirs, goOnFrom } = saving;
  if (!theirs) return null;
  const mine = form.getFieldsValue();
  const fields = (['contentEn', 'contentSk'] as const).map((field) => ({
    label: text(`content.${field}`),
    theirs: theirs[field],
    mine: mine[field],
  }));
  return (
    <ChangedMeanwhile
      who={theirs.updatedBy}
      when={theirs.updatedAt}
      fields={fields}
      onTakeTheirs={() => {
        form.setFieldsValue(valuesOf(theirs));
        goOnFrom(theirs);
      }}
      onKeepMine={() => goOnFrom(theirs)}
    />
  );
}
