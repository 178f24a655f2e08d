import { createHmac, hash, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A link is valid for one purpose only. */
export type LinkKind = 'invitation' | 'reset' | 'reservation' | 'form';

/** The link is valid as long as none of these values changes. */
export interface LinkSubject {
  kind: LinkKind;
  id: string;
  /** Its expiry, the password that it replaces, the address that received it. */
  state: string;
}

const signatureLength = 24; // bytes
const tokenPattern = /^([\w-]{22})\.[\w-]{32}$/;

/** `<id>.<signature>`, derived from the session secret (decision 0025): no table contains data that opens one. */
export class SignedLinks {
  private readonly signingKey: Buffer;
  private readonly previousSigningKey: Buffer | null;

  constructor(secret: string, previousSecret: string | null = null) {
    this.signingKey = deriveSigningKey(secret);
    this.previousSigningKey = previousSecret === null ? null : deriveSigningKey(previousSecret);
  }

  createToken(subject: LinkSubject): string {
    return signToken(subject, this.signingKey);
  }

  /** The id that the token names, even in a forged one. */
  readUnverifiedId(token: string): string | null {
    const [, encodedId] = tokenPattern.exec(token) ?? [];
    if (encodedId === undefined) return null;
    return Buffer.from(encodedId, 'base64url')
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  isValidToken(token: string, subject: LinkSubject): boolean {
    const isSignedBy = (key: Buffer): boolean => isEqualInConstantTime(signToken(subject, key), token);
    return isSignedBy(this.signingKey) || (this.previousSigningKey !== null && isSignedBy(this.previousSigningKey));
  }
}

const deriveSigningKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'links', 32));

function signToken({ kind, id, state }: LinkSubject, key: Buffer): string {
  const signature = createHmac('sha256', key)
    .update(JSON.stringify([kind, id, state]))
    .digest();
  return `${encodeId(id)}.${signature.subarray(0, signatureLength).toString('base64url')}`;
}

/** In constant time. */
export function isEqualInConstantTime(text: string, otherText: string): boolean {
  return timingSafeEqual(hash('sha256', text, 'buffer'), hash('sha256', otherText, 'buffer'));
}

const encodeId = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
