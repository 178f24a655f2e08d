import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a link opens. One for one thing opens no other. */
export type LinkKind = 'invitation' | 'reset' | 'reservation' | 'form';

/** What a link is about. It opens as long as all of this is so. */
export interface LinkSubject {
  kind: LinkKind;
  /** A UUID. */
  id: string;
  /** Whatever ends the link when it changes: until when it holds, the password that it replaces, whom it was sent to. */
  state: string;
}

const sealLength = 24; // bytes
const token = /^([\w-]{22})\.[\w-]{32}$/;

/**
 * Links that need no table: `<id>.<seal>`, the seal derived from the secret of the house (decision 0025). So a mail that is
 * written again says the same, and no table opens anything where `SESSION_SECRET` is set. Injectable.
 */
export class SignedLinks {
  private readonly key: Buffer;
  /** Of the secret before: links that are on their way still open. */
  private readonly previousKey: Buffer | null;

  constructor(secret: string, previousSecret: string | null = null) {
    this.key = keyOf(secret);
    this.previousKey = previousSecret === null ? null : keyOf(previousSecret);
  }

  /** What stands in the link. */
  tokenOf(subject: LinkSubject): string {
    return tokenOf(subject, this.key);
  }

  /** Whom a token speaks of, forged or not, or `null`. */
  idIn(typed: string): string | null {
    const [, short] = token.exec(typed) ?? [];
    if (short === undefined) return null;
    return Buffer.from(short, 'base64url')
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  /** Whether we have made a token for this. */
  isFor(typed: string, subject: LinkSubject): boolean {
    const isBy = (key: Buffer): boolean => isSame(tokenOf(subject, key), typed);
    return isBy(this.key) || (this.previousKey !== null && isBy(this.previousKey));
  }
}

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'links', 32));

function tokenOf({ kind, id, state }: LinkSubject, key: Buffer): string {
  const seal = createHmac('sha256', key)
    .update(JSON.stringify([kind, id, state]))
    .digest();
  return `${inShort(id)}.${seal.subarray(0, sealLength).toString('base64url')}`;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const inShort = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
