import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { contentLimits, eventLimits } from '@strapec/domain';
import Form, { type Rule } from 'antd/es/form';
import Input from 'antd/es/input';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useText } from '../../../shared/i18n/use-text';
import { FileChooser } from '../../shared/files/file-chooser';
import type { en as files } from '../../shared/files/messages.en';
import { pictureAddressFault } from '../../shared/files/picture-address';
import { pictureTypes, useUpload } from '../../shared/files/use-upload';
import type { EventValues } from './event-values';
import styles from './events.module.css';
import { useEventsText } from './texts';

const orders = { sk: ['Sk', 'En'], en: ['En', 'Sk'] } as const;

/** Title and description: the language of the staff first, which is enough. */
export function EventWords() {
  const text = useEventsText();
  const { language } = useLanguage();
  const form = Form.useFormInstance<EventValues>();
  const inAny = (part: 'title' | 'description'): Rule => ({
    validator: () => {
      const isWritten = orders.sk.some((one) => String(form.getFieldValue(`${part}${one}`) ?? '').trim() !== '');
      return isWritten ? Promise.resolve() : Promise.reject(new Error(text(`events.fault.${part}En`)));
    },
  });
  return (['title', 'description'] as const).flatMap((part) =>
    orders[language].map((one, index) => (
      <Form.Item
        key={`${part}${one}`}
        name={`${part}${one}`}
        label={text(`events.form.${part}${one}`)}
        {...(index === 0 ? { rules: [inAny(part)] } : { extra: text('events.form.optional') })}
      >
        {part === 'title' ? (
          <Input autoComplete="off" lang={one.toLowerCase()} maxLength={eventLimits.titleLength} />
        ) : (
          <Input.TextArea
            rows={3}
            className={styles.words}
            lang={one.toLowerCase()}
            maxLength={eventLimits.descriptionLength}
          />
        )}
      </Form.Item>
    )),
  );
}

const pictureWidth = 800; // pixels: as wide as a phone of three pixels to the point shows it

/** The address of a picture, or a picture of one's own, which has one once it is uploaded. */
export function EventPicture({ rules }: { rules: Rule[] }) {
  const text = useEventsText();
  const fileText = useText<keyof typeof files>();
  const form = Form.useFormInstance<EventValues>();
  const imageUrl = Form.useWatch('imageUrl', form);
  const { upload, isUploading } = useUpload((url) => form.setFieldValue('imageUrl', url), pictureWidth);
  return (
    <>
      <Form.Item name="imageUrl" label={text('events.form.imageUrl')} rules={rules}>
        <Input inputMode="url" autoComplete="off" maxLength={contentLimits.imageUrlLength} />
      </Form.Item>
      <div className={styles.picture}>
        <FileChooser accept={pictureTypes} disabled={isUploading} onChoose={upload}>
          <UploadOutlined aria-hidden />
          {fileText(isUploading ? 'picture.uploading' : 'picture.upload')}
        </FileChooser>
        {imageUrl && pictureAddressFault(imageUrl) === null && <img src={imageUrl} alt="" />}
      </div>
    </>
  );
}
