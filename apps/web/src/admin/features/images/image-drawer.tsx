import { HttpError, type ImageDto } from '@strapec/contracts';
import Form from 'antd/es/form';
import { useBanner } from '../../shared/banner/banner-provider';
import { SectionName } from '../../shared/section/section-name';
import { DraftDrawer } from '../../shared/ui/draft-drawer';
import { isChanged } from '../../shared/ui/is-changed';
import { ImageFields } from './image-fields';
import { ImageOutdated } from './image-outdated';
import styles from './images.module.css';
import { useImagesText } from './texts';
import { type ImageValues, useSaveImage, valuesOf } from './use-save-image';

interface ImageDrawerProps {
  image: ImageDto;
  open: boolean;
  onClose: () => void;
  /** The drawer has gone. */
  onClosed: () => void;
}

const formId = 'site-image';

/** Which picture hangs in a place, by upload or by address, and what it shows in words. */
export function ImageDrawer({ image, open, onClose, onClosed }: ImageDrawerProps) {
  const text = useImagesText();
  const banner = useBanner();
  const [form] = Form.useForm<ImageValues>();
  const saving = useSaveImage(image, onClose);
  const save = (values: ImageValues) => {
    if (saving.isSaving) return;
    saving.save(values).catch((error: unknown) => form.setFields(faultsIn(error)));
  };
  return (
    <DraftDrawer
      title={image.key}
      formId={formId}
      open={open}
      isChanged={() => isChanged(form, valuesOf(saving.base))}
      isSaving={saving.isSaving}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Form<ImageValues>
        id={formId}
        name={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(image)}
        scrollToFirstError={{ focus: true }}
        className={styles.form}
        onFinish={save}
        onFinishFailed={({ errorFields: [first] }) =>
          first && banner.sayFailed(text('images.invalid', { issue: first.errors[0] ?? '' }))
        }
      >
        <p className={styles.small}>
          <SectionName section={image.section} />
        </p>
        <ImageOutdated form={form} saving={saving} />
        <ImageFields />
        {/* Enter saves, although the visible button stands outside the form. */}
        <input type="submit" hidden />
      </Form>
    </DraftDrawer>
  );
}

/** The fields that the API found wanting, with its words. */
function faultsIn(error: unknown) {
  const errors = (error instanceof HttpError && error.problem?.errors) || [];
  return errors.map(({ field, message }) => ({ name: field as keyof ImageValues, errors: [message] }));
}
