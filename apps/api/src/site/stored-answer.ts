import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const encoders: Readonly<Record<Encoding, (plain: Buffer) => Buffer>> = {
  br: (plain) => brotliCompressSync(plain, brotli(5)), // until the best has been found
  gzip: (plain) => gzipSync(plain, { level: 9 }),
  identity: (plain) => plain,
};

/**
 * A page ready to be sent; each encoding is made when first asked for, and kept. The first visitor does not wait for the
 * best compression; everybody after gets a tenth less, with which the home page fits into a connection's first flight.
 */
export class StoredAnswer {
  private readonly plain: Buffer;
  private readonly etag: string;
  private readonly encoded = new Map<Encoding, Buffer>();

  constructor(
    readonly status: number,
    html: string,
    private readonly headers: Readonly<Record<string, string>>,
  ) {
    this.plain = Buffer.from(html);
    this.etag = `"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 16)}"`;
  }

  /** Sends the page in the encoding the client likes best, or 304 when the client has it. */
  send(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(this.headers)) response.setHeader(name, value);
    response.setHeader('ETag', this.etag);
    if (this.status === 200 && request.headers['if-none-match'] === this.etag) {
      response.writeHead(304).end();
      return;
    }
    const accepted = this.status === 200 ? String(request.headers['accept-encoding'] ?? '') : ''; // the rest is not kept
    const encoding = bestEncoding(accepted);
    const body = this.in(encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.writeHead(this.status).end(request.method === 'HEAD' ? undefined : body);
  }

  private in(encoding: Encoding): Buffer {
    const kept = this.encoded.get(encoding);
    if (kept) return kept;
    const body = encoders[encoding](this.plain);
    this.encoded.set(encoding, body);
    if (encoding === 'br') void this.compressBest();
    return body;
  }

  private async compressBest(): Promise<void> {
    this.encoded.set('br', await promisify(brotliCompress)(this.plain, brotli(constants.BROTLI_MAX_QUALITY)));
  }
}

function bestEncoding(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
