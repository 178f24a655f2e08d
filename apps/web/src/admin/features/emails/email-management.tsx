import { useEmailsText } from './texts';

/** The tab is here; what it does comes next. */
export function EmailManagement() {
  const text = useEmailsText();
  return <h2>{text('emails.title')}</h2>;
}
