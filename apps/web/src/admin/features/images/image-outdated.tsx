import type { FormInstance } from 'antd/es/form';
import { useBanner } from '../../shared/banner/banner-provider';
import { ChangedMeanwhile } from '../../shared/ui/changed-meanwhile';
import { useImagesText } from './texts';
import { type ImageSaving, type ImageValues, valuesOf } from './use-save-image';

/** Both versions of a picture that two have edited. */
export function ImageOutdated({ form, saving }: { form: FormInstance<ImageValues>; saving: ImageSaving }) {
  const text = useImagesText();
  const banner = useBanner();
  const { theirs, goOnFrom } = saving;
  if (!theirs) return null;
  const mine = form.getFieldsValue();
  const goOn = () => {
    goOnFrom(theirs);
    banner.clear();
  };
  return (
    <ChangedMeanwhile
      who={theirs.updatedBy}
      when={theirs.updatedAt}
      fields={(['imageUrl', 'altTextEn', 'altTextSk'] as const).map((field) => ({
        label: text(`images.${field}`),
        theirs: theirs[field],
        mine: mine[field],
      }))}
      onTakeTheirs={() => {
        form.setFieldsValue(valuesOf(theirs));
        goOn();
      }}
      onKeepMine={goOn}
    />
  );
}
