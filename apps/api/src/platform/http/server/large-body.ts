import type { IncomingMessage } from 'node:http';
import { type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { Problem } from '../problems/problem.js';

const jsonType = /^application\/json\s*(;|$)/i;
const nonUtf8Charset = /charset\s*=\s*"?(?!utf-?8)/i;

/** Read before authentication; `@LargeJsonBody()` reads the bodies of `largeBodyPaths`. */
export function isSmallJson(request: IncomingMessage, largeBodyPaths: readonly string[]): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const path = (request.url ?? '').replace(/\/?(\?.*)?$/, '');
  return jsonType.test(request.headers['content-type'] ?? '') && !largeBodyPaths.includes(path.toLowerCase());
}

/** After the guards, so that only authorised clients can fill the memory. */
export function LargeJsonBody(maxBytes: number): MethodDecorator {
  return UseInterceptors({
    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<Request>();
      request.body = parseJson(await readJsonText(request, maxBytes));
      return next.handle();
    },
  } satisfies NestInterceptor);
}

async function readJsonText(request: Request, maxBytes: number): Promise<string> {
  if (!isUtf8Json(request)) throw new Problem('unsupported_media_type');
  return (await readBytes(request, maxBytes)).toString('utf8');
}

/** Throws `payload_too_large`. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length']) > maxBytes) throw new Problem('payload_too_large');
  const chunks: Buffer[] = [];
  let size = 0;
  // not destroyed when reading stops, because the answer uses the same connection
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Problem('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isUtf8Json({ headers }: Request): boolean {
  const type = headers['content-type'] ?? '';
  return (
    jsonType.test(type) && !nonUtf8Charset.test(type) && (headers['content-encoding'] ?? 'identity') === 'identity'
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Problem('malformed_request');
  }
}
