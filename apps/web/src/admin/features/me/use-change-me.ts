import {
  type AuthStatusDto,
  type ChangeMeDto,
  type ChangePasswordDto,
  HttpError,
  changeMe,
  changeMyPassword,
  getGetAuthStatusQueryKey,
  getListMySessionsQueryKey,
} from '@strapec/contracts';
import { accountLimits } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { FormInstance } from 'antd/es/form';
import { refusalIn } from '../../shared/api/refusal';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { en } from './messages.en';
import { type MeMessageId, useMeText } from './texts';

const idOf = (code: string): MeMessageId => {
  const id = `me.fault.${code}`;
  return Object.hasOwn(en, id) ? (id as MeMessageId) : 'me.fault.other';
};

/** What a code of a broken rule says at its field. */
export function useFaultWords(): (code: string) => string {
  const text = useMeText();
  return (code) => text(idOf(code), { least: accountLimits.passwordMin, most: accountLimits.passwordLength });
}

/** Puts a refusal where it belongs: at the fields, or into the banner. */
function useRefuse<Values>(form: FormInstance<Values>): (error: Error) => void {
  const text = useMeText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const wordsOf = useFaultWords();
  return (error) => {
    const faults = refusalIn(error).errors ?? [];
    form.setFields(faults.map(({ field, code }) => ({ name: field as never, errors: [wordsOf(code)] })));
    const isTooOften = error instanceof HttpError && error.code === 'ip_rate_limit';
    banner.sayFailed(text('me.saveFailed', { reason: isTooOften ? text('me.tooMany') : reasonOf(error) }));
  };
}

/** Changes one's own name and e-mail; the header greets by the new one. */
export function useChangeMe(form: FormInstance<ChangeMeDto>) {
  const text = useMeText();
  const banner = useBanner();
  const queries = useQueryClient();
  return useOneAtATime({
    mutationFn: (change: ChangeMeDto) => changeMe(change),
    onSuccess: (user) => {
      queries.setQueryData<AuthStatusDto>(getGetAuthStatusQueryKey(), { authenticated: true, user });
      form.resetFields(['password']);
      banner.sayDone(text('me.saved'));
    },
    onError: useRefuse(form),
  });
}

/** Changes one's own password. */
export function useChangeMyPassword(form: FormInstance<ChangePasswordDto>) {
  const text = useMeText();
  const banner = useBanner();
  const queries = useQueryClient();
  return useOneAtATime({
    mutationFn: (change: ChangePasswordDto) => changeMyPassword(change),
    onSuccess: () => {
      form.resetFields();
      banner.sayDone(text('me.password.saved'));
    },
    onError: useRefuse(form),
    onSettled: () => queries.invalidateQueries({ queryKey: getListMySessionsQueryKey() }),
  });
}
