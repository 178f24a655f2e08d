import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { contentLimits } from '@strapec/domain';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useEffect } from 'react';
import { pictureAddressFault } from '../../shared/files/picture-address';
import { FileChooser } from '../../shared/files/file-chooser';
import { pictureTypes, useUpload } from '../../shared/files/use-upload';
import { useSettled } from '../../shared/ui/use-settled';
import styles from './images.module.css';
import { Preview } from './preview';
import { useImagesText } from './texts';
import type { ImageValues } from './use-save-image';

const neededWidth = 960; // pixels

const altTexts = [
  { field: 'altTextEn', lang: 'en' },
  { field: 'altTextSk', lang: 'sk' },
] as const;

/** The picture, and what it shows in words for those who do not see it. */
export function ImageFields() {
  const text = useImagesText();
  const form = Form.useFormInstance<ImageValues>();
  const { upload, isUploading } = useUpload((url) => form.setFieldValue('imageUrl', url), neededWidth);
  useEffect(() => {
    const isHeldBack = form.getFieldError('imageUrl').length > 0;
    if (!isUploading && isHeldBack) form.validateFields(['imageUrl']).catch(() => undefined);
  }, [form, isUploading]);
  return (
    <>
      <Picture upload={upload} isUploading={isUploading} />
      <Form.Item
        name="imageUrl"
        label={text('images.imageUrl')}
        rules={[
          {
            validator: (_rule, value: string) => {
              const fault = isUploading ? 'uploading' : pictureAddressFault(value);
              return fault ? Promise.reject(new Error(text(`images.fault.${fault}`))) : Promise.resolve();
            },
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

function Picture({ upload, isUploading }: ReturnType<typeof useUpload>) {
  const text = useImagesText();
  const form = Form.useFormInstance<ImageValues>();
  const watched = Form.useWatch([], form) as Partial<ImageValues> | undefined; // nothing yet when the form opens
  const { imageUrl = '' } = watched ?? (form.getFieldsValue(true) as Partial<ImageValues>);
  const address = useSettled(imageUrl.trim()); // half an address would be asked for at a stranger's
  return (
    <div className={styles.picture}>
      <Preview url={pictureAddressFault(address) ? '' : address} alt={text('images.preview')} />
      <FileChooser accept={pictureTypes} disabled={isUploading} onChoose={upload}>
        <UploadOutlined aria-hidden />
        {text(isUploading ? 'picture.uploading' : 'picture.upload')}
      </FileChooser>
      <p className={styles.small}>{text('picture.upload.hint')}</p>
    </div>
  );
}
