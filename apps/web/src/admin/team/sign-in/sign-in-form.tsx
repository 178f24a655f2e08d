import { type LoginDto, type StaffUserDto, HttpError, login } from '@strapec/contracts';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useSingleFlight } from '../../data/use-single-flight';
import { SignedOutForm } from '../session/signed-out-layout';
import { type SignInTextId, useSignInText } from './texts';

export interface SignInFormProps {
  onSignedIn: (user: StaffUserDto) => void;
  username?: string;
}

/** Spec §§2, 8. */
export function SignInForm({ onSignedIn, username = '' }: SignInFormProps) {
  const text = useSignInText();
  const signInMutation = useSingleFlight({
    mutationFn: ({ username: input, password }: LoginDto) => login({ username: input.trim(), password }),
    onSuccess: ({ user }) => onSignedIn(user),
  });
  return (
    <SignedOutForm<LoginDto>
      name="sign-in"
      initialValues={{ username }}
      mutation={signInMutation}
      toFailureText={(error) => text(toFailureTextId(error))}
      submitText={text(signInMutation.isPending ? 'signIn.submitting' : 'signIn.submit')}
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
    </SignedOutForm>
  );
}

function toFailureTextId(error: Error): SignInTextId {
  if (!(error instanceof HttpError) || error.status >= 500) return 'signIn.failed';
  return error.status === 429 ? 'signIn.tooMany' : 'signIn.invalid';
}
