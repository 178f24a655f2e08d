import type { ChangeMeDto } from '@strapec/contracts';
import { accountLimits, isEmail } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useSession } from '../../shared/session/session-context';
import styles from './me.module.css';
import { useMeText } from './texts';
import { useChangeMe } from './use-change-me';

/** Name and e-mail, and the password to show that it is really them. */
export function ProfileForm() {
  const text = useMeText();
  const { firstName, lastName, email } = useSession().user;
  const [form] = Form.useForm<ChangeMeDto>();
  const { mutate, isPending } = useChangeMe(form);
  const isAddress = (typed: unknown): Promise<void> =>
    typeof typed === 'string' && isEmail(typed.trim())
      ? Promise.resolve()
      : Promise.reject(new Error(text('me.fault.email_invalid')));
  return (
    <section aria-labelledby="profile" className={styles.card}>
      <h3 id="profile" className={styles.heading}>
        {text('me.profile')}
      </h3>
      <Form<ChangeMeDto>
        form={form}
        name="profile-form"
        layout="vertical"
        requiredMark={false}
        className={styles.form}
        initialValues={{ firstName, lastName, email }}
        onFinish={({ email: typed, ...change }) => mutate({ ...change, email: typed.trim() })}
      >
        <Form.Item name="firstName" label={text('me.firstName')}>
          <Input autoComplete="given-name" maxLength={50} />
        </Form.Item>
        <Form.Item name="lastName" label={text('me.lastName')}>
          <Input autoComplete="family-name" maxLength={50} />
        </Form.Item>
        <Form.Item
          name="email"
          label={text('me.email')}
          validateTrigger="onSubmit"
          rules={[{ validator: (_rule, typed: unknown) => isAddress(typed) }]}
        >
          <Input type="text" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="password"
          label={text('me.password.now')}
          rules={[{ required: true, message: text('me.fault.required') }]}
        >
          <Input.Password autoComplete="current-password" maxLength={accountLimits.passwordLength} />
        </Form.Item>
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {text(isPending ? 'me.saving' : 'me.save')}
        </Button>
      </Form>
    </section>
  );
}
