import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { chosenEncoding } from './chosen-encoding.js';
import { type Headers, flatHeaders } from './security-headers.js';

type Encoding = 'br' | 'gzip' | 'identity';

/** The headers, names and values in turn, and the body in bytes. */
interface Encoded {
  head: string[];
  body: Buffer;
}

/** The headers, and `isPassing` for a page with few requests, which is not worth the best compression. */
export interface HowToSend {
  headers: Headers;
  isPassing: boolean;
}

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Fast compression, for pages that are sent once and until the best compression is ready. */
const encoders: Readonly<Record<Encoding, (plain: Buffer) => Buffer>> = {
  br: (plain) => brotliCompressSync(plain, brotli(5)),
  gzip: (plain) => gzipSync(plain, { level: 1 }),
  identity: (plain) => plain,
};

const encodingFor = (acceptEncoding = ''): Encoding => chosenEncoding(acceptEncoding, ['br', 'gzip']) ?? 'identity';

const contentEncoding = (encoding: Encoding): Headers =>
  encoding === 'identity' ? {} : { 'Content-Encoding': encoding };

/**
 * HTTP/1.1 connections stay open by default, and the header that says so takes 49 bytes of a page's first packets. A header
 * that closes the connection is kept.
 */
function withoutObviousHeaders({ httpVersionMinor }: IncomingMessage, response: ServerResponse): void {
  if (httpVersionMinor > 0 && !response.hasHeader('Connection')) response.removeHeader('Connection');
}

export function encodedOnce(text: string, acceptEncoding: string | undefined): { headers: Headers; body: Buffer } {
  const encoding = encodingFor(acceptEncoding);
  const headers = { Vary: 'Accept-Encoding', ...contentEncoding(encoding) };
  return { headers, body: encoders[encoding](Buffer.from(text)) };
}

/**
 * A page ready to be sent. Each encoding is made on the first request and kept. No request waits for the best compression;
 * later requests get a page that is a tenth smaller, so that the home page fits into a connection's first packets.
 */
export class StoredAnswer {
  private readonly plain: Buffer;
  private readonly etag: string;
  private readonly head: readonly string[];
  private readonly encoded = new Map<Encoding, Encoded>();
  private best?: Promise<void>;

  private readonly isPassing: boolean;

  constructor(
    readonly status: number,
    body: string,
    { headers, isPassing }: HowToSend,
  ) {
    this.plain = Buffer.from(body);
    this.isPassing = isPassing;
    this.etag = `"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 16)}"`;
    this.head = [...flatHeaders(headers), 'ETag', this.etag];
  }

  /**
   * Sends the page in the encoding that the client prefers, or 304 when the client has it. `changed` may change headers for
   * one client.
   */
  send(request: IncomingMessage, response: ServerResponse, changed?: (header: string) => string): void {
    if (this.status === 200 && request.headers['if-none-match'] === this.etag) {
      response.writeHead(304, changed ? this.head.map(changed) : [...this.head]).end();
      return;
    }
    const { head, body } = this.in(encodingFor(request.headers['accept-encoding']?.toString()));
    withoutObviousHeaders(request, response);
    response
      .writeHead(this.status, changed ? head.map(changed) : head)
      .end(request.method === 'HEAD' ? undefined : body);
  }

  async compressAll(): Promise<void> {
    this.best ??= this.compressBest();
    await this.best;
  }

  private async compressBest(): Promise<void> {
    const [best, zipped] = await Promise.all([
      promisify(brotliCompress)(this.plain, brotli(constants.BROTLI_MAX_QUALITY)),
      promisify(gzip)(this.plain, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    this.keep('br', best);
    this.keep('gzip', zipped);
  }

  private in(encoding: Encoding): Encoded {
    const kept = this.encoded.get(encoding);
    if (kept) return kept;
    if (encoding !== 'identity' && !this.isPassing) this.best ??= this.compressBest();
    return this.keep(encoding, encoders[encoding](this.plain));
  }

  private keep(encoding: Encoding, body: Buffer): Encoded {
    const headers = { ...contentEncoding(encoding), 'Content-Length': String(body.length) };
    const encoded = { head: [...this.head, ...flatHeaders(headers)], body };
    this.encoded.set(encoding, encoded);
    return encoded;
  }
}
