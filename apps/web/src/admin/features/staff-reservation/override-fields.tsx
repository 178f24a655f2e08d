import { type StaffRule, reservationLimits } from '@strapec/domain';
import Alert from 'antd/es/alert';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useReservationText } from '../../shared/reservation/texts';
import styles from './entry.module.css';
import { useEntryText } from './texts';
import { useEntryRules } from './use-entry-rules';

/** The rules that would be broken, and the reason why they do not hold this once. */
export function OverrideFields({ rules }: { rules: readonly StaffRule[] }) {
  const text = useEntryText();
  const word = useReservationText();
  const { overrideReason } = useEntryRules();
  if (rules.length === 0) return null;
  return (
    <div className={styles.override}>
      <Alert
        type="warning"
        showIcon
        title={text('entry.rules')}
        description={
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{word(`rule.${rule}`)}</li>
            ))}
          </ul>
        }
      />
      <Form.Item name="overrideReason" label={text('entry.reason')} rules={overrideReason}>
        <Input maxLength={reservationLimits.reasonLength} autoComplete="off" />
      </Form.Item>
    </div>
  );
}
