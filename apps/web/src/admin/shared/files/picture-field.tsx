import UploadOutlined from '@ant-design/icons/UploadOutlined';
import Form from 'antd/es/form';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { FileChooser } from './file-chooser';
import type { en as files } from './messages.en';
import { pictureAddressFault } from './picture-address';
import styles from './picture-field.module.css';
import { pictureTypes, useUpload } from './use-upload';

interface PictureFieldProps {
  label: string;
  /** Said while there is no picture. */
  none?: string;
  /** Pixels. */
  neededWidth: number;
  /** The field `imageUrl`, which holds the address. */
  children: ReactNode;
}

/** A picture by its address, and a way to upload one. It hangs once the form is saved. */
export function PictureField({ label, none, neededWidth, children }: PictureFieldProps) {
  const fileText = useText<keyof typeof files>();
  const form = Form.useFormInstance<{ imageUrl: string }>();
  const watched = Form.useWatch('imageUrl', form) as string | undefined; // nothing yet when the form opens
  const imageUrl = watched ?? (form.getFieldsValue(true) as { imageUrl: string }).imageUrl;
  const { upload, isUploading } = useUpload((url) => form.setFieldValue('imageUrl', url), {
    ...{ width: neededWidth, height: 0, isAsked: true },
  });
  return (
    <div className={styles.picture} role="group" aria-label={label}>
      {children}
      {imageUrl && pictureAddressFault(imageUrl) === null ? <img src={imageUrl} alt={label} /> : none && <p>{none}</p>}
      <FileChooser accept={pictureTypes} disabled={isUploading} onChoose={(file) => void upload(file)}>
        <UploadOutlined aria-hidden />
        {fileText(isUploading ? 'picture.uploading' : 'picture.upload')}
      </FileChooser>
      <p className={styles.hint}>{fileText('picture.upload.hint')}</p>
    </div>
  );
}
