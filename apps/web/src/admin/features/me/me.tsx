import {
  type AuthStatusDto,
  type ChangeMeDto,
  type ChangePasswordDto,
  HttpError,
  changeMe,
  changeMyPassword,
  getGetAuthStatusQueryKey,
  getListMySessionsQueryKey,
} from '@strapec/contracts';
import { accountLimits, isEmail } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import { useLanguage } from '../../../shared/i18n/language-context';
import { refusalIn } from '../../shared/api/refusal';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useSession } from '../../shared/session/session-context';
import { NewPasswordField, usePasswordWords } from '../../shared/ui/new-password-field';
import parts from '../../shared/ui/parts.module.css';
import styles from './me.module.css';
import { en } from './messages.en';
import { Sessions } from './sessions';
import { type MeMessageId, useMeText } from './texts';

/** The account of the signed-in user: name and email, password, sessions. */
export function Me() {
  const text = useMeText();
  const { user } = useSession();
  return (
    <section aria-labelledby="me" className={`${parts.page} ${styles.page}`}>
      <h2 id="me">{text('me.title')}</h2>
      <p className={parts.muted}>{text('me.lead', { username: user.username })}</p>
      <ProfileForm />
      <PasswordForm />
      <Sessions />
    </section>
  );
}

/** Name and email, with the password as a confirmation. */
function ProfileForm() {
  const text = useMeText();
  const { firstName, lastName, email } = useSession().user;
  const [form] = Form.useForm<ChangeMeDto>();
  const { mutate, isPending } = useChangeMe(form);
  const isAddress = (typed: unknown): Promise<void> =>
    typeof typed === 'string' && isEmail(typed.trim())
      ? Promise.resolve()
      : Promise.reject(new Error(text('me.error.email_invalid')));
  return (
    <section aria-labelledby="profile" className={`${parts.panel} ${parts.stack12}`}>
      <h3 id="profile" className={parts.heading}>
        {text('me.profile')}
      </h3>
      <Form<ChangeMeDto>
        form={form}
        name="profile-form"
        layout="vertical"
        requiredMark={false}
        className={`${parts.form} ${parts.fields} ${styles.form}`}
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
          rules={[{ required: true, message: text('me.error.required') }]}
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

function PasswordForm() {
  const text = useMeText();
  const { language } = useLanguage();
  const [form] = Form.useForm<ChangePasswordDto>();
  const { mutate, isPending } = useChangeMyPassword(form);
  return (
    <section aria-labelledby="password" className={`${parts.panel} ${parts.stack12}`}>
      <h3 id="password" className={parts.heading}>
        {text('me.password')}
      </h3>
      <p className={parts.muted}>{text('me.password.lead')}</p>
      <Form<ChangePasswordDto>
        form={form}
        name="password-form"
        layout="vertical"
        requiredMark={false}
        className={`${parts.form} ${parts.fields} ${styles.form}`}
        onFinish={(change) => mutate({ ...change, language })}
      >
        <Form.Item
          name="password"
          label={text('me.password.now')}
          rules={[{ required: true, message: text('me.error.required') }]}
        >
          <Input.Password autoComplete="current-password" maxLength={accountLimits.passwordLength} />
        </Form.Item>
        <NewPasswordField name="newPassword" label={text('me.password.new')} />
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {text(isPending ? 'me.saving' : 'me.password.save')}
        </Button>
      </Form>
    </section>
  );
}

const idOf = (code: string): MeMessageId => {
  const id = `me.error.${code}`;
  return Object.hasOwn(en, id) ? (id as MeMessageId) : 'me.error.other';
};

function useRefuse<Values>(form: FormInstance<Values>): (error: Error) => void {
  const text = useMeText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const passwordWords = usePasswordWords();
  const wordsOf = (code: string) => passwordWords(code) ?? text(idOf(code));
  return (error) => {
    const formErrors = refusalIn(error).errors ?? [];
    form.setFields(formErrors.map(({ field, code }) => ({ name: field as never, errors: [wordsOf(code)] })));
    const isTooOften = error instanceof HttpError && error.code === 'ip_rate_limit';
    banner.sayFailed(text('me.saveFailed', { reason: isTooOften ? text('me.tooMany') : reasonOf(error) }));
  };
}

function useChangeMe(form: FormInstance<ChangeMeDto>) {
  const text = useMeText();
  const banner = useBanner();
  const queries = useQueryClient();
  return useOneAtATime({
    mutationFn: (change: ChangeMeDto) => changeMe(change),
    onSuccess: (user) => {
      queries.setQueryData<AuthStatusDto>(getGetAuthStatusQueryKey(), { authenticated: true, user });
      form.resetFields(['password']);
      banner.sayDone(text('me.saved'));
    },
    onError: useRefuse(form),
  });
}

function useChangeMyPassword(form: FormInstance<ChangePasswordDto>) {
  const text = useMeText();
  const banner = useBanner();
  const queries = useQueryClient();
  return useOneAtATime({
    mutationFn: (change: ChangePasswordDto) => changeMyPassword(change),
    onSuccess: () => {
      form.resetFields();
      banner.sayDone(text('me.password.saved'));
    },
    onError: useRefuse(form),
    onSettled: () => queries.invalidateQueries({ queryKey: getListMySessionsQueryKey() }),
  });
}
