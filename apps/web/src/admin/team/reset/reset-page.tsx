import { askForNewPassword, lookAtReset, resetPassword } from '@strapec/contracts';
import { useQuery } from '@tanstack/react-query';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { toProblemCode, toProblem } from '../../data/problem-details';
import { useSingleFlight } from '../../data/use-single-flight';
import { useDescribeFailure } from '../../data/failure/use-describe-failure';
import { SignedOutForm, SignedOutLayout } from '../session/signed-out-layout';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { NewPasswordField, usePasswordErrorText } from '../session/new-password-field';
import { useResetText } from './texts';

export function PasswordResetPage() {
  const token = location.hash.slice(1);
  return token ? <ResetWithToken token={token} /> : <ResetLinkRequest />;
}

/** The answer does not reveal if the account exists. */
function ResetLinkRequest() {
  const text = useResetText();
  const [isSent, setSent] = useState(false);
  const { language } = useLanguage();
  const toFailureText = useResetFailureText();
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
        toFailureText={toFailureText}
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

function ResetWithToken({ token }: { token: string }) {
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
  if (error) return isResetLinkInvalid(error) ? <ExpiredLinkNotice /> : <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <NewPasswordForm token={token} username={data.username} onDone={() => setDone(true)} />;
}

function ExpiredLinkNotice() {
  const text = useResetText();
  const newRequestLink = { href: '/admin/reset', text: text('reset.again') };
  return <SignedOutLayout title={text('reset.over.title')} lead={text('reset.over.lead')} link={newRequestLink} />;
}

function NewPasswordForm({ token, username, onDone }: { token: string; username: string; onDone: () => void }) {
  const text = useResetText();
  const { language } = useLanguage();
  const toFailureText = useResetFailureText();
  const resetMutation = useSingleFlight({
    mutationFn: ({ password }: { password: string }) => resetPassword({ token, password, language }),
    onSuccess: onDone,
  });
  if (isResetLinkInvalid(resetMutation.error)) return <ExpiredLinkNotice />;
  return (
    <SignedOutLayout
      title={text('reset.new.title')}
      lead={text('reset.new.lead', { username })}
      link={{ href: '/admin', text: text('reset.back') }}
    >
      <SignedOutForm<{ password: string }>
        name="reset"
        mutation={resetMutation}
        toFailureText={toFailureText}
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
  ['link_invalid', 'validation_failed'].includes(toProblemCode(error)) && !isCommonPasswordError(error);
const isCommonPasswordError = (error: unknown): boolean =>
  toProblem(error).errors?.some(({ code }) => code === 'password_common') ?? false;

function useResetFailureText(): (error: Error) => string {
  const text = useResetText();
  const describeFailure = useDescribeFailure();
  const findPasswordErrorText = usePasswordErrorText();
  return (error) => {
    if (isCommonPasswordError(error)) return findPasswordErrorText('password_common') ?? '';
    if (toProblemCode(error) === 'ip_rate_limit') return text('reset.tooMany');
    return text('reset.failed', { reason: describeFailure(error) });
  };
}
