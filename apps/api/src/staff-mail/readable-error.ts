/** What mail servers and networks say, and what staff read instead: no addresses, no protocol. The first that fits counts. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/superseded/, 'Sent again by staff'],
  [/has been erased|could not find any entity/i, 'What it was about has been deleted'],
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EDNS/, 'The mail server cannot be reached'],
  [/timeout|timed out|ETIMEDOUT/i, 'The mail server did not answer in time'],
  [/EAUTH|invalid login|authentication|\b535\b/i, 'The mail server did not accept the sign-in'],
  [/certificate|\bTLS\b|\bSSL\b/i, 'The connection to the mail server is not secure'],
  [/\b5\d\d[ -]5\.1\.(?![78]\b)\d/, 'The mail server does not know this address'],
  [/\b5\d\d\b/, 'The mail server refused the mail'],
  [/\b4\d\d\b/, 'The mail server refused the mail for now'],
  [/ECONNRESET|closed|socket|EPIPE/i, 'The connection to the mail server broke'],
];

/** Why a mail was not sent, in words that may be shown. */
export function readableError(error: string): string {
  return reasons.find(([pattern]) => pattern.test(error))?.[1] ?? 'The mail could not be sent';
}
