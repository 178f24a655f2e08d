import { HttpError, type PersonDataDto, erasePerson, exportPerson } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { usePrivacyText } from './texts';

/** Collects what is held about an address. */
export function useFindPerson(onFound: (person: PersonDataDto) => void) {
  const text = usePrivacyText();
  const banner = useBanner();
  const reasonOf = useFailureReason('reads');
  return useOneAtATime({
    mutationFn: (email: string) => exportPerson({ email }),
    onSuccess: onFound,
    onError: (error) => banner.sayFailed(text('privacy.findFailed', { reason: reasonOf(error) })),
  });
}

/** Forgets a person; whatever has been read of them before is read anew. */
export function useErasePerson(onErased: () => void) {
  const text = usePrivacyText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const queries = useQueryClient();
  return useOneAtATime({
    mutationFn: (email: string) => erasePerson({ email }),
    onSuccess: () => {
      banner.sayDone(text('privacy.erased'));
      queries.removeQueries({ type: 'inactive' });
      onErased();
    },
    onError: (error) => {
      const own = refusals[error instanceof HttpError ? (error.code ?? '') : ''];
      banner.sayFailed(text('privacy.eraseFailed', { reason: own ? text(own) : reasonOf(error) }));
    },
  });
}

const refusals: Readonly<Record<string, 'privacy.ahead' | 'privacy.staff'>> = {
  reservation_ahead: 'privacy.ahead',
  staff_account: 'privacy.staff',
};
