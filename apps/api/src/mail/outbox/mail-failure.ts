/** As in `email_messages.failure`. */
export const mailFailures = [
  'address_unknown', // the address does not exist: no more attempts
  'sender_refused', // sender, sign-in or DNS records are wrong: the operator can fix it, the guest cannot
  ...(['spam', 'mailbox_full', 'refused', 'refused_for_now', 'sent_again', 'subject_deleted', 'other'] as const),
  ...(['server_unreachable', 'server_silent', 'connection_insecure', 'connection_broke'] as const),
] as const;
export type MailFailure = (typeof mailFailures)[number];

/** The server's answer (`550 5.1.1 …`), and the command it answers (`MAIL FROM`, `RCPT TO`, `DATA`). */
type SmtpError = Partial<Record<'message' | 'response' | 'command' | 'code', unknown>>;

export function classifyFailure(error: unknown): MailFailure {
  const { message, command, code } = (error ?? {}) as SmtpError;
  const answer = findServerAnswer(error);
  if (code === 'EAUTH') return 'sender_refused';
  if (answer) return classifyAnswer(answer, String(command));
  return findMatchingFailure(errorPatterns, String(message ?? error)) ?? 'other';
}

export function findServerAnswer(error: unknown): string | null {
  const { message, response } = (error ?? {}) as SmtpError;
  const [, answer] = /(?:^|[:;] )([45]\d\d[ -][^]*)$/.exec(String(response || message)) ?? [];
  return answer?.replace(/\s*\n(?:\d{3}[ -])?(?:[45]\.\d+\.\d+\s)?/g, ' ').trim() ?? null;
}

type FailurePatterns = readonly (readonly [MailFailure, RegExp])[];
const findMatchingFailure = (patterns: FailurePatterns, text: string) =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0];

const errorPatterns: FailurePatterns = [
  ['sent_again', /superseded/],
  ['subject_deleted', /has been erased|could not find any entity/i],
  ['server_unreachable', /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EDNS/],
  ['server_silent', /timeout|timed out|ETIMEDOUT|greeting never/i],
  ['connection_insecure', /certificate|TLS\b|\bSSL\b/i],
  ['connection_broke', /ECONNRESET|closed|socket|EPIPE/i],
  ['sender_refused', /^Invalid sender/],
  ['address_unknown', /^Invalid recipient/],
];

/** Host names may contain a reason: `mx.antispam.example`. */
const hostNamePattern = /<[^>\s]*>|\S+@\S+|https?:\S+|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b/g;

function classifyAnswer(answer: string, command: string): MailFailure {
  const text = answer.replace(hostNamePattern, '…');
  if (answer.startsWith('5')) return findMatchingFailure(smtpAnswerPatterns, `${command} ${text}`) ?? 'refused';
  const mailFailure = findMatchingFailure(smtpAnswerPatterns, text);
  return mailFailure && mailFailure !== 'address_unknown' ? mailFailure : 'refused_for_now';
}

/**
 * By code (RFC 3463, RFC 7505), command, or the texts of common servers. The first match counts: some servers send
 * 5.1.1 for a full mailbox.
 */
const smtpAnswerPatterns: FailurePatterns = [
  ['refused_for_now', /^4.*gr[ae]y-?list/i],
  ['spam', /bl(?:ack|ock) ?-?list|\b(?:RBL|DNSBL)s?\b|spamhaus|blocked using|listed (?:at|by|in|on)\b/i],
  ['sender_refused', /^MAIL FROM (?!552|\d+.5\.3\.4)|^\D*53[0458]|[45]\.(?:1\.[78]|7\.(?:[89]|2[367]|6[04]|515))\b/],
  ['mailbox_full', /[45]\.2\.2\b|over ?quota|(?<!sending )quota.{0,20}exceed|exceed.{0,30}(?:quota|storage)/i],
  ['mailbox_full', /(?:mail ?box|inbox|account|recipient|user)\b.{0,30}\bfull\b/i],
  ['address_unknown', /5\.1\.(?:[1-69]|10)\b|5\.4\.4\b|5\.4\.1 .*recipient address rejected/i],
  ['address_unknown', /^\D*55[16](?!.*relay)|5\.2\.1\b(?!.*(?:rate|temporar|quickly))/i],
  ['sender_refused', /\b(?:SPF|DKIM|DMARC)\b|not owned by|send ?as\b|same as auth|authenticat|rcpthosts/i],
  ['sender_refused', /\bsender\b.{0,40}(?:reject|refus|denied|not |verif|invalid|unknown|must)/i],
  ['sender_refused', /(?:not|n't)\b.{0,30}(?:allowed|permi|authori[sz]ed).{0,20}(?:send|relay|use)\b/i],
  ['sender_refused', /relaying|(?:unable to|not) relay|relay (?:access|not|denied)/i],
  ['sender_refused', /\b(?:helo|ehlo|ptr|reverse dns|client host|hostname)\b/i],
  ['spam', /spam|unsolicited|reputation|blocked|suspicious|junk|\bbulk|virus|banned|polic(?:y|ies)|5\.7\.5\d\d\b/i],
  ['mailbox_full', /^\D*552(?!.*(?:size|large|big|5\.3\.4))/i],
  [
    'address_unknown',
    /(?:no such|unknown|invalid|no valid) (?:virtual )?(?:user|recipient|mail ?(?:box|drop)|acc|addr)/i,
  ],
  ['address_unknown', /(?:no such|unknown|invalid) (?:e-?mail|person|domain|local)|(?:domain|host)\b.{0,30}not found/i],
  ['address_unknown', /(?:user|recipient|mail ?box|(?<!IP )address)\b.{0,50}(?:unknown|not found|invalid|inactive)\b/i],
  [
    'address_unknown',
    /(?:user|recipient|mail ?box|(?<!your )account)\b.{0,50}(?:disabled|inactive|deactiv|not found)/i,
  ],
  ['address_unknown', /(?:user|recipient|account|address)\b.{0,30} not (?:known|recogni[sz]ed|an? (?:known|valid))\b/i],
  ['address_unknown', /mail ?box (?:is |currently )?(?:unavailable|not available)(?<!5\.7\..*)|no mail ?box|null mx/i],
  ['address_unknown', /(?:not|n't) exist|have an? .{0,20}account|no longer (?:valid|accepts|on)|not like recipient/i],
  ['address_unknown', /5\.1\.0\b|unroute?able|neexist|neznám|nenalezen|nenájden/i],
];
