import { accountLimits, accountName, passwordProblem, usernameProblem } from '@strapec/domain';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useInvitedText } from './texts';
import { type Newcomer, useJoin } from './use-join';

/** First name, user name and password of somebody new. */
export function JoinForm({ token, onDone }: { token: string; onDone: () => void }) {
  const text = useInvitedText();
  const [form] = Form.useForm<Newcomer>();
  const { join, failure, isPending } = useJoin({ token, form, onDone });
  const words = { least: accountLimits.passwordMin, most: accountLimits.passwordLength };
  const nameFault = (typed: string) => usernameProblem(accountName(typed)) && text('invited.username.invalid');
  const passwordFault = (typed: string) => {
    const fault = passwordProblem(typed);
    return fault && text(fault === 'password_too_long' ? 'invited.password.long' : 'invited.password.short', words);
  };
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
        rules={[{ validator: (_rule, typed: unknown) => checked(nameFault, typed) }]}
      >
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="password"
        label={text('invited.password')}
        extra={text('invited.password.hint', words)}
        validateTrigger="onSubmit"
        rules={[{ validator: (_rule, typed: unknown) => checked(passwordFault, typed) }]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <div aria-live="assertive">
        {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
      </div>
      <Button type="primary" htmlType="submit" block disabled={isPending}>
        {text(isPending ? 'invited.submitting' : 'invited.submit')}
      </Button>
    </Form>
  );
}

function checked(faultOf: (typed: string) => string | null, typed: unknown): Promise<void> {
  const fault = faultOf(typeof typed === 'string' ? typed : '');
  return fault === null ? Promise.resolve() : Promise.reject(new Error(fault));
}
