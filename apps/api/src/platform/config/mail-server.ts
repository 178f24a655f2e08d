import type { EnvironmentReader } from './environment-reader.js';

/** `true` when a sign in the password ends the host part of the address too early: an @ follows behind it. */
const isCut = (typed: string): boolean =>
  /^smtps?:\/\/[^/?#]*[/?#].*@/i.test(typed) || (/^smtps?:.*@/i.test(typed) && !URL.canParse(typed));
const badSigns = 'a sign such as # / ? that must be written %23 %2F %3F; or set SMTP_USER and SMTP_PASSWORD';

/** The address of the mail server, with user and password when they are set; `null` when no server is set. */
export function mailServer(read: EnvironmentReader): string | null {
  const isUnreadable = isCut(read.text('SMTP_URL', ''));
  if (isUnreadable) read.errors.push(`the password in SMTP_URL contains ${badSigns}`);
  const address = isUnreadable ? null : read.url('SMTP_URL', ['smtp:', 'smtps:'], null);
  const [user, password] = [read.text('SMTP_USER', ''), read.text('SMTP_PASSWORD', '')];
  if (!user !== !password) read.errors.push('SMTP_USER and SMTP_PASSWORD: set both or none');
  return user && address && URL.canParse(address) ? signedIn(new URL(address), user, password) : address;
}

function signedIn(url: URL, user: string, password: string): string {
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.toString();
}
