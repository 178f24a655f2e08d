import {
  type AuthStatusDto,
  type ChangeAccountDto,
  type ChangePasswordDto,
  type SessionDto,
  changeMe,
  changeMyPassword,
  endMyOtherSessions,
  endMySession,
  getGetAuthStatusQueryKey,
  getListMySessionsQueryKey,
  useListMySessions,
} from '@strapec/contracts';
import { accountLimits, isEmail } from '@strapec/domain';
import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import { useLanguage } from '../../../shared/i18n/language-context';
import { toProblemCode, toProblem } from '../../data/problem-details';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { useSession } from '../../data/session-context';
import { NewPasswordField, usePasswordErrorText } from '../session/new-password-field';
import parts from '../../ui/parts.module.css';
import styles from './account-page.module.css';
import { findTextId } from '../../i18n/create-text-hook';
import { texts, useAccountText } from './texts';
import { formatInstant } from '../../ui/time/date-words';
import { QueryFallback } from '../../ui/load-failure';
import { useUnsavedInput } from '../../ui/drawer/use-unsaved-input';
import { toFieldRule } from '../../ui/field-rule';
import { Section } from '../../ui/section';
import { Tag } from '../../ui/tag';

export function AccountPage() {
  const text = useAccountText();
  const { user } = useSession();
  return (
    <section aria-labelledby="me" className={`${parts.page} ${styles.page}`}>
      <h2 id="me">{text('me.title')}</h2>
      <p className={parts.muted}>{text('me.lead', { username: user.username })}</p>
      <ProfileForm />
      <PasswordForm />
      <SessionList />
    </section>
  );
}

const panelClass = `${parts.panel} ${parts.stack12}`;

function ProfileForm() {
  const text = useAccountText();
  const { firstName, lastName, email } = useSession().user;
  const [form] = Form.useForm<ChangeAccountDto>();
  const { mutate, isPending } = useStaffMutation({
    send: (change: ChangeAccountDto) => changeMe(change),
    onSuccess: (user, _change, queries) => {
      queries.setQueryData<AuthStatusDto>(getGetAuthStatusQueryKey(), { authenticated: true, user });
      form.resetFields(['password']);
      form.setFields((['firstName', 'lastName', 'email'] as const).map((name) => ({ name, touched: false })));
      return text('me.saved');
    },
    onFailure: useShowFormErrors(form),
  });
  useUnsavedInput(() => form.isFieldsTouched(['firstName', 'lastName', 'email'])); // password managers fill the password
  return (
    <Section id="profile" title={text('me.profile')} titleClass={parts.heading} className={panelClass}>
      <Form<ChangeAccountDto>
        form={form}
        name="profile-form"
        layout="vertical"
        className={`${parts.form} ${parts.fields} ${styles.form}`}
        initialValues={{ firstName, lastName, email }}
        onFinish={({ email: input, ...change }) => mutate({ ...change, email: input.trim() })}
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
          rules={[toFieldRule((input) => !isEmail(input.trim()) && text('me.error.email_invalid'))]}
        >
          <Input type="text" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <CurrentPasswordField />
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {text(isPending ? 'me.saving' : 'me.save')}
        </Button>
      </Form>
    </Section>
  );
}

function PasswordForm() {
  const text = useAccountText();
  const { language } = useLanguage();
  const [form] = Form.useForm<ChangePasswordDto>();
  const { mutate, isPending } = useStaffMutation({
    send: (change: ChangePasswordDto) => changeMyPassword(change),
    onSuccess: () => {
      form.resetFields();
      return text('me.password.saved');
    },
    onFailure: useShowFormErrors(form),
    refresh: (queries) => queries.invalidateQueries({ queryKey: getListMySessionsQueryKey() }),
  });
  useUnsavedInput(() => form.isFieldsTouched(['newPassword']));
  return (
    <Section id="password" title={text('me.password')} titleClass={parts.heading} className={panelClass}>
      <p className={parts.muted}>{text('me.password.lead')}</p>
      <Form<ChangePasswordDto>
        form={form}
        name="password-form"
        layout="vertical"
        className={`${parts.form} ${parts.fields} ${styles.form}`}
        onFinish={(change) => mutate({ ...change, language })}
      >
        <CurrentPasswordField />
        <NewPasswordField name="newPassword" label={text('me.password.new')} />
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {text(isPending ? 'me.saving' : 'me.password.save')}
        </Button>
      </Form>
    </Section>
  );
}

