import { type AcceptInvitationDto, acceptInvitation, lookAtInvitation } from '@strapec/contracts';
import { toLoginName, checkUsername } from '@strapec/domain';
import { useQuery } from '@tanstack/react-query';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { toProblemCode, toProblem } from '../../data/problem-details';
import { useSingleFlight } from '../../data/use-single-flight';
import { useDescribeFailure } from '../../data/failure/use-describe-failure';
import { SignedOutForm, SignedOutLayout } from '../session/signed-out-layout';
import { LoadFailure } from '../../ui/load-failure';
import { toFieldRule } from '../../ui/field-rule';
import { Loading } from '../../ui/loading';
import { NewPasswordField, usePasswordErrorText } from '../session/new-password-field';
import { type InvitationTextId, useInvitationText } from './texts';

export function InvitationPage({ onDone }: { onDone: () => void }) {
  const text = useInvitationText();
  const token = location.hash.slice(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => lookAtInvitation({ token }),
    retry: false,
    staleTime: Infinity,
  });
  const link = { href: '/admin', text: text('invited.signIn') };
  if (error) {
    if (!isLinkInvalid(error)) return <LoadFailure onRetry={() => void refetch()} />;
    return <SignedOutLayout title={text('invited.over.title')} lead={text('invited.over.lead')} link={link} />;
  }
  if (!data) return <Loading />;
  return (
    <SignedOutLayout
      title={text('invited.title')}
      lead={text('invited.lead', { role: data.role, email: data.email })}
      link={link}
    >
      <AcceptInvitationForm token={token} onDone={onDone} />
    </SignedOutLayout>
  );
}

const isLinkInvalid = (error: Error): boolean => ['link_invalid', 'validation_failed'].includes(toProblemCode(error));

type InvitationFormValues = Omit<AcceptInvitationDto, 'token'>;

const failureTextIds: Readonly<Record<string, InvitationTextId>> = {
  link_invalid: 'invited.over.lead',
  account_exists: 'invited.exists',
  ip_rate_limit: 'invited.tooMany',
};

function AcceptInvitationForm({ token, onDone }: { token: string; onDone: () => void }) {
  const text = useInvitationText();
  const describeFailure = useDescribeFailure();
  const findPasswordErrorText = usePasswordErrorText();
  const [form] = Form.useForm<InvitationFormValues>();
  const acceptMutation = useSingleFlight({
    mutationFn: ({ firstName = '', username, password }: InvitationFormValues) =>
      acceptInvitation({ token, firstName, username, password }),
    onSuccess: onDone,
    onError: (error) => {
      for (const { field, code } of toProblem(error).errors ?? []) {
        const errorText = code === 'username_taken' ? text('invited.username.taken') : findPasswordErrorText(code);
        if (errorText) form.setFields([{ name: field as keyof InvitationFormValues, errors: [errorText] }]);
      }
    },
  });
  const toFailureText = (error: Error): string => {
    const textId = failureTextIds[toProblemCode(error)];
    return textId ? text(textId) : text('invited.failed', { reason: describeFailure(error) });
  };
  return (
    <SignedOutForm<InvitationFormValues>
      form={form}
      name="join"
      mutation={acceptMutation}
      toFailureText={toFailureText}
      submitText={text(acceptMutation.isPending ? 'invited.submitting' : 'invited.submit')}
    >
      <Form.Item name="firstName" label={text('invited.firstName')}>
        <Input autoFocus autoComplete="given-name" maxLength={50} />
      </Form.Item>
      <Form.Item
        name="username"
        label={text('invited.username')}
        extra={text('invited.username.hint')}
        validateTrigger="onSubmit"
        rules={[toFieldRule((input) => checkUsername(toLoginName(input)) && text('invited.username.invalid'))]}
      >
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <NewPasswordField label={text('invited.password')} />
    </SignedOutForm>
  );
}
