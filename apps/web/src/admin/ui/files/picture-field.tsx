import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { contentLimits } from '@strapec/domain';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useEffect, useState } from 'react';
import { useDebounced } from '../use-rest';
import { FileChooser } from './file-chooser';
import { useFileText } from './texts';
import { fieldRule } from '../field-rule';
import parts from '../parts.module.css';
import styles from './files.module.css';
import { type Needed, pictureTypes, useUpload } from './use-upload';

interface PictureFieldProps {
  label: string;
  none?: string;
  needed: Needed | null;
  address?: 'optional' | 'required';
  onChange?: (imageUrl: string) => void;
}

// eslint-disable-next-line complexity -- parts that may be absent
export function PictureField({ label, none, needed, address, onChange }: PictureFieldProps) {
  const text = useFileText();
  const form = Form.useFormInstance<{ imageUrl: string }>();
  const watched = Form.useWatch('imageUrl', form) as string | undefined; // undefined when the form opens
  const imageUrl = watched ?? (form.getFieldsValue(true) as { imageUrl: string }).imageUrl;
  const shown = useDebounced(imageUrl.trim()); // a half-typed address could load from another site
  const { upload, isUploading, place } = useUpload((url) => {
    form.setFieldValue('imageUrl', url);
    onChange?.(url);
  }, needed);
  useEffect(() => {
    const isHeldBack = form.getFieldError('imageUrl').length > 0;
    if (!isUploading && isHeldBack) form.validateFields(['imageUrl']).catch(() => undefined);
  }, [form, isUploading]);
  const errorOf = (typed: string) => {
    if (isUploading) return text('picture.address.uploading');
    if (typed.trim() === '' && address !== 'required') return null;
    const error = pictureAddressError(typed);
    return error && text(`picture.address.${error}`);
  };
  return (
    <div className={`${parts.stack} ${parts.ruled} ${styles.picture}`} role="group" aria-label={label}>
      {shown || address === 'required' ? (
        <ShownPicture url={pictureAddressError(shown) ? '' : shown} alt={label} />
      ) : (
        none && <p>{none}</p>
      )}
      <FileChooser accept={pictureTypes} disabled={isUploading} onChoose={(file) => void upload(file)}>
        <UploadOutlined aria-hidden />
        {place > 0 ? text('picture.inLine', { place }) : text(isUploading ? 'picture.uploading' : 'picture.upload')}
      </FileChooser>
      <p className={parts.muted}>
        {text('picture.upload.hint')}{' '}
        {needed && !needed.mayBeSmaller && text('picture.least', { width: needed.width, height: needed.height })}
      </p>
      <Form.Item name="imageUrl" label={text('picture.address')} hidden={!address} rules={[fieldRule(errorOf)]}>
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

export function ShownPicture({ url, alt }: { url: string; alt: string }) {
  const text = useFileText();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url === '' || url === brokenUrl) return <p className={styles.broken}>{text('picture.broken')}</p>;
  return <img className={styles.shown} src={url} alt={alt} onError={() => setBrokenUrl(url)} />;
}

function pictureAddressError(typed: string): 'invalid' | 'insecure' | null {
  const address = typed.trim();
  if (/^\/(media|images)\/[\w./-]+$/.test(address)) return null;
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  if (protocol === 'https:') return null;
  return protocol === 'http:' ? 'insecure' : 'invalid';
}
