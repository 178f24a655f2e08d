import { type StaffUserDto, HttpError, login } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { type SignInMessageId, useSignInText } from './texts';
import { useState } from 'react';

interface SignInFormProps {
  onSignedIn: (user: StaffUserDto) => void;
  username?: string;
}

/** Spec §2. */
export function SignInForm({ onSignedIn, username = '' }: SignInFormProps) {
  const text = useSignInText();
  const { signIn, failure, isSending } = useSignIn(onSignedIn);
  return (
    <Form<Credentials>
      name="sign-in"
      layout="vertical"
      requiredMark={false}
      initialValues={{ username }}
      onFinish={(credentials) => void signIn(credentials)}
    >
      <Form.Item
        name="username"
        label={text('signIn.username')}
        rules={[{ required: true, whitespace: true, message: text('signIn.username.required') }]}
      >
        <Input autoFocus={username === ''} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="password"
        label={text('signIn.password')}
        rules={[{ required: true, message: text('signIn.password.required') }]}
      >
        <Input.Password autoFocus={username !== ''} autoComplete="current-password" />
      </Form.Item>
      <div aria-live="assertive">
        {failure && <Alert type="error" showIcon title={text(failure)} style={{ marginBottom: 16 }} />}
      </div>
      <Button type="primary" htmlType="submit" block disabled={isSending}>
        {text(isSending ? 'signIn.submitting' : 'signIn.submit')}
      </Button>
    </Form>
  );
}

interface Credentials {
  username: string;
  password: string;
}

/** Spec §8. */
function useSignIn(onSignedIn: (user: StaffUserDto) => void) {
  const [failure, setFailure] = useState<SignInMessageId | null>(null);
  const [isSending, setSending] = useState(false);
  const signIn = async ({ username, password }: Credentials) => {
    setSending(true);
    setFailure(null);
    try {
      const { user } = await login({ username: username.trim(), password });
      onSignedIn(user);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setSending(false);
    }
  };
  return { signIn, failure, isSending };
}

function failureOf(error: unknown): SignInMessageId {
  if (!(error instanceof HttpError) || error.status >= 500) return 'signIn.failed';
  return error.status === 429 ? 'signIn.tooMany' : 'signIn.invalid';
}
