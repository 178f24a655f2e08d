import { eventLimits } from '@strapec/domain';
import Form, { type Rule } from 'antd/es/form';
import Input from 'antd/es/input';
import { useLanguage } from '../../../shared/i18n/language-context';
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
