import { HttpError, type StaffUserDto, login } from '@strapec/contracts';
import { useState } from 'react';
import type { SignInMessageId } from './texts';

export interface Credentials {
  username: string;
  password: string;
}

/** Sends what was typed; a refusal becomes one of the specified sentences (spec §8). */
export function useSignIn(onSignedIn: (user: StaffUserDto) => void) {
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
