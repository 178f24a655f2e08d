import { getGetEmailStatusQueryKey, sendTestEmail } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useLanguage } from '../../shared/i18n/language-context';
import { useStaffMutation } from '../data/use-staff-mutation';
import { useUiText } from './texts';

export function TestMailButton() {
  const text = useUiText();
  const { language } = useLanguage();
  const { mutate, isPending } = useStaffMutation({
    send: () => sendTestEmail({ language }),
    onSuccess: ({ message }) => text('emails.test.result', { message }),
    onFailure: (_reason, error) => {
      // eslint-disable-next-line no-console -- the sentence below sends staff here (spec §8)
      console.error(error);
      return text('emails.test.failed');
    },
    refresh: (queries) => queries.invalidateQueries({ queryKey: getGetEmailStatusQueryKey() }),
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      {text(isPending ? 'emails.test.sending' : 'emails.test')}
    </Button>
  );
}
