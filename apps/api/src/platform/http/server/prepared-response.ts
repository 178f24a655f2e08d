import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { selectEncoding } from './select-encoding.js';
import { type ResponseHeaders, toHeaderList } from './security-headers.js';

type Encoding = 'br' | 'gzip' | 'identity';

/** `head`: names and values in turn. */
interface EncodedResponse {
  headerList: string[];
  body: Buffer | string;
}

/** Characters: with its headers it needs no compression and no ETag. */
const smallBodyLength = 1_000;

const brotliOptions = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Until the best compression is ready. */
const encoders: Readonly<Record<Encoding, (plain: Buffer | string) => Buffer | string>> = {
  br: (plain) => brotliCompressSync(plain, brotliOptions(5)),
  gzip: (plain) => gzipSync(plain, { level: 1 }),
  identity: (plain) => plain,
};

const chooseEncoding = (acceptEncoding = ''): Encoding => selectEncoding(acceptEncoding, ['br', 'gzip']) ?? 'identity';

const toEncodingHeader = (encoding: Encoding): ResponseHeaders =>
  encoding === 'identity' ? {} : { 'Content-Encoding': encoding };

export function encodeText(
  text: string,
  acceptEncoding: string | undefined,
): { headers: ResponseHeaders; body: Buffer | string } {
  const encoding = chooseEncoding(acceptEncoding);
  const headers = { Vary: 'Accept-Encoding', ...toEncodingHeader(encoding) };
  return { headers, body: encoders[encoding](text) };
}

export class PreparedResponse {
  private readonly plainBody: Buffer | string;
  private readonly etag: string | null;
  private readonly headerList: string[];
  private readonly encodedResponses = new Map<Encoding, EncodedResponse>();
  private bestCompression?: Promise<void>;

  constructor(
    readonly status: number,
    headers: ResponseHeaders,
    body: string,
  ) {
    const isSmall = body.length <= smallBodyLength;
    this.plainBody = isSmall ? body : Buffer.from(body); // a small buffer would keep the 8 kB alive that it is cut from
    this.etag = isSmall ? null : `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    this.headerList = toHeaderList({ ...headers, ...(this.etag && { ETag: this.etag }) });
  }

  /** `changeHeader` may change a header for one client. */
  sendResponse(request: IncomingMessage, response: ServerResponse, changeHeader?: (header: string) => string): void {
    const toClientHeaders = (headers: string[]): string[] => (changeHeader ? headers.map(changeHeader) : headers);
    if (this.etag && this.status === 200 && request.headers['if-none-match'] === this.etag) {
      response.writeHead(304, toClientHeaders(this.headerList)).end();
      return;
    }
    const { headerList, body } = this.encodeAs(
      this.etag ? chooseEncoding(request.headers['accept-encoding']?.toString()) : 'identity',
    );
    if (this.etag) dropConnectionHeader(request, response);
    response.writeHead(this.status, toClientHeaders(headerList)).end(request.method === 'HEAD' ? undefined : body);
  }

  /** A tenth smaller, so that the home page fits into a connection's first packets. */
  compressBest(): Promise<void> {
    return (this.bestCompression ??= this.storeBestCompression());
  }

  private async storeBestCompression(): Promise<void> {
    const [brotliBody, gzipBody] = await Promise.all([
      promisify(brotliCompress)(this.plainBody, brotliOptions(constants.BROTLI_MAX_QUALITY)),
      promisify(gzip)(this.plainBody, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    this.storeEncoded('br', brotliBody);
    this.storeEncoded('gzip', gzipBody);
  }

  private encodeAs(encoding: Encoding): EncodedResponse {
    return this.encodedResponses.get(encoding) ?? this.storeEncoded(encoding, encoders[encoding](this.plainBody));
  }

  private storeEncoded(encoding: Encoding, body: Buffer | string): EncodedResponse {
    const headers = { ...toEncodingHeader(encoding), 'Content-Length': String(Buffer.byteLength(body)) };
    const encodedResponse = { headerList: [...this.headerList, ...toHeaderList(headers)], body };
    this.encodedResponses.set(encoding, encodedResponse);
    return encodedResponse;
  }
}

/** It takes 49 bytes of a page's first packets. One that closes the connection stays. */
function dropConnectionHeader({ httpVersionMinor }: IncomingMessage, response: ServerResponse): void {
  if (httpVersionMinor > 0 && !response.hasHeader('Connection')) response.removeHeader('Connection');
}
