/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { type MailFailure, classifyFailure, findServerAnswer } from '../../src/mail/outbox/mail-failure';
import { nextAttemptTime, limitSenderRetries } from '../../src/mail/outbox/retry-schedule';

const now = new Date('2026-11-30T12:00:00Z');
const afterMinutes = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** The delay after each of the first attempts, while the clock stands still. */
function retryMinutes(attemptCount: number, visitAt: Date | null): (number | null)[] {
  return Array.from({ length: attemptCount }, (_, index) => {
    const nextAttempt = nextAttemptTime(index + 1, now, visitAt);
    return nextAttempt && (nextAttempt.getTime() - now.getTime()) / 60_000;
  });
}

describe('the retries of a mail that was not sent', () => {
  it('are made five times for a mail without a visit', () =>
    expect(retryMinutes(7, null)).toEqual([1, 5, 15, 60, 240, null, null]));

  it('become rarer until the visit, but happen at least once a day', () =>
    expect(retryMinutes(10, afterMinutes(100_000))).toEqual([1, 5, 15, 60, 240, 480, 960, 1440, 1440, 1440]));

  it('happen at the latest halfway to the visit', () =>
    expect(retryMinutes(6, afterMinutes(60))).toEqual([1, 5, 15, 30, 30, 30]));

  it.each([1, 0, -500])('end when the visit begins in %i minutes', (minutes) =>
    expect(nextAttemptTime(1, now, afterMinutes(minutes))).toBeNull(),
  );
});

/** Answers of mail servers. */
const answersByFailure: Readonly<Partial<Record<MailFailure, readonly string[]>>> = {
  address_unknown: [
    '550 5.1.1 <jana@bar.example>: Recipient address rejected: User unknown in virtual mailbox table',
    '550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the address.\n550 5.1.1 NoSuchUser',
    '550 5.1.1 <jana@blacklist.example>: Recipient address rejected: User unknown in relay recipient table',
    '556 5.1.10 Recipient address has null MX',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    '553 5.1.3 Bad recipient address syntax',
    '550 5.1.2 Host or domain name not found',
    '554 5.4.4 Unable to route: no mail hosts for domain',
    '550 5.4.1 Recipient address rejected: Access denied. AS(201806281) [DB5.eur01.prod.protection.outlook.com]',
    '550-5.2.1 The email account that you tried to reach is\n550 5.2.1 disabled.',
    "550 5.1.1 szn; User hasn't got the service mapped",
    '550 No such user here',
    '550 No Such User Here"',
    '550 No such mailbox',
    '550 User unknown',
    '550 jana@bar.example... unknown user',
    '550 Requested action not taken: mailbox unavailable',
    '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302)',
    '550 sorry, no mailbox here by that name (#5.1.1)',
    '550 Unrouteable address',
    '551 User not local; please try <jana@elsewhere.example>',
    '553 invalid recipient jana',
    "554 delivery error: dd This user doesn't have a yahoo.com account (jana@yahoo.com) [0]",
    '550 mx.antispam.example: address does not exist',
    '550 5.7.1 <jana@bar.example>: Recipient address rejected: user unknown',
    '550 Adresát neexistuje',
  ],
  sender_refused: [
    '553 5.1.8 <rezervacie@bar.example>: Sender address rejected: Domain not found',
    '553 5.7.1 <rezervacie@bar.example>: Sender address rejected: not owned by user bar',
    '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
    '554 5.2.252 SendAsDenied; bar@outlook.example not allowed to send as rezervacie@bar.example',
    '501 mail from address must be same as authorization user',
    '550 5.7.64 TenantAttribution; Relay Access Denied',
    '554 5.7.1 <jana@example.com>: Relay access denied',
    '550 5.7.1 Unable to relay',
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    '535 5.7.8 Error: authentication failed: UGFzc3dvcmQ6',
    '530 5.7.0 Authentication Required',
    '550-5.7.26 This mail has been blocked because the sender is unauthenticated.\n550-5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.',
    '550 5.7.23 The message was rejected because of Sender Policy Framework violation',
    '550 5.7.509 Access denied, sending domain bar.example does not pass DMARC verification',
    '550 5.1.0 0bcW1i00G0jifNx01bcmHa blocked by SPF',
    '550 [SPF] 1.2.3.4 is not allowed to send mail from bar.example.',
    '550 5.7.1 <localhost>: Helo command rejected: Host not found',
    '554 5.7.1 IP address 1.2.3.4 has an invalid reverse DNS',
    '550-Verification failed for <rezervacie@bar.example>\n550-No Such User Here\n550 Sender verify failed',
  ],
  spam: [
    '550 5.7.1 Looks like spam',
    '554 5.7.1 Service unavailable; Client host [1.2.3.4] blocked using zen.spamhaus.org',
    '550 5.1.1 <jana@bar.example> sender is blacklisted',
    '552 5.2.0 0biL1i00V1cmcpM01biL4w spam detected',
    '550 5.7.1 Message rejected due to local policy',
    '554 5.7.1 Your message has been blocked: poor reputation of 1.2.3.4',
    '550 5.7.509 Access denied',
    '421-4.7.28 Our system has detected an unusual rate of unsolicited mail',
  ],
  mailbox_full: [
    '552 5.2.2 Mailbox full',
    '452 4.2.2 The email account that you tried to reach is over quota.',
    '552 5.1.1 5.2.2 sorry, final recipient mailbox is full (chkuser)',
    '552 Requested mail action aborted: exceeded storage allocation',
  ],
  refused: [
    '554 Transaction failed',
    '554 5.7.1 Too many errors from your host, connection closed',
    '552 5.3.4 Message size exceeds fixed limit',
    '550 5.7.1 Recipient does not want it',
  ],
  refused_for_now: [
    '450 4.1.1 User unknown',
    '451 4.7.1 Greylisted by policy: 5.1.1 is what I may say later',
    '450 4.2.0 mailbox unavailable',
    '421 4.3.2 Service not available',
  ],
};

