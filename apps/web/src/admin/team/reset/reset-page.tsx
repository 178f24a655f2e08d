import { askForNewPassword, lookAtReset, resetPassword } from '@strapec/contracts';
import { useQuery } from '@tanstack/react-query';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { codeOf, refusalIn } from '../../data/refusal';
import { useOneAtATime } from '../../data/use-one-at-a-time';
import { useFailureReason } from '../../data/failure/use-failure-reason';
import { SignedOutForm, SignedOutLayout } from '../session/signed-out-layout';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { NewPasswordField, usePasswordWords } from '../session/new-password-field';
import { useResetText } from './texts';

export function ResetPage() {
  const token = location.hash.slice(1);
  return token ? <ResetPassword token={token} /> : <AskReset />;
}

/** The answer does not reveal if the account exists. */
function AskReset() {
  const text = useResetText();
  const [isSent, setSent] = useState(false);
  const { language } = useLanguage();
  const wordsOf = useWords();
  const { mutate, error, isPending } = useOneAtATime({
    mutationFn: ({ username }: { username: string }) => askForNewPassword({ username: username.trim(), language }),
    onSuccess: () => setSent(true),
  });
  const link = { href: '/admin', text: text('reset.back') };
  if (isSent) return <SignedOutLayout title={text('reset.sent.title')} lead={text('reset.sent.lead')} link={link} />;
  return (
    <SignedOutLayout title={text('reset.title')} lead={text('reset.lead')} link={link}>
      <SignedOutForm<{ username: string }>
        name="ask-reset"
        failure={error && wordsOf(error)}
        isSending={isPending}
        submitText={text(isPending ? 'reset.submitting' : 'reset.submit')}
        onSubmit={mutate}
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

function ResetPassword({ token }: { token: string }) {
  const text = useResetText();
  const [isDone, setDone] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['reset', token],
    queryFn: () => lookAtReset({ token }),
    retry: false,
    staleTime: Infinity,
  });
  const signIn = { href: '/admin', text: text('reset.signIn') };
  if (isDone) return <SignedOutLayout title={text('reset.done.title')} lead={text('reset.done.lead')} link={signIn} />;
  if (error) return isOver(error) ? <Over /> : <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <NewPassword token={token} username={data.username} onDone={() => setDone(true)} />;
}

function Over() {
  const text = useResetText();
  const again = { href: '/admin/reset', text: text('reset.again') };
  return <SignedOutLayout title={text('reset.over.title')} lead={text('reset.over.lead')} link={again} />;
}

function NewPassword({ token, username, onDone }: { token: string; username: string; onDone: () => void }) {
  const text = useResetText();
  const { language } = useLanguage();
  const wordsOf = useWords();
  const { mutate, error, isPending } = useOneAtATime({
    mutationFn: ({ password }: { password: string }) => resetPassword({ token, password, language }),
    onSuccess: onDone,
  });
  if (isOver(error)) return <Over />;
  return (
    <SignedOutLayout
      title={text('reset.new.title')}
      lead={text('reset.new.lead', { username })}
      link={{ href: '/admin', text: text('reset.back') }}
    >
      <SignedOutForm<{ password: string }>
        name="reset"
        failure={error && wordsOf(error)}
        isSending={isPending}
        submitText={text(isPending ? 'reset.submitting' : 'reset.save')}
        onSubmit={mutate}
      >
        {/* For password managers. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <NewPasswordField label={text('reset.password')} autoFocus />
      </SignedOutForm>
    </SignedOutLayout>
  );
}

const isOver = (error: unknown): boolean =>
  ['link_invalid', 'validation_failed'].includes(codeOf(error)) && !isCommon(error);
const isCommon = (error: unknown): boolean =>
  refusalIn(error).errors?.some(({ code }) => code === 'password_common') ?? false;

function useWords(): (error: Error) => string {
  const text = useResetText();
  const reasonOf = useFailureReason();
  const passwordWords = usePasswordWords();
  return (error) => {
    if (isCommon(error)) return passwordWords('password_common') ?? '';
    if (codeOf(error) === 'ip_rate_limit') return text('reset.tooMany');
    return text('reset.failed', { reason: reasonOf(error) });
  };
}
