import type { FormInstance } from 'antd/es/form';
import { OutdatedDraft } from '../../shared/ui/outdated-draft';
import { useImagesText } from './texts';
import { type ImageSaving, type ImageValues, valuesOf } from './use-save-image';

const fields = ['imageUrl', 'altTextEn', 'altTextSk'] as const;

/** Both versions of a picture that two have edited. */
export function ImageOutdated({ form, saving }: { form: FormInstance<ImageValues>; saving: ImageSaving }) {
  const text = useImagesText();
  const inWords = (values: ImageValues) =>
    fields.map((field) => ({ label: text(`images.${field}`), words: values[field] }));
  return <OutdatedDraft form={form} versions={saving} valuesOf={valuesOf} inWords={inWords} />;
}
