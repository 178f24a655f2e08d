import {
  type InvitationDto,
  type InviteDto,
  getListInvitationsQueryKey,
  invite,
  sendInvitationAgain,
  withdrawInvitation,
} from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { useStaffMutation } from '../data/use-staff-mutation';
import { usePeopleText } from './texts';

const reasonsIn = (text: ReturnType<typeof usePeopleText>) => ({
  account_exists: text('people.exists'),
  already_invited: text('people.alreadyInvited'),
  resent_just_now: text('people.justSent'),
});

const refresh = (queries: QueryClient) => queries.invalidateQueries({ queryKey: getListInvitationsQueryKey() });

export function useInvite(onSent: () => void) {
  const text = usePeopleText();
  const reasons = reasonsIn(text);
  return useStaffMutation({
    send: (invitation: InviteDto) => invite(invitation),
    done: (_answer, { email }) => {
      onSent();
      return text('people.invited', { email });
    },
    reasons,
    failed: (reason) => text('people.inviteFailed', { reason }),
    refresh,
  });
}

export function useInvitation({ id, email }: InvitationDto) {
  const text = usePeopleText();
  const reasons = reasonsIn(text);
  const sending = useStaffMutation({
    send: () => sendInvitationAgain(id),
    done: () => text('people.invitation.sent', { email }),
    reasons,
    failed: (reason) => text('people.invitation.againFailed', { reason }),
    refresh,
  });
  const withdrawing = useStaffMutation({
    send: () => withdrawInvitation(id),
    done: () => text('people.invitation.withdrawn', { email }),
    reasons,
    failed: (reason) => text('people.invitation.withdrawFailed', { reason }),
    refresh,
  });
  return {
    sendAgain: () => sending.mutate(),
    withdraw: () => withdrawing.mutate(),
    isBusy: sending.isPending || withdrawing.isPending,
  };
}
