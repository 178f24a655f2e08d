import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { guestLinkSubject, guestLinkUrl } from '../../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../../src/platform/config/signed-links';
import { redactPath } from '../../../src/redact-path';

const secret = 'a-secret-of-the-venue-that-is-long-enough';
const reservation = { id: randomUUID(), email: 'eva@example.com' };
const links = new SignedLinks(secret);
const publicUrl = 'https://strapec.example';

describe('the signed link of a reservation (decision 0025)', () => {
  it('contains the id of its reservation and is valid for that reservation only', () => {
    const token = links.createToken(guestLinkSubject(reservation));
    expect(guestLinkUrl(reservation, { links, publicUrl })).toBe(`${publicUrl}/r/${token}`);
    expect(token).toMatch(/^[\w-]{22}\.[\w-]{32}$/);
    expect(links.readUnverifiedId(token)).toBe(reservation.id);
    expect(links.isValidToken(token, guestLinkSubject(reservation))).toBe(true);
    expect(links.isValidToken(token, guestLinkSubject({ ...reservation, id: randomUUID() }))).toBe(false);
    expect(links.isValidToken(token, { ...guestLinkSubject(reservation), kind: 'reset' })).toBe(false);
    expect(token).not.toContain('eva');
  });

  it('is invalid while the guest has another e-mail address', () => {
    const token = links.createToken(guestLinkSubject(reservation));
    expect(links.isValidToken(token, guestLinkSubject({ ...reservation, email: 'ewa@example.com' }))).toBe(false);
    expect(links.isValidToken(token, guestLinkSubject({ ...reservation, email: null }))).toBe(false);
    expect(links.isValidToken(token, guestLinkSubject({ ...reservation }))).toBe(true);
  });

  it('stays valid with the previous secret, while new links use the new one', () => {
    const token = links.createToken(guestLinkSubject(reservation));
    const linksWithNewSecret = new SignedLinks('another-secret-of-the-same-good-length', secret);
    expect(linksWithNewSecret.isValidToken(token, guestLinkSubject(reservation))).toBe(true);
    expect(linksWithNewSecret.createToken(guestLinkSubject(reservation))).not.toBe(token);
    expect(
      new SignedLinks('another-secret-of-the-same-good-length').isValidToken(token, guestLinkSubject(reservation)),
    ).toBe(false);
  });

  it('is invalid with any of ten thousand random signatures', () => {
    const [id = ''] = links.createToken(guestLinkSubject(reservation)).split('.');
    for (let round = 0; round < 10_000; round += 1) {
      expect(links.isValidToken(`${id}.${randomBytes(24).toString('base64url')}`, guestLinkSubject(reservation))).toBe(
        false,
      );
    }
  });

  it.each(['', '.', 'a.b', `${'a'.repeat(22)}.${'b'.repeat(31)}`, `${'a'.repeat(22)}.${'b'.repeat(33)}`])(
    'cannot be read from %j',
    (text) => expect(links.readUnverifiedId(text)).toBeNull(),
  );

  it('is redacted in logged paths', () => {
    const token = links.createToken(guestLinkSubject(reservation));
    for (const path of [`/r/${token}`, `/r/${token}/cancel`, `/api/guest/reservations/${token}/late`])
      expect(redactPath(path)).toBe(path.replace(token, ':token'));
  });
});
