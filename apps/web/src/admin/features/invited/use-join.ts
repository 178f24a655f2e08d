import { HttpError, acceptInvitation } from '@strapec/contracts';
import type { FormInstance } from 'antd/es/form';
import { refusalIn } from '../../shared/api/refusal';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { type InvitedMessageId, useInvitedText } from './texts';

export interface Newcomer {
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

/** Makes the account that somebody was invited to. */
export function useJoin({ token, form, onDone }: Joining) {
  const text = useInvitedText();
  const reasonOf = useFailureReason();
  const joining = useOneAtATime({
    mutationFn: ({ firstName = '', username, password }: Newcomer) =>
      acceptInvitation({ token, firstName, username, password }),
    onSuccess: onDone,
    onError: (error) => {
      const isTaken = refusalIn(error).errors?.some(({ code }) => code === 'username_taken');
      if (isTaken) form.setFields([{ name: 'username', errors: [text('invited.username.taken')] }]);
    },
  });
  const wordsFor = (error: Error): string => {
    const known = refusals[error instanceof HttpError ? (error.code ?? '') : ''];
    return known ? text(known) : text('invited.failed', { reason: reasonOf(error) });
  };
  return {
    join: joining.mutate,
    failure: joining.error && wordsFor(joining.error),
    isPending: joining.isPending,
  };
}
