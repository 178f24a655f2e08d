import {
  type InvitationDto,
  type InviteDto,
  getListInvitationsQueryKey,
  invite,
  sendInvitationAgain,
  withdrawInvitation,
} from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { codeOf } from '../data/refusal';
import { useStaffMutation } from '../data/use-staff-mutation';
import { usePeopleText } from './texts';

const refusals: Readonly<Record<string, 'people.exists' | 'people.alreadyInvited' | 'people.justSent'>> = {
  account_exists: 'people.exists',
  already_invited: 'people.alreadyInvited',
  resent_just_now: 'people.justSent',
};

function useReason(): (reason: string, error: Error) => string {
  const text = usePeopleText();
  return (reason, error) => {
    const own = refusals[codeOf(error)];
    return own ? text(own) : reason;
  };
}

const refresh = (queries: QueryClient) => queries.invalidateQueries({ queryKey: getListInvitationsQueryKey() });

export function useInvite(onSent: () => void) {
  const text = usePeopleText();
  const reasonOf = useReason();
  return useStaffMutation({
    send: (invitation: InviteDto) => invite(invitation),
    done: (_answer, { email }) => {
      onSent();
      return text('people.invited', { email });
    },
    failed: (reason, error) => text('people.inviteFailed', { reason: reasonOf(reason, error) }),
    refresh,
  });
}

export function useInvitation({ id, email }: InvitationDto) {
  const text = usePeopleText();
  const reasonOf = useReason();
  const sending = useStaffMutation({
    send: () => sendInvitationAgain(id),
    done: () => text('people.invitation.sent', { email }),
    failed: (reason, error) => text('people.invitation.againFailed', { reason: reasonOf(reason, error) }),
    refresh,
  });
  const withdrawing = useStaffMutation({
    send: () => withdrawInvitation(id),
    done: () => text('people.invitation.withdrawn', { email }),
    failed: (reason, error) => text('people.invitation.withdrawFailed', { reason: reasonOf(reason, error) }),
    refresh,
  });
  return {
    sendAgain: () => sending.mutate(),
    withdraw: () => withdrawing.mutate(),
    isBusy: sending.isPending || withdrawing.isPending,
  };
}
