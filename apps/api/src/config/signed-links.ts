import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a link opens. One for one thing opens no other. */
export type LinkKind = 'invitation' | 'reset';

/** What a link is about. It opens as long as all of this is so. */
export interface LinkSubject {
  kind: LinkKind;
  /** A UUID. */
  id: string;
  /** Whatever ends the link when it changes: until when it holds, the password that it replaces. */
  state: string;
}

const sealLength = 24; // bytes
const token = /^([\w-]{22})\.[\w-]{32}$/;

/**
 * Links that need no table: `<id>.<seal>`, the seal derived from the secret of the house (decision 0025). So a mail that is
 * written again says the same, and neither the database nor a backup of it opens anything. Injectable.
 */
export class SignedLinks {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'links', 32));
  }

  /** What stands in the link. */
  tokenOf(subject: LinkSubject): string {
    return `${inShort(subject.id)}.${this.sealOf(subject)}`;
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
    const [ours, theirs] = [Buffer.from(this.tokenOf(subject)), Buffer.from(typed)];
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  }

  private sealOf({ kind, id, state }: LinkSubject): string {
    const seal = createHmac('sha256', this.key)
      .update(JSON.stringify([kind, id, state]))
      .digest();
    return seal.subarray(0, sealLength).toString('base64url');
  }
}

const inShort = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
