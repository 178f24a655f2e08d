import { acceptInvitation, lookAtInvitation } from '@strapec/contracts';
import { accountName, usernameProblem } from '@strapec/domain';
import { useQuery } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import { codeOf, refusalIn } from '../../data/refusal';
import { useOneAtATime } from '../../data/use-one-at-a-time';
import { useFailureReason } from '../../data/failure/use-failure-reason';
import { SignedOutLayout } from '../session/signed-out-layout';
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
  const way = { href: '/admin', text: text('invited.signIn') };
  if (error) {
    if (!isOver(error)) return <LoadFailure onRetry={() => void refetch()} />;
    return <SignedOutLayout title={text('invited.over.title')} lead={text('invited.over.lead')} way={way} />;
  }
  if (!data) return <Loading />;
  return (
    <SignedOutLayout
      title={text('invited.title')}
      lead={text('invited.lead', { role: data.role, email: data.email })}
      way={way}
    >
      <JoinForm token={token} onDone={onDone} />
    </SignedOutLayout>
  );
}

/** Used, withdrawn, expired or truncated. */
const isOver = (error: Error): boolean => ['link_invalid', 'validation_failed'].includes(codeOf(error));

function JoinForm({ token, onDone }: { token: string; onDone: () => void }) {
  const text = useInvitedText();
  const [form] = Form.useForm<Newcomer>();
  const { join, failure, isPending } = useJoin({ token, form, onDone });
  return (
    <Form<Newcomer> form={form} name="join" layout="vertical" requiredMark={false} onFinish={join}>
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
      <div aria-live="assertive">
        {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
      </div>
      <Button type="primary" htmlType="submit" block disabled={isPending}>
        {text(isPending ? 'invited.submitting' : 'invited.submit')}
      </Button>
    </Form>
  );
}

interface Newcomer {
  firstName?: string;
  username: string;
  password: string;
}

interface Joining {
  token: string;
  form: FormInstance<Newcomer>;
  onDone: () => void;
}

const refusals: Readonly<Record<string, InvitedMessageId>> = {
  link_invalid: 'invited.over.lead',
  account_exists: 'invited.exists',
  ip_rate_limit: 'invited.tooMany',
};

function useJoin({ token, form, onDone }: Joining) {
  const text = useInvitedText();
  const reasonOf = useFailureReason();
  const passwordWords = usePasswordWords();
  const joining = useOneAtATime({
    mutationFn: ({ firstName = '', username, password }: Newcomer) =>
      acceptInvitation({ token, firstName, username, password }),
    onSuccess: onDone,
    onError: (error) => {
      for (const { field, code } of refusalIn(error).errors ?? []) {
        const said = code === 'username_taken' ? text('invited.username.taken') : passwordWords(code);
        if (said) form.setFields([{ name: field as keyof Newcomer, errors: [said] }]);
      }
    },
  });
  const wordsFor = (error: Error): string => {
    const known = refusals[codeOf(error)];
    return known ? text(known) : text('invited.failed', { reason: reasonOf(error) });
  };
  return {
    join: joining.mutate,
    failure: joining.error && wordsFor(joining.error),
    isPending: joining.isPending,
  };
}
