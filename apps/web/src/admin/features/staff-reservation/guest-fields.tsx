import { reservationLimits } from '@strapec/domain';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import type { ReactNode } from 'react';
import { EmailHint } from '../../../shared/email-hint/email-hint';
import { useText } from '../../../shared/i18n/use-text';
import type { en as ui } from '../../shared/ui/messages.en';
import { Tag } from '../../shared/ui/tag';
import styles from './entry.module.css';
import { useEntryText } from './texts';
import { useEntryRules } from './use-entry-rules';

/** Who comes; a last name is enough. What helps with it stands below name and number. */
export function GuestFields({ isUncallable, children }: { isUncallable: boolean; children?: ReactNode }) {
  const text = useEntryText();
  const uiText = useText<keyof typeof ui>();
  const rules = useEntryRules();
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="lastName" label={text('entry.lastName')} rules={rules.lastName}>
          <Input autoComplete="off" maxLength={reservationLimits.nameLength} />
        </Form.Item>
        <Form.Item
          name="phone"
          label={text('entry.phone')}
          rules={rules.phone}
          extra={isUncallable && <Tag tone="waiting">{uiText('ui.uncallable')}</Tag>}
        >
          <Input inputMode="tel" autoComplete="off" maxLength={reservationLimits.phoneLength} />
        </Form.Item>
      </div>
      {children}
      <div className={styles.pair}>
        <Form.Item name="firstName" label={text('entry.firstName')}>
          <Input autoComplete="off" maxLength={reservationLimits.nameLength} />
        </Form.Item>
        <Form.Item
          name="email"
          label={text('entry.email')}
          rules={rules.email}
          extra={[<EmailHint key="meant" fieldId="entry_email" />, text('entry.email.hint')]}
        >
          <Input inputMode="email" autoComplete="off" maxLength={reservationLimits.emailLength} />
        </Form.Item>
      </div>
    </>
  );
}
