import type { ParsedMail } from 'mailparser';

/** RFC 3464, and the formats of Exim before 4.87 and of qmail. */
export interface ReturnedMail {
  mailIds: string[];
  /** In lower case; empty if the report has a Message-ID. */
  recipients: string[];
  /** `failed`, `delayed`, `delivered` … */
  action: string;
  /** `550 5.1.1 …` if it has a code. */
  answer: string;
  date: Date | undefined;
}

type DeliveryReport = Pick<ReturnedMail, 'recipients' | 'action' | 'answer'>;

const maxReportLength = 16 * 1024; // characters
const maxAnswerLength = 500;
// Bytes; a header with 100,000 addresses would take half a minute.
const parserOptions = { keepDeliveryStatus: true, skipHtmlToText: true, skipTextToHtml: true, maxHeadSize: 64 * 1024 };

export async function parseReturnedMail(rawMail: Buffer): Promise<ReturnedMail | null> {
  const { simpleParser } = await import('mailparser'); // uses memory only if mails are returned
  const mail = await simpleParser(rawMail, parserOptions);
  const delivery = parseDeliveryReport(mail) ?? parseBounceText(mail);
  if (!delivery) return null;
  const messageIds = findMessageIds(rawMail, mail);
  const mailIds = messageIds.flatMap((id) => /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/.exec(id)?.[1] ?? []);
  return { ...delivery, mailIds, recipients: messageIds.length > 0 ? [] : delivery.recipients, date: mail.date };
}

/** RFC 3464: a group of fields for each recipient. */
function parseDeliveryReport({ headerLines, attachments }: ParsedMail): DeliveryReport | null {
  const isReport = headerLines.some(({ line }) => /^content-type:\s*multipart\/report/i.test(line));
  const report = attachments.find(({ contentType }) => /^message\/(global-)?delivery-status$/.test(contentType));
  if (!isReport || !report) return null;
  const text = report.content.toString('utf8', 0, maxReportLength).replace(/\r|\n[ \t]+(?=\S)/g, ' ');
  const groups = text.split(/\n\s*\n/).filter((group) => /^Action:/im.test(group));
  const reportFields = groups.find((group) => /^Action:\s*failed/im.test(group)) ?? groups.join('\n');
  // without the type: `rfc822;`, `smtp;`
  const fieldValue = (name: string): string =>
    new RegExp(`^${name}:(?:[^;\\n]*;)?(.*)$`, 'im').exec(reportFields)?.[1]?.trim() ?? '';
  return {
    recipients: ['Original-Recipient', 'Final-Recipient'].flatMap((name) => findAddresses(fieldValue(name))),
    action: fieldValue('Action').toLowerCase(),
    answer: formatAnswer(fieldValue('Diagnostic-Code'), fieldValue('Status')),
  };
}

/** Exim: in a header. qmail (https://cr.yp.to/proto/qsbmf.txt): in a paragraph with the reason. */
function parseBounceText({ headerLines, text = '' }: ParsedMail): DeliveryReport | null {
  const report = text.slice(0, maxReportLength);
  const [, qmailAddress = ''] = /^Hi\. This is the[^]*?\n<(.+)>:\n/.exec(report) ?? [];
  const [recipient] = findAddresses(headerLines.find(({ key }) => key === 'x-failed-recipients')?.line ?? qmailAddress);
  if (recipient === undefined) return null;
  return { recipients: [recipient], action: 'failed', answer: formatAnswer(findBounceReason(recipient, report)) };
}

function findBounceReason(recipient: string, report: string): string {
  const paragraph = report.split(/\n\s*\n/).find((block) => block.toLowerCase().includes(recipient)) ?? '';
  const reason = paragraph.trim().split('\n').slice(1).join(' ');
  return /\b[45]\d\d[ -].*/.exec(reason)?.[0] ?? reason;
}

const findAddresses = (text: string): string[] =>
  text.toLowerCase().match(/[^\s<>,;"@]{1,64}@[^\s<>,;"@]{1,255}/g) ?? [];

const findStatus = (answer: string): string => /\b5\.\d{1,3}\.\d{1,3}\b/.exec(answer)?.[0] ?? '';

/** An answer of several lines repeats its code in each. */
function formatAnswer(answer: string, status = findStatus(answer)): string {
  const line = answer.replace(/\s+/g, ' ').replace(/(?<=\S )[45]\d\d[ -](?:[45]\.\d+\.\d+ )?/g, '');
  const [, code = status.startsWith('5') ? '550' : '', reason = line] = /^([45]\d\d)[ -](.*)$/.exec(line) ?? [];
  const answerParts = [code, reason.includes(status) ? '' : status, reason];
  return answerParts.filter(Boolean).join(' ').slice(0, maxAnswerLength).trim();
}

/** Below the report's own header; without any, `In-Reply-To` may name the mail. */
function findMessageIds(rawMail: Buffer, { inReplyTo }: ParsedMail): string[] {
  const text = rawMail.toString('latin1');
  const matches = text
    .slice(text.search(/\r?\n\r?\n/))
    .matchAll(/^(?:X-(?:Outbox|Strapec)-)?Message-ID:\s*(<[^<>\s]{1,500}>)/gim);
  const ids = [...matches].flatMap(([, id]) => id ?? []);
  return ids.length > 0 ? ids : [inReplyTo ?? []].flat();
}
