import type { EnvironmentReader } from './environment-reader.js';

/** Whether a sign in the password ends the part of the address in which it stands: there is an @ behind it. */
const isCut = (typed: string): boolean =>
  /^smtps?:\/\/[^/?#]*[/?#].*@/i.test(typed) || (/^smtps?:.*@/i.test(typed) && !URL.canParse(typed));
const badSigns = 'a sign such as # / ? that must be written %23 %2F %3F; or set SMTP_USER and SMTP_PASSWORD';

/** The mail server's address, with name and password where it asks for them; `null`: none is named. */
export function mailServer(read: EnvironmentReader): string | null {
  const isUnreadable = isCut(read.text('SMTP_URL', ''));
  if (isUnreadable) read.faults.push(`the password in SMTP_URL contains ${badSigns}`);
  const address = isUnreadable ? null : read.url('SMTP_URL', ['smtp:', 'smtps:'], null);
  const [user, password] = [read.text('SMTP_USER', ''), read.text('SMTP_PASSWORD', '')];
  if (!user !== !password) read.faults.push('SMTP_USER and SMTP_PASSWORD: set both or none');
  return user && address && URL.canParse(address) ? signedIn(new URL(address), user, password) : address;
}

function signedIn(url: URL, user: string, password: string): string {
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.toString();
}
