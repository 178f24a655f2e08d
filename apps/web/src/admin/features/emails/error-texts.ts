import type { EmailsMessageId } from './texts';

/** What the API says of a try that has failed; a sentence that is not here is shown as it came. */
const known: Readonly<Record<string, EmailsMessageId>> = {
  'Sent again by staff': 'emails.error.superseded',
  'What it was about has been deleted': 'emails.error.deleted',
  'The mail server cannot be reached': 'emails.error.unreachable',
  'The mail server did not answer in time': 'emails.error.slow',
  'The mail server did not accept the sign-in': 'emails.error.signIn',
  'The connection to the mail server is not secure': 'emails.error.insecure',
  'The mail server does not know this address': 'emails.error.unknownAddress',
  'The mail server refused the mail': 'emails.error.refused',
  'The mail server refused the mail for now': 'emails.error.refusedNow',
  'The connection to the mail server broke': 'emails.error.broke',
  'The mail could not be sent': 'emails.error.other',
};

/** The text for what the API says of a failed try. */
export const errorText = (said: string): EmailsMessageId | undefined => known[said];
