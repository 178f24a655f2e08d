import type { ImageDto } from '@strapec/contracts';
import { SectionName } from '../../shared/section/section-name';
import { DraftDrawer } from '../../shared/ui/draft-drawer';
import type { DrawerProps } from '../../shared/ui/use-drawer';
import { ImageFields } from './image-fields';
import styles from './images.module.css';
import { useImagesText } from './texts';
import { type ImageValues, useSaveImage } from './use-save-image';

const altTexts = ['altTextEn', 'altTextSk'] as const;
const fields = ['imageUrl', ...altTexts] as const;

/** Which picture hangs in a place, by upload or by address, and what it shows in words. */
export function ImageDrawer({ image, ...drawer }: DrawerProps & { image: ImageDto }) {
  const text = useImagesText();
  const draft = useSaveImage(image, drawer.onClose);
  const submit = (values: ImageValues): void => {
    const isNew = values.imageUrl.trim() !== draft.saved.imageUrl;
    const isOldText = altTexts.every((field) => values[field] === draft.saved[field]);
    const words = `${values.altTextEn} · ${values.altTextSk}`;
    if (!isNew || !isOldText || window.confirm(text('images.oldWords', { words }))) draft.submit(values);
    else draft.form.scrollToField('altTextEn', { focus: true });
  };
  const inWords = (values: ImageValues) =>
    fields.map((field) => ({ label: text(`images.${field}`), words: values[field] }));
  return (
    <DraftDrawer title={image.key} draft={{ ...draft, submit }} inWords={inWords} {...drawer}>
      <p className={styles.small}>
        <SectionName section={image.section} />
      </p>
      <ImageFields />
    </DraftDrawer>
  );
}
