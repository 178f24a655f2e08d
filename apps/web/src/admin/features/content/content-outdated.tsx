import type { FormInstance } from 'antd/es/form';
import { useBanner } from '../../shared/banner/banner-provider';
import { ChangedMeanwhile } from '../../shared/ui/changed-meanwhile';
import { useContentText } from './texts';
import { type ContentSaving, type ContentValues, valuesOf } from './use-save-content';

/** Both versions of a text that two have edited. */
export function ContentOutdated({ form, saving }: { form: FormInstance<ContentValues>; saving: ContentSaving }) {
  const text = useContentText();
  const banner = useBanner();
  const { theirs, goOnFrom } = saving;
  if (!theirs) return null;
  const mine = form.getFieldsValue();
  const goOn = () => {
    goOnFrom(theirs);
    banner.clear();
  };
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
        goOn();
      }}
      onKeepMine={goOn}
    />
  );
}
