import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A link is valid for one purpose only. */
export type LinkKind = 'invitation' | 'reset' | 'reservation' | 'form';

/** The link is valid as long as none of these values changes. */
export interface LinkSubject {
  kind: LinkKind;
  id: string;
  /** Its expiry, the password that it replaces, the address that received it. */
  state: string;
}

const sealLength = 24; // bytes
const token = /^([\w-]{22})\.[\w-]{32}$/;

/** `<id>.<seal>`, derived from the session secret (decision 0025): no table contains data that opens one. Injectable. */
export class SignedLinks {
  private readonly key: Buffer;
  private readonly previousKey: Buffer | null;

  constructor(secret: string, previousSecret: string | null = null) {
    this.key = keyOf(secret);
    this.previousKey = previousSecret === null ? null : keyOf(previousSecret);
  }

  tokenOf(subject: LinkSubject): string {
    return tokenOf(subject, this.key);
  }

  /** Even in a forged one. */
  idIn(typed: string): string | null {
    const [, short] = token.exec(typed) ?? [];
    if (short === undefined) return null;
    return Buffer.from(short, 'base64url')
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

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
