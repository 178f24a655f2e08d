import Button from 'antd/es/button';
import { useEmailsText } from './texts';
import { useTestEmail } from './use-test-email';

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
