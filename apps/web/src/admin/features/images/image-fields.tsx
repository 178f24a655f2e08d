import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { contentLimits } from '@strapec/domain';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { FileChooser } from '../../shared/files/file-chooser';
import { useSettled } from '../../shared/ui/use-settled';
import styles from './images.module.css';
import { Preview } from './preview';
import { useImagesText } from './texts';
import type { ImageValues } from './use-save-image';
import { pictureTypes, useUpload } from './use-upload';

const altTexts = [
  { field: 'altTextEn', lang: 'en' },
  { field: 'altTextSk', lang: 'sk' },
] as const;

/** The picture, and what it shows in words for those who do not see it. */
export function ImageFields() {
  const text = useImagesText();
  return (
    <>
      <Picture />
      <Form.Item
        name="imageUrl"
        label={text('images.imageUrl')}
        rules={[
          {
            validator: (_rule, value: string) =>
              isPictureAddress(value.trim()) ? Promise.resolve() : Promise.reject(new Error(text('images.fault.url'))),
          },
        ]}
      >
        <Input inputMode="url" autoComplete="off" maxLength={contentLimits.imageUrlLength} />
      </Form.Item>
      <div className={styles.pair}>
        {altTexts.map(({ field, lang }) => (
          <Form.Item
            key={field}
            name={field}
            label={text(`images.${field}`)}
            rules={[{ required: true, whitespace: true, message: text(`images.fault.${field}`) }]}
          >
            <Input.TextArea rows={2} className={styles.words} lang={lang} maxLength={contentLimits.altTextLength} />
          </Form.Item>
        ))}
      </div>
    </>
  );
}

function Picture() {
  const text = useImagesText();
  const form = Form.useFormInstance<ImageValues>();
  const watched = Form.useWatch([], form) as Partial<ImageValues> | undefined; // nothing yet when the form opens
  const { imageUrl = '' } = watched ?? (form.getFieldsValue(true) as Partial<ImageValues>);
  const { upload, isUploading } = useUpload((url) => form.setFieldValue('imageUrl', url));
  const address = useSettled(imageUrl.trim()); // half an address would be asked for at a stranger's
  return (
    <div className={styles.picture}>
      <Preview url={isPictureAddress(address) ? address : ''} alt={text('images.preview')} />
      <FileChooser accept={pictureTypes} disabled={isUploading} onChoose={upload}>
        <UploadOutlined aria-hidden />
        {text(isUploading ? 'images.uploading' : 'images.upload')}
      </FileChooser>
      <p className={styles.small}>{text('images.upload.hint')}</p>
    </div>
  );
}

/** An address of the web, or of a picture of our own. */
function isPictureAddress(typed: string): boolean {
  if (/^\/(media|images)\/[\w./-]+$/.test(typed)) return true;
  return URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol);
}
