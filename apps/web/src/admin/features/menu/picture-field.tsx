import UploadOutlined from '@ant-design/icons/UploadOutlined';
import Form from 'antd/es/form';
import { useText } from '../../../shared/i18n/use-text';
import { FileChooser } from '../../shared/files/file-chooser';
import type { en as files } from '../../shared/files/messages.en';
import { pictureTypes, useUpload } from '../../shared/files/use-upload';
import styles from './item-drawer.module.css';
import type { ItemValues } from './item-values';
import { useMenuText } from './texts';

const neededWidth = 480; // pixels

/** The picture of an item: what it shows is told by the item's name. It hangs once the item is saved. */
export function PictureField() {
  const text = useMenuText();
  const fileText = useText<keyof typeof files>();
  const form = Form.useFormInstance<ItemValues>();
  const watched = Form.useWatch('imageUrl', form) as string | undefined; // nothing yet when the form opens
  const imageUrl = watched ?? (form.getFieldsValue(true) as ItemValues).imageUrl;
  const { upload, isUploading } = useUpload((url) => form.setFieldValue('imageUrl', url), neededWidth);
  return (
    <div className={styles.picture} role="group" aria-label={text('menuList.form.picture')}>
      <Form.Item name="imageUrl" hidden>
        <input type="hidden" />
      </Form.Item>
      {imageUrl ? (
        <img src={imageUrl} alt={text('menuList.form.picture')} />
      ) : (
        <p>{text('menuList.form.picture.none')}</p>
      )}
      <FileChooser accept={pictureTypes} disabled={isUploading} onChoose={upload}>
        <UploadOutlined aria-hidden />
        {fileText(isUploading ? 'picture.uploading' : 'picture.upload')}
      </FileChooser>
      <p className={styles.hint}>{fileText('picture.upload.hint')}</p>
    </div>
  );
}
