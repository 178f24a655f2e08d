import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { contentLimits } from '@strapec/domain';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../use-cooldown';
import { FileChooser } from './file-chooser';
import { useFileText } from './texts';
import { toFieldRule } from '../field-rule';
import parts from '../parts.module.css';
import styles from './files.module.css';
import { type NeededSize, pictureMimeTypes, usePictureUpload } from './use-picture-upload';

interface PictureFieldProps {
  label: string;
  emptyText?: string;
  neededSize: NeededSize | null;
  addressInput?: 'optional' | 'required';
  onChange?: (imageUrl: string) => void;
}

// eslint-disable-next-line complexity -- parts that may be absent
export function PictureField({ label, emptyText, neededSize, addressInput, onChange }: PictureFieldProps) {
  const text = useFileText();
  const form = Form.useFormInstance<{ imageUrl: string }>();
  const watchedUrl = Form.useWatch('imageUrl', form) as string | undefined; // undefined when the form opens
  const imageUrl = watchedUrl ?? (form.getFieldsValue(true) as { imageUrl: string }).imageUrl;
  const previewUrl = useDebouncedValue(imageUrl.trim()); // a half-typed address could load from another site
  const { upload, isUploading, queuePosition } = usePictureUpload((url) => {
    form.setFieldValue('imageUrl', url);
    onChange?.(url);
  }, neededSize);
  useEffect(() => {
    const hasError = form.getFieldError('imageUrl').length > 0;
    if (!isUploading && hasError) form.validateFields(['imageUrl']).catch(() => undefined);
  }, [form, isUploading]);
  const findAddressErrorText = (input: string) => {
    if (isUploading) return text('picture.address.uploading');
    if (input.trim() === '' && addressInput !== 'required') return null;
    const error = checkPictureAddress(input);
    return error && text(`picture.address.${error}`);
  };
  return (
    <div className={`${parts.stack} ${parts.ruled} ${styles.picture}`} role="group" aria-label={label}>
      {previewUrl || addressInput === 'required' ? (
        <PicturePreview url={checkPictureAddress(previewUrl) ? '' : previewUrl} alt={label} />
      ) : (
        emptyText && <p>{emptyText}</p>
      )}
      <FileChooser accept={pictureMimeTypes} disabled={isUploading} onChoose={(file) => void upload(file)}>
        <UploadOutlined aria-hidden />
        {queuePosition > 0
          ? text('picture.inLine', { place: queuePosition })
          : text(isUploading ? 'picture.uploading' : 'picture.upload')}
      </FileChooser>
      <p className={parts.muted}>
        {text('picture.upload.hint')}{' '}
        {neededSize &&
          !neededSize.canBeSmaller &&
          text('picture.least', { width: neededSize.width, height: neededSize.height })}
      </p>
      <Form.Item
        name="imageUrl"
        label={text('picture.address')}
        hidden={!addressInput}
        rules={[toFieldRule(findAddressErrorText)]}
      >
        <Input
          inputMode="url"
          autoComplete="off"
          maxLength={contentLimits.imageUrlLength}
          onChange={({ target }) => onChange?.(target.value)}
        />
      </Form.Item>
    </div>
  );
}

export function PicturePreview({ url, alt }: { url: string; alt: string }) {
  const text = useFileText();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url === '' || url === brokenUrl) return <p className={styles.broken}>{text('picture.broken')}</p>;
  return <img className={styles.shown} src={url} alt={alt} onError={() => setBrokenUrl(url)} />;
}

function checkPictureAddress(input: string): 'invalid' | 'insecure' | null {
  const address = input.trim();
  if (/^\/(media|images)\/[\w./-]+$/.test(address)) return null;
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  if (protocol === 'https:') return null;
  return protocol === 'http:' ? 'insecure' : 'invalid';
}
