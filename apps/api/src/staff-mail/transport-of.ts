import type { Settings } from '../config/settings.js';
import type { MailTransportDto } from './dto/email-configuration.dto.js';

/** How mails go out, without the name and the password that the server's address may carry. */
export function transportOf({ mail }: Settings): MailTransportDto {
  if (mail.smtpUrl === null) return { kind: 'files', server: null };
  const { protocol, hostname, port } = new URL(mail.smtpUrl);
  return { kind: 'smtp', server: `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}` };
}
