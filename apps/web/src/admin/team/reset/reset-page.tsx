import { askForNewPassword, lookAtReset, resetPassword } from '@strapec/contracts';
import { useQuery } from '@tanstack/react-query';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { problemCode, problemOf } from '../../data/problem-details';
import { useSingleFlight } from '../../data/use-single-flight';
import { useDescribeFailure } from '../../data/failure/use-describe-failure';
import { SignedOutForm, SignedOutLayout } from '../session/signed-out-layout';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { NewPasswordField, usePasswordErrorText } from '../session/new-password-field';
import { useResetText } from './texts';

export function ResetPage() {
  const token = location.hash.slice(1);
  return token ? <PasswordReset token={token} /> : <ResetRequest />;
}

/** The answer does not reveal if the account exists. */
function ResetRequest() {
  const text = useResetText();
  const [isSent, setSent] = useState(false);
  const { language } = useLanguage();
  const failureText = useResetFailureText();
  const requestMutation = useSingleFlight({
    mutationFn: ({ username }: { username: string }) => askForNewPassword({ username: username.trim(), language }),
    onSuccess: () => setSent(true),
  });
  const link = { href: '/admin', text: text('reset.back') };
  if (isSent) return <SignedOutLayout title={text('reset.sent.title')} lead={text('reset.sent.lead')} link={link} />;
  return (
    <SignedOutLayout title={text('reset.title')} lead={text('reset.lead')} link={link}>
      <SignedOutForm<{ username: string }>
        name="ask-reset"
        mutation={requestMutation}
        failureText={failureText}
        submitText={text(requestMutation.isPending ? 'reset.submitting' : 'reset.submit')}
      >
        <Form.Item
          name="username"
          label={text('reset.username')}
          rules={[{ required: true, whitespace: true, message: text('reset.username.required') }]}
        >
          <Input autoFocus autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} />
        </Form.Item>
      </SignedOutForm>
    </SignedOutLayout>
  );
}

function PasswordReset({ token }: { token: string }) {
  const text = useResetText();
  const [isDone, setDone] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['reset', token],
    queryFn: () => lookAtReset({ token }),
    retry: false,
    staleTime: Infinity,
  });
  const signInLink = { href: '/admin', text: text('reset.signIn') };
  if (isDone)
    return <SignedOutLayout title={text('reset.done.title')} lead={text('reset.done.lead')} link={signInLink} />;
  if (error) return isResetLinkInvalid(error) ? <ExpiredLink /> : <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <NewPasswordForm token={token} username={data.username} onDone={() => setDone(true)} />;
}

function ExpiredLink() {
  const text = useResetText();
  const requestLink = { href: '/admin/reset', text: text('reset.again') };
  return <SignedOutLayout title={text('reset.over.title')} lead={text('reset.over.lead')} link={requestLink} />;
}

function NewPasswordForm({ token, username, onDone }: { token: string; username: string; onDone: () => void }) {
  const text = useResetText();
  const { language } = useLanguage();
  const failureText = useResetFailureText();
  const resetMutation = useSingleFlight({
    mutationFn: ({ password }: { password: string }) => resetPassword({ token, password, language }),
    onSuccess: onDone,
  });
  if (isResetLinkInvalid(resetMutation.error)) return <ExpiredLink />;
  return (
    <SignedOutLayout
      title={text('reset.new.title')}
      lead={text('reset.new.lead', { username })}
      link={{ href: '/admin', text: text('reset.back') }}
    >
      <SignedOutForm<{ password: string }>
        name="reset"
        mutation={resetMutation}
        failureText={failureText}
        submitText={text(resetMutation.isPending ? 'reset.submitting' : 'reset.save')}
      >
        {/* For password managers. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <NewPasswordField label={text('reset.password')} autoFocus />
      </SignedOutForm>
    </SignedOutLayout>
  );
}

const isResetLinkInvalid = (error: unknown): boolean =>
  ['link_invalid', 'validation_failed'].includes(problemCode(error)) && !isCommonPasswordError(error);
const isCommonPasswordError = (error: unknown): boolean =>
  problemOf(error).errors?.some(({ code }) => code === 'password_common') ?? false;

function useResetFailureText(): (error: Error) => string {
  const text = useResetText();
  const describeFailure = useDescribeFailure();
  const passwordErrorText = usePasswordErrorText();
  return (error) => {
    if (isCommonPasswordError(error)) return passwordErrorText('password_common') ?? '';
    if (problemCode(error) === 'ip_rate_limit') return text('reset.tooMany');
    return text('reset.failed', { reason: describeFailure(error) });
  };
}
