import type { ParsedMail } from 'mailparser';

/** What a mail server says of a mail that it returns (RFC 3464, and as Exim before 4.87 and qmail write it). */
export interface ReturnedMail {
  /** By the Message-ID that came back, if it is one of ours. */
  mailIds: string[];
  /** In small letters; empty where any Message-ID came back. */
  recipients: string[];
  /** `failed`, `delayed`, `delivered` … */
  action: string;
  /** The answer of the server that refused it: `550 5.1.1 …` where it names a code. */
  answer: string;
  /** When it was returned. */
  date: Date | undefined;
}

type Delivery = Pick<ReturnedMail, 'recipients' | 'action' | 'answer'>;

const longestReport = 16 * 1024; // characters
const longestAnswer = 500;
// bytes; a header of 100,000 addresses would take half a minute
const options = { keepDeliveryStatus: true, skipHtmlToText: true, skipTextToHtml: true, maxHeadSize: 64 * 1024 };

/** Reads a mail as it came; `null` for any that does not tell of another one's delivery. */
export async function readReturnedMail(raw: Buffer): Promise<ReturnedMail | null> {
  const { simpleParser } = await import('mailparser'); // takes memory only where mails come back
  const mail = await simpleParser(raw, options);
  const delivery = reported(mail) ?? failedInText(mail);
  if (!delivery) return null;
  const ids = messageIdsIn(raw, mail);
  const mailIds = ids.flatMap((id) => /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/.exec(id)?.[1] ?? []);
  return { ...delivery, mailIds, recipients: ids.length > 0 ? [] : delivery.recipients, date: mail.date };
}

/** RFC 3464: fields of the mail, then a group of fields for each recipient. */
function reported({ headerLines, attachments }: ParsedMail): Delivery | null {
  const isReport = headerLines.some(({ line }) => /^content-type:\s*multipart\/report/i.test(line));
  const report = attachments.find(({ contentType }) => /^message\/(global-)?delivery-status$/.test(contentType));
  if (!isReport || !report) return null;
  const text = report.content.toString('utf8', 0, longestReport).replace(/\r|\n[ \t]+(?=\S)/g, ' ');
  const groups = text.split(/\n\s*\n/).filter((group) => /^Action:/im.test(group));
  const group = groups.find((one) => /^Action:\s*failed/im.test(one)) ?? groups.join('\n');
  // without the type: `rfc822;`, `smtp;`
  const valueOf = (name: string): string =>
    new RegExp(`^${name}:(?:[^;\\n]*;)?(.*)$`, 'im').exec(group)?.[1]?.trim() ?? '';
  return {
    recipients: ['Original-Recipient', 'Final-Recipient'].flatMap((name) => addressesIn(valueOf(name))),
    action: valueOf('Action').toLowerCase(),
    answer: answerOf(valueOf('Diagnostic-Code'), valueOf('Status')),
  };
}

/** Exim names the recipient in a header, qmail (https://cr.yp.to/proto/qsbmf.txt) in the text; the paragraph about it says why. */
function failedInText({ headerLines, text = '' }: ParsedMail): Delivery | null {
  const words = text.slice(0, longestReport);
  const [, qmail = ''] = /^Hi\. This is the[^]*?\n<(.+)>:\n/.exec(words) ?? [];
  const [recipient] = addressesIn(headerLines.find(({ key }) => key === 'x-failed-recipients')?.line ?? qmail);
  if (recipient === undefined) return null;
  return { recipients: [recipient], action: 'failed', answer: answerOf(reasonBelow(recipient, words)) };
}

function reasonBelow(recipient: string, words: string): string {
  const about = words.split(/\n\s*\n/).find((part) => part.toLowerCase().includes(recipient)) ?? '';
  const said = about.trim().split('\n').slice(1).join(' ');
  return /\b[45]\d\d[ -].*/.exec(said)?.[0] ?? said;
}

const addressesIn = (text: string): string[] => text.toLowerCase().match(/[^\s<>,;"@]{1,64}@[^\s<>,;"@]{1,255}/g) ?? [];

const statusIn = (words: string): string => /\b5\.\d{1,3}\.\d{1,3}\b/.exec(words)?.[0] ?? '';

/** As mail servers answer, `550 5.1.1 …`, in one line; one of several lines repeats its code in each. */
function answerOf(words: string, status = statusIn(words)): string {
  const line = words.replace(/\s+/g, ' ').replace(/(?<=\S )[45]\d\d[ -](?:[45]\.\d+\.\d+ )?/g, '');
  const [, number = status.startsWith('5') ? '550' : '', said = line] = /^([45]\d\d)[ -](.*)$/.exec(line) ?? [];
  const parts = [number, said.includes(status) ? '' : status, said];
  return parts.filter(Boolean).join(' ').slice(0, longestAnswer).trim();
}

/** Those of the returned mail stand below the report's own header, and never in base64; else the report may answer the mail. */
function messageIdsIn(raw: Buffer, { inReplyTo }: ParsedMail): string[] {
  const text = raw.toString('latin1');
  const below = text
    .slice(text.search(/\r?\n\r?\n/))
    .matchAll(/^(?:X-(?:Outbox|Strapec)-)?Message-ID:\s*(<[^<>\s]{1,500}>)/gim);
  const ids = [...below].flatMap(([, id]) => id ?? []);
  return ids.length > 0 ? ids : [inReplyTo ?? []].flat();
}
