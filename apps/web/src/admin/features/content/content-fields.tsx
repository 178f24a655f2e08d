import { contentLimits } from '@strapec/domain';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { TranslateButton } from '../../shared/translation/translate-button';
import { useTranslate } from '../../shared/translation/use-translate';
import styles from './content.module.css';
import { useContentText } from './texts';
import type { ContentValues } from './use-save-content';

const languages = [
  { field: 'contentEn', lang: 'en', other: 'contentSk', target: 'slovak' },
  { field: 'contentSk', lang: 'sk', other: 'contentEn', target: 'english' },
] as const;

/** Both languages, each with the button that carries it over into the other. */
export function ContentFields({ placeholders }: { placeholders: readonly string[] }) {
  const text = useContentText();
  const form = Form.useFormInstance<ContentValues>();
  const translation = useTranslate();
  const list = placeholders.map((name) => `{${name}}`).join(', ');
  return (
    <>
      {placeholders.length > 0 && <p className={styles.hint}>{text('content.placeholders', { list })}</p>}
      <div className={styles.pair}>
        {languages.map(({ field, lang, other, target }) => (
          <div key={field}>
            <Form.Item
              name={field}
              label={text(`content.${field}`)}
              rules={[{ required: true, whitespace: true, message: text(`content.fault.${field}`) }]}
            >
              <Input.TextArea rows={6} className={styles.words} lang={lang} maxLength={contentLimits.textLength} />
            </Form.Item>
            <TranslateButton
              translation={translation}
              target={target}
              read={() => form.getFieldValue(field) as string}
              onTranslated={(translated) => form.setFieldValue(other, translated)}
            />
          </div>
        ))}
      </div>
    </>
  );
}