function CurrentPasswordField() {
  const text = useAccountText();
  return (
    <Form.Item
      name="password"
      label={text('me.password.now')}
      rules={[{ required: true, message: text('me.error.required') }]}
    >
      <Input.Password autoComplete="current-password" maxLength={accountLimits.maxPasswordLength} />
    </Form.Item>
  );
}

function useShowFormErrors<Values>(form: FormInstance<Values>): (reason: string, error: Error) => string {
  const text = useAccountText();
  const findPasswordErrorText = usePasswordErrorText();
  const toErrorText = (code: string) =>
    findPasswordErrorText(code) ?? text(findTextId(texts, `me.error.${code}`) ?? 'me.error.other');
  return (reason, error) => {
    const fieldErrors = toProblem(error).errors ?? [];
    form.setFields(fieldErrors.map(({ field, code }) => ({ name: field as never, errors: [toErrorText(code)] })));
    return text('me.saveFailed', { reason: toProblemCode(error) === 'ip_rate_limit' ? text('me.tooMany') : reason });
  };
}

function SessionList() {
  const text = useAccountText();
  const { data, isError, refetch } = useListMySessions({ query: { staleTime: 1000 } });
  /** `null`: all but the current one. */
  const { mutate: endSession, isPending } = useStaffMutation({
    send: (id: string | null) => (id === null ? endMyOtherSessions() : endMySession(id)),
    onSuccess: (_answer, id) => text(id === null ? 'me.sessions.endedOthers' : 'me.session.ended'),
    onFailure: (reason) => text('me.session.endFailed', { reason }),
    refresh: (queries) => queries.invalidateQueries({ queryKey: getListMySessionsQueryKey() }),
  });
  const endOtherSessions = () => {
    if (window.confirm(text('me.sessions.endOthers.confirm'))) endSession(null);
  };
  return (
    <Section id="sessions" title={text('me.sessions')} titleClass={parts.heading} className={panelClass}>
      {!data && <QueryFallback isError={isError} onRetry={refetch} />}
      <ul className={parts.facts}>
        {data?.map((session) => (
          <SessionItem key={session.id} session={session} isBusy={isPending} onEnd={() => endSession(session.id)} />
        ))}
      </ul>
      {data && data.length > 1 && (
        <Button danger disabled={isPending} onClick={endOtherSessions} className={styles.all}>
          {text('me.sessions.endOthers')}
        </Button>
      )}
    </Section>
  );
}

function SessionItem({ session, isBusy, onEnd }: { session: SessionDto; isBusy: boolean; onEnd: () => void }) {
  const text = useAccountText();
  const { language } = useLanguage();
  const { browser, system, signedInAt, seenAt, isThis } = session;
  const device = text('me.session.device', {
    browser: text(`me.browser.${browser}`),
    system: text(`me.system.${system}`),
  });
  const [began, seen] = [formatInstant(signedInAt, language), formatInstant(seenAt, language)];
  return (
    <li>
      <div>
        <strong>{device}</strong> {isThis && <Tag tone="good">{text('me.session.this')}</Tag>}
        <p className={parts.muted}>{text('me.session.since', { began, seen })}</p>
      </div>
      {!isThis && (
        <Button disabled={isBusy} onClick={onEnd} aria-label={`${text('me.session.end')}: ${device}, ${began}`}>
          {text('me.session.end')}
        </Button>
      )}
    </li>
  );
}