describe('a mail whose sender the mail server refuses', () => {
  const nextSenderRetry = (attemptCount: number, ageHours: number, visitAt: Date | null = null) => {
    const { attempts, until } = limitSenderRetries(
      { attempts: attemptCount, createdAt: afterMinutes(-60 * ageHours) },
      visitAt,
    );
    return [attempts, nextAttemptTime(attempts, now, until)];
  };

  it('is tried every 15 minutes, without counting attempts, for three days or until the visit', () => {
    expect([1, 2, 3, 99].map((attemptCount) => nextSenderRetry(attemptCount, 71))).toEqual([
      [1, afterMinutes(1)],
      [2, afterMinutes(5)],
      [3, afterMinutes(15)],
      [3, afterMinutes(15)],
    ]);
    expect(nextSenderRetry(99, 72)).toEqual([3, null]);
    expect([nextSenderRetry(99, 720, afterMinutes(9999))[1], nextSenderRetry(99, 720, afterMinutes(1))[1]]).toEqual([
      afterMinutes(15),
      null,
    ]);
  });
});

describe('the failure of an attempt', () => {
  const failureCases = Object.entries(answersByFailure).flatMap(([failure, answers]) =>
    answers.map((answer) => [answer, failure]),
  );

  it.each(failureCases)('is, for the answer %j, %s', (response, failure) => {
    expect(classifyFailure(Object.assign(new Error('rejected'), { response, command: 'RCPT TO' }))).toBe(failure);
    expect(classifyFailure(new Error(`Can't send mail - all recipients were rejected: ${response}`))).toBe(failure); // as it is stored
  });

  it('concerns the sender after MAIL FROM or a failed sign-in', () => {
    const classifyAnswer = (command: string, response: string) => classifyFailure({ response, command });
    expect(classifyAnswer('MAIL FROM', '550 5.1.1 User unknown')).toBe('sender_refused');
    expect(classifyAnswer('MAIL FROM', '451 4.3.0 Try again later')).toBe('refused_for_now');
    expect(classifyAnswer('MAIL FROM', '552 5.3.4 Message too big')).toBe('refused');
    expect(classifyFailure(Object.assign(new Error('Missing credentials'), { code: 'EAUTH' }))).toBe('sender_refused');
  });

  it('names network errors, which have no answer of a mail server', () => {
    const networkErrors = ['connect ECONNREFUSED 127.0.0.1:465', 'Greeting never received', 'self-signed certificate'];
    expect(networkErrors.map((text) => classifyFailure(new Error(text)))).toEqual([
      'server_unreachable',
      'server_silent',
      'connection_insecure',
    ]);
    expect([null, undefined, 'x'].map(classifyFailure)).toEqual(['other', 'other', 'other']);
  });

  it('is described by the answer of the mail server, in one line', () => {
    const response = '550-5.2.1 The account is\n550 5.2.1 disabled';
    expect(findServerAnswer({ response })).toBe('550-5.2.1 The account is disabled');
    expect(findServerAnswer(new Error('Invalid login: 535 5.7.8 no'))).toBe('535 5.7.8 no');
    expect(findServerAnswer(new Error('connect ECONNREFUSED 127.0.0.1:465'))).toBeNull();
  });
});
