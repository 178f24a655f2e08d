import Button from 'antd/es/button';
import { useEmailsText } from './texts';
import { getGetEmailStatusQueryKey, sendTestEmail } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';

/** Sends a mail to whoever is signed in. */
export function TestMailButton() {
  const text = useEmailsText();
  const { send, isSending } = useTestEmail();
  return (
    <Button disabled={isSending} onClick={send}>
      {text(isSending ? 'emails.test.sending' : 'emails.test')}
    </Button>
  );
}

/** A mail to whoever is signed in, in the language they work in, and what came of it. */
function useTestEmail() {
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
  return { send: () => mutate(), isSending: isPending };
}
