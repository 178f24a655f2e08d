import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { guestLink, guestUrl } from '../../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../../src/platform/config/signed-links';
import { loggedPath } from '../../../src/logged-path';

const secret = 'a-secret-of-the-venue-that-is-long-enough';
const reservation = { id: randomUUID(), email: 'eva@example.com' };
const links = new SignedLinks(secret);
const publicUrl = 'https://strapec.example';

describe('the link of a reservation (decision 0025)', () => {
  it('names the reservation, and opens it and nothing else', () => {
    const token = links.tokenOf(guestLink(reservation));
    expect(guestUrl(reservation, { links, publicUrl })).toBe(`${publicUrl}/r/${token}`);
    expect(token).toMatch(/^[\w-]{22}\.[\w-]{32}$/);
    expect(links.idIn(token)).toBe(reservation.id);
    expect(links.isFor(token, guestLink(reservation))).toBe(true);
    expect(links.isFor(token, guestLink({ ...reservation, id: randomUUID() }))).toBe(false);
    expect(links.isFor(token, { ...guestLink(reservation), kind: 'reset' })).toBe(false);
    expect(token).not.toContain('eva');
  });

  it('dies with the address that it was sent to, and lives again with it', () => {
    const token = links.tokenOf(guestLink(reservation));
    expect(links.isFor(token, guestLink({ ...reservation, email: 'ewa@example.com' }))).toBe(false);
    expect(links.isFor(token, guestLink({ ...reservation, email: null }))).toBe(false);
    expect(links.isFor(token, guestLink({ ...reservation }))).toBe(true);
  });

  it('is still opened by the secret before, and made by the new one', () => {
    const token = links.tokenOf(guestLink(reservation));
    const renewed = new SignedLinks('another-secret-of-the-same-good-length', secret);
    expect(renewed.isFor(token, guestLink(reservation))).toBe(true);
    expect(renewed.tokenOf(guestLink(reservation))).not.toBe(token);
    expect(new SignedLinks('another-secret-of-the-same-good-length').isFor(token, guestLink(reservation))).toBe(false);
  });

  it('is never guessed: ten thousand forged seals open nothing', () => {
    const [id = ''] = links.tokenOf(guestLink(reservation)).split('.');
    for (let round = 0; round < 10_000; round += 1) {
      expect(links.isFor(`${id}.${randomBytes(24).toString('base64url')}`, guestLink(reservation))).toBe(false);
    }
  });

  it.each(['', '.', 'a.b', `${'a'.repeat(22)}.${'b'.repeat(31)}`, `${'a'.repeat(22)}.${'b'.repeat(33)}`])(
    'cannot be read from %j',
    (typed) => expect(links.idIn(typed)).toBeNull(),
  );

  it('stands in no log', () => {
    const token = links.tokenOf(guestLink(reservation));
    for (const path of [`/r/${token}`, `/r/${token}/cancel`, `/api/guest/reservations/${token}/late`])
      expect(loggedPath(path)).toBe(path.replace(token, ':token'));
  });
});
