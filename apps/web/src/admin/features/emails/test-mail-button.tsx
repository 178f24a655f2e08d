import { getGetEmailStatusQueryKey, sendTestEmail } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useEmailsText } from './texts';

/** Sends a test mail to the signed-in user, in their language, and shows the result. */
export function TestMailButton() {
  const queries = useQueryClient();
  const text = useEmailsText();
  const banner = useBanner();
  const { language } = useLanguage();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => sendTestEmail({ language }),
    onMutate: () => banner.clear(),
    onSuccess: ({ message }) => banner.sayDone(text('emails.test.result', { message })),
    onError: (error) => {
      banner.sayFailed(text('emails.test.failed'));
      // eslint-disable-next-line no-console -- the sentence above sends staff here (spec §8)
      console.error(error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: getGetEmailStatusQueryKey() }),
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      {text(isPending ? 'emails.test.sending' : 'emails.test')}
    </Button>
  );
}
