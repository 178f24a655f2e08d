import { type ImageDto, getListImagesQueryKey, saveImage, useListImages } from '@strapec/contracts';
import { contentLimits } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useVenueLanguages } from '../../data/use-site-query';
import { PictureField, PicturePreview } from '../../ui/files/picture-field';
import { SectionName, compareSections } from '../section/section-name';
import { DraftDrawer } from '../../ui/drawer/draft-drawer';
import { LastChange } from '../../ui/drawer/conflict-notice';
import { QueryFallback } from '../../ui/load-failure';
import parts from '../../ui/parts.module.css';
import { useDraft } from '../../ui/drawer/use-draft';
import { type DrawerProps, useDrawer } from '../../ui/drawer/use-drawer';
import { SampleTag } from '../../ui/tag';
import styles from './images.module.css';
import { useImagesText } from './texts';

/** Spec §2. */
export function ImageManagement() {
  const text = useImagesText();
  const { data, isError, refetch } = useListImages({ query: { staleTime: 1000 } });
  const drawer = useDrawer<ImageDto>();
  return (
    <>
      <h2>{text('images.title')}</h2>
      {!data && <QueryFallback isError={isError} onRetry={refetch} />}
      {data && <ImageGallery images={data} onEdit={drawer.open} />}
      {drawer.subject && <ImageDrawer key={drawer.openCount} image={drawer.subject} {...drawer.props} />}
    </>
  );
}

function ImageGallery({ images, onEdit }: { images: readonly ImageDto[]; onEdit: (image: ImageDto) => void }) {
  const text = useImagesText();
  if (images.length === 0) return <p className={parts.empty}>{text('images.empty')}</p>;
  const sortedImages = [...images].sort((a, b) => compareSections(a.section, b.section) || a.key.localeCompare(b.key));
  return (
    <ul className={`${parts.gallery} ${parts.section}`}>
      {sortedImages.map((image) => (
        <ImageCard key={image.key} image={image} onEdit={onEdit} />
      ))}
    </ul>
  );
}

const toImageValues = ({ imageUrl, altTextEn, altTextSk }: ImageDto) => ({ imageUrl, altTextEn, altTextSk });

type ImageValues = ReturnType<typeof toImageValues>;

function useImageDraft(openedImage: ImageDto, onSaved: () => void) {
  const queries = useQueryClient();
  const text = useImagesText();
  const cacheImage = (changedImage: ImageDto) =>
    queries.setQueryData<ImageDto[]>(getListImagesQueryKey(), (images) =>
      images?.map((image) => (image.key === changedImage.key ? changedImage : image)),
    );
  return useDraft({
    name: 'site-image',
    openedSubject: openedImage,
    toFormValues: toImageValues,
    save: ({ imageUrl, altTextEn, altTextSk }: ImageValues, { key, section, version }) => {
      const savedAltTexts = { altTextEn: altTextEn || altTextSk, altTextSk: altTextSk || altTextEn }; // with one language there is one field
      return saveImage({ key, section, version, imageUrl: imageUrl.trim(), ...savedAltTexts });
    },
    onSaved: (saved) => {
      cacheImage(saved);
      onSaved();
      return text('images.updated');
    },
    onFailure: (_reason, _error, { latest }) => {
      if (latest) cacheImage(latest);
      return text('images.updateFailed');
    },
    toFormError: ({ field, code, message }) => ({
      name: field as keyof ImageValues,
      errors: [
        code === 'image_too_small' && openedImage.least
          ? text('images.error.tooSmall', { ...openedImage.least })
          : message,
      ],
    }),
  });
}

const altTextFields = [
  { field: 'altTextEn', lang: 'en' },
  { field: 'altTextSk', lang: 'sk' },
] as const;
const emptyAltTexts = { altTextEn: '', altTextSk: '' };

function ImageDrawer({ image, ...drawer }: DrawerProps & { image: ImageDto }) {
  const text = useImagesText();
  const draft = useImageDraft(image, drawer.onClose);
  const describeValues = (values: ImageValues) => [
    { label: text('picture.address'), value: values.imageUrl },
    ...altTextFields.map(({ field }) => ({ label: text(`images.${field}`), value: values[field] })),
  ];
  return (
    <DraftDrawer title={image.key} draft={draft} describeValues={describeValues} {...drawer}>
      <p className={parts.muted}>
        <SectionName section={image.section} />
      </p>
      <ImageFields image={draft.base} />
    </DraftDrawer>
  );
}

function ImageCard({ image, onEdit }: { image: ImageDto; onEdit: (image: ImageDto) => void }) {
  const text = useImagesText();
  const { language } = useLanguage();
  const { key, section, imageUrl, altTextEn, altTextSk, isBuiltIn, updatedBy, updatedAt } = image;
  const altText = language === 'sk' ? altTextSk : altTextEn;
  return (
    <li className={`${parts.card} ${styles.card}`}>
      <PicturePreview url={imageUrl} alt={altText} />
      <div className={`${parts.stack} ${styles.about}`}>
        <h3 className={styles.key}>{key}</h3>
        <SampleTag item={image} />
        <p className={parts.muted}>
          <SectionName section={section} /> ·{' '}
          {isBuiltIn ? text('images.builtIn') : <LastChange editor={updatedBy} changedAt={updatedAt} />}
        </p>
        <p>{altText}</p>
        <Button onClick={() => onEdit(image)} aria-label={`${text('images.edit')}: ${key}`}>
          {text('images.edit')}
        </Button>
      </div>
    </li>
  );
}

function ImageFields({ image }: { image: ImageDto }) {
  const text = useImagesText();
  const form = Form.useFormInstance<ImageValues>();
  const languages = useVenueLanguages();
  const imageUrl = Form.useWatch('imageUrl', form) as string | undefined; // undefined when the form opens
  const isNewPicture = imageUrl !== undefined && imageUrl.trim() !== image.imageUrl;
  /** Another picture empties the alternative texts, the saved one restores them; edited ones stay. */
  const updateAltTexts = (url: string): void => {
    const [oldTexts, newTexts] = url.trim() === image.imageUrl ? [emptyAltTexts, image] : [image, emptyAltTexts];
    const isUnedited = altTextFields.every(({ field }) => form.getFieldValue(field) === oldTexts[field]);
    if (isUnedited) for (const { field } of altTextFields) form.setFieldValue(field, newTexts[field]);
  };
  return (
    <>
      <PictureField
        label={text('images.preview')}
        neededSize={image.least}
        addressInput="required"
        onChange={updateAltTexts}
      />
      <div className={parts.languages}>
        {altTextFields.map(({ field, lang }) => (
          <Form.Item
            key={field}
            name={field}
            label={text(`images.${field}`)}
            extra={isNewPicture && text('images.oldWords', { words: image[field] })}
            hidden={!languages.includes(lang)}
            rules={[{ required: languages.includes(lang), whitespace: true, message: text(`images.error.${field}`) }]}
          >
            <Input.TextArea rows={2} lang={lang} maxLength={contentLimits.altTextLength} />
          </Form.Item>
        ))}
      </div>
    </>
  );
}
