import {
  HttpError,
  type InvitationDto,
  type InviteDto,
  getListInvitationsQueryKey,
  invite,
  sendInvitationAgain,
  withdrawInvitation,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { usePeopleText } from './texts';

const refusals: Readonly<Record<string, 'people.exists' | 'people.alreadyInvited' | 'people.justSent'>> = {
  account_exists: 'people.exists',
  already_invited: 'people.alreadyInvited',
  resent_just_now: 'people.justSent',
};

function useReason(): (error: unknown) => string {
  const text = usePeopleText();
  const reasonOf = useFailureReason();
  return (error) => {
    const own = refusals[error instanceof HttpError ? (error.code ?? '') : ''];
    return own ? text(own) : reasonOf(error);
  };
}

function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: getListInvitationsQueryKey() });
}

/** Sends an invitation; `onSent` clears the form. */
export function useInvite(onSent: () => void) {
  const text = usePeopleText();
  const banner = useBanner();
  const reasonOf = useReason();
  return useOneAtATime({
    mutationFn: (invitation: InviteDto) => invite(invitation),
    onSuccess: (_answer, { email }) => {
      banner.sayDone(text('people.invited', { email }));
      onSent();
    },
    onError: (error) => banner.sayFailed(text('people.inviteFailed', { reason: reasonOf(error) })),
    onSettled: useRefresh(),
  });
}

export function useInvitation({ id, email }: InvitationDto) {
  const text = usePeopleText();
  const banner = useBanner();
  const reasonOf = useReason();
  const onSettled = useRefresh();
  const sending = useOneAtATime({
    mutationFn: () => sendInvitationAgain(id),
    onSuccess: () => banner.sayDone(text('people.invitation.sent', { email })),
    onError: (error) => banner.sayFailed(text('people.invitation.againFailed', { reason: reasonOf(error) })),
    onSettled,
  });
  const withdrawing = useOneAtATime({
    mutationFn: () => withdrawInvitation(id),
    onSuccess: () => banner.sayDone(text('people.invitation.withdrawn', { email })),
    onError: (error) => banner.sayFailed(text('people.invitation.withdrawFailed', { reason: reasonOf(error) })),
    onSettled,
  });
  return {
    sendAgain: () => sending.mutate(),
    withdraw: () => withdrawing.mutate(),
    isBusy: sending.isPending || withdrawing.isPending,
  };
}
