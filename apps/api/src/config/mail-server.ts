import type { EnvironmentReader } from './environment-reader.js';

/** A sign that ends the part of an address in which a password stands, and an @ behind it. */
const cutPassword = /^smtps?:\/\/[^/?#]*[/?#].*@/i;

/** The mail server's address, with name and password where it asks for them; `null`: none is named. */
export function mailServer(read: EnvironmentReader): string | null {
  const typed = read.optionalText('SMTP_URL') ?? '';
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:'], null);
  const isUnreadable = /^smtps?:.*@/i.test(typed) && !URL.canParse(typed);
  if (isUnreadable) read.faults.pop(); // it does begin as it must
  if (isUnreadable || cutPassword.test(typed)) {
    const signs = 'a sign such as # / ? that must be written %23 %2F %3F';
    read.faults.push(`the password in SMTP_URL contains ${signs}; or set SMTP_USER and SMTP_PASSWORD`);
  }
  return signedIn(url, read);
}

function signedIn(address: string | null, read: EnvironmentReader): string | null {
  const user = read.text('SMTP_USER', '');
  const password = read.text('SMTP_PASSWORD', '');
  if (user + password === '') return address;
  if (user === '' || password === '') read.faults.push('SMTP_USER and SMTP_PASSWORD: set both or none');
  if (address === null) read.faults.push('SMTP_USER and SMTP_PASSWORD need SMTP_URL');
  if (address === null || !URL.canParse(address)) return address;
  const url = new URL(address);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.toString();
}
