/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { isHopeless } from '../src/mail/hopeless';
import { nextAttempt } from '../src/mail/next-attempt';
import { readableError } from '../src/staff-mail/readable-error';

const now = new Date('2026-11-30T12:00:00Z');
const inMinutes = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** After how many minutes a mail is tried again, for each of its first attempts, while its visit is so far away. */
function waits(attempts: number, visitAt: Date | null): (number | null)[] {
  return Array.from({ length: attempts }, (_, index) => {
    const next = nextAttempt(index + 1, now, visitAt);
    return next && (next.getTime() - now.getTime()) / 60_000;
  });
}

describe('a mail that was not sent is tried again', () => {
  it('five times, when it is about no visit', () => expect(waits(7, null)).toEqual([1, 5, 15, 60, 240, null, null]));

  it('ever more rarely until the visit, at least once a day', () =>
    expect(waits(10, inMinutes(100_000))).toEqual([1, 5, 15, 60, 240, 480, 960, 1440, 1440, 1440]));

  it('once more halfway, when the visit would come before', () =>
    expect(waits(6, inMinutes(60))).toEqual([1, 5, 15, 30, 30, 30]));

  it.each([1, 0, -500])('no more when the visit begins in %i minutes', (minutes) =>
    expect(nextAttempt(1, now, inMinutes(minutes))).toBeNull(),
  );
});

describe('a refusal', () => {
  it.each([
    '550 5.1.1 <jana@bar.example>: Recipient address rejected: User unknown',
    '550-5.1.1 The email account that you tried to reach does not exist.',
    '556 5.1.10 Recipient address has null MX',
    '553 5.1.3 Bad recipient address syntax',
  ])('%j can never become a success', (response) => {
    expect(isHopeless(Object.assign(new Error('rejected'), { response }))).toBe(true);
    expect(readableError(`Can't send mail: ${response}`)).toBe('The mail server does not know this address');
  });

  it.each([
    '550 No such mailbox',
    '450 4.1.1 User unknown',
    '451 4.7.1 Greylisted: 5.1.1 is what I may say later',
    '550 5.7.1 Looks like spam',
    '553 5.1.8 Sender address rejected: Domain not found',
    '552 5.2.2 Mailbox full',
  ])('%j may', (response) => {
    expect(isHopeless(Object.assign(new Error('rejected'), { response }))).toBe(false);
    expect(readableError(response)).not.toMatch(/does not know/);
  });

  it('is something else than a mail server that is not there', () => {
    expect([new Error('ECONNREFUSED'), null, undefined, '550 5.1.1'].map(isHopeless)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
