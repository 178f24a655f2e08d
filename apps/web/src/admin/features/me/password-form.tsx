import type { ChangePasswordDto } from '@strapec/contracts';
import { accountLimits, passwordProblem } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useLanguage } from '../../../shared/i18n/language-context';
import styles from './me.module.css';
import { useMeText } from './texts';
import { useChangeMyPassword, useFaultWords } from './use-change-me';

/** The password as it is, and the new one. */
export function PasswordForm() {
  const text = useMeText();
  const wordsOf = useFaultWords();
  const { language } = useLanguage();
  const [form] = Form.useForm<ChangePasswordDto>();
  const { mutate, isPending } = useChangeMyPassword(form);
  const check = (typed: unknown): Promise<void> => {
    const fault = passwordProblem(typeof typed === 'string' ? typed : '');
    return fault ? Promise.reject(new Error(wordsOf(fault))) : Promise.resolve();
  };
  return (
    <section aria-labelledby="password" className={styles.card}>
      <h3 id="password" className={styles.heading}>
        {text('me.password')}
      </h3>
      <p className={styles.lead}>{text('me.password.lead')}</p>
      <Form<ChangePasswordDto>
        form={form}
        name="password-form"
        layout="vertical"
        requiredMark={false}
        className={styles.form}
        onFinish={(change) => mutate({ ...change, language })}
      >
        <Form.Item
          name="password"
          label={text('me.password.now')}
          rules={[{ required: true, message: text('me.fault.required') }]}
        >
          <Input.Password autoComplete="current-password" maxLength={accountLimits.passwordLength} />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={text('me.password.new')}
          extra={text('me.password.hint', { least: accountLimits.passwordMin })}
          validateTrigger="onSubmit"
          rules={[{ validator: (_rule, typed: unknown) => check(typed) }]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {text(isPending ? 'me.saving' : 'me.password.save')}
        </Button>
      </Form>
    </section>
  );
}
