import type { ChangeMeDto, ChangePasswordDto } from '@strapec/contracts';
import { accountLimits, isEmail, passwordProblem } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useSession } from '../../shared/session/session-context';
import styles from './me.module.css';
import { Sessions } from './sessions';
import { useMeText } from './texts';
import { useChangeMe, useChangeMyPassword, useFaultWords } from './use-change-me';

/** One's own account: name and e-mail, password, and where one is signed in. */
export function Me() {
  const text = useMeText();
  const { user } = useSession();
  return (
    <section aria-labelledby="me" className={styles.page}>
      <h2 id="me" className={styles.title}>
        {text('me.title')}
      </h2>
      <p className={styles.lead}>{text('me.lead', { username: user.username })}</p>
      <ProfileForm />
      <PasswordForm />
      <Sessions />
    </section>
  );
}

/** Name and e-mail, and the password to show that it is really them. */
function ProfileForm() {
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

/** The password as it is, and the new one. */
function PasswordForm() {
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
