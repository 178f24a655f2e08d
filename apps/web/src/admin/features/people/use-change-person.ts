import {
  type ChangeStaffMemberDto,
  HttpError,
  type StaffMemberDto,
  changeStaffMember,
  getListStaffQueryKey,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { personName } from './person-name';
import { usePeopleText } from './texts';

const refusals: Readonly<Record<string, 'people.own' | 'people.rightLost'>> = {
  own_account: 'people.own',
  not_permitted: 'people.rightLost',
};

/** Gives a colleague another role, or shuts their account and opens it again. */
export function useChangePerson(person: StaffMemberDto) {
  const queries = useQueryClient();
  const text = usePeopleText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  return useOneAtATime({
    mutationFn: (change: ChangeStaffMemberDto) => changeStaffMember(person.id, change),
    onSuccess: (now, { role }) => {
      const name = personName(now);
      if (role) banner.sayDone(text('people.roleChanged', { name, role: text(`people.role.${role}`) }));
      else banner.sayDone(text(now.isDisabled ? 'people.disabledNow' : 'people.enabledNow', { name }));
    },
    onError: (error) => {
      const own = refusals[error instanceof HttpError ? (error.code ?? '') : ''];
      banner.sayFailed(text('people.changeFailed', { reason: own ? text(own) : reasonOf(error) }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: getListStaffQueryKey() }),
  });
}
