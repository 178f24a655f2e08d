import type { LetterDto } from '@strapec/contracts';
import type { Language } from '@strapec/domain';

const quoted = 600; // characters; mail programs take no endless address

/** Our answer is written in the language of whoever asked, whatever staff read. */
const beginnings: Readonly<Record<Language, { subject: Record<LetterDto['kind'], string>; greeting: string }>> = {
  sk: { subject: { message: 'Vaša správa', inquiry: 'Váš dopyt' }, greeting: 'Dobrý deň,' },
  en: { subject: { message: 'Your message', inquiry: 'Your inquiry' }, greeting: 'Hello,' },
};

/** The address that opens an answer in the mail program, with what was asked below it. */
export function replyTo({ email, kind, language, message }: LetterDto): string {
  const { subject, greeting } = beginnings[language];
  const asked = message.length > quoted ? `${message.slice(0, quoted)}…` : message;
  const body = `${greeting}\n\n\n\n${asked.replaceAll(/^/gm, '> ')}`;
  return `mailto:${email}?subject=${encodeURIComponent(subject[kind])}&body=${encodeURIComponent(body)}`;
}
