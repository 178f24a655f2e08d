import { acceptInvitation, lookAtInvitation } from '@strapec/contracts';
import { accountName, usernameProblem } from '@strapec/domain';
import { useQuery } from '@tanstack/react-query';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { codeOf, refusalIn } from '../../data/refusal';
import { useOneAtATime } from '../../data/use-one-at-a-time';
import { useFailureReason } from '../../data/failure/use-failure-reason';
import { SignedOutForm, SignedOutLayout } from '../session/signed-out-layout';
import { LoadFailure } from '../../ui/load-failure';
import { fieldRule } from '../../ui/field-rule';
import { Loading } from '../../ui/loading';
import { NewPasswordField, usePasswordWords } from '../session/new-password-field';
import { type InvitedMessageId, useInvitedText } from './texts';

export function InvitedPage({ onDone }: { onDone: () => void }) {
  const text = useInvitedText();
  const token = location.hash.slice(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => lookAtInvitation({ token }),
    retry: false,
    staleTime: Infinity,
  });
  const link = { href: '/admin', text: text('invited.signIn') };
  if (error) {
    if (!isOver(error)) return <LoadFailure onRetry={() => void refetch()} />;
    return <SignedOutLayout title={text('invited.over.title')} lead={text('invited.over.lead')} link={link} />;
  }
  if (!data) return <Loading />;
  return (
    <SignedOutLayout
      title={text('invited.title')}
      lead={text('invited.lead', { role: data.role, email: data.email })}
      link={link}
    >
      <JoinForm token={token} onDone={onDone} />
    </SignedOutLayout>
  );
}

const isOver = (error: Error): boolean => ['link_invalid', 'validation_failed'].includes(codeOf(error));

interface Newcomer {
  firstName?: string;
  username: string;
  password: string;
}

const refusals: Readonly<Record<string, InvitedMessageId>> = {
  link_invalid: 'invited.over.lead',
  account_exists: 'invited.exists',
  ip_rate_limit: 'invited.tooMany',
};

function JoinForm({ token, onDone }: { token: string; onDone: () => void }) {
  const text = useInvitedText();
  const reasonOf = useFailureReason();
  const passwordWords = usePasswordWords();
  const [form] = Form.useForm<Newcomer>();
  const { mutate, error, isPending } = useOneAtATime({
    mutationFn: ({ firstName = '', username, password }: Newcomer) =>
      acceptInvitation({ token, firstName, username, password }),
    onSuccess: onDone,
    onError: (refused) => {
      for (const { field, code } of refusalIn(refused).errors ?? []) {
        const words = code === 'username_taken' ? text('invited.username.taken') : passwordWords(code);
        if (words) form.setFields([{ name: field as keyof Newcomer, errors: [words] }]);
      }
    },
  });
  const wordsOf = (refused: Error): string => {
    const known = refusals[codeOf(refused)];
    return known ? text(known) : text('invited.failed', { reason: reasonOf(refused) });
  };
  return (
    <SignedOutForm<Newcomer>
      form={form}
      name="join"
      failure={error && wordsOf(error)}
      isSending={isPending}
      submitText={text(isPending ? 'invited.submitting' : 'invited.submit')}
      onSubmit={mutate}
    >
      <Form.Item name="firstName" label={text('invited.firstName')}>
        <Input autoFocus autoComplete="given-name" maxLength={50} />
      </Form.Item>
      <Form.Item
        name="username"
        label={text('invited.username')}
        extra={text('invited.username.hint')}
        validateTrigger="onSubmit"
        rules={[fieldRule((typed) => usernameProblem(accountName(typed)) && text('invited.username.invalid'))]}
      >
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <NewPasswordField label={text('invited.password')} />
    </SignedOutForm>
  );
}
