import { existsSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Response } from 'express';
import { chosenEncoding } from '../../platform/http/server/chosen-encoding.js';
import { problemOf } from '../../platform/http/problems/problem-of.js';
import { sendProblem } from '../../platform/http/problems/problem.filter.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { requestIdOf } from '../../platform/http/problems/request-id.js';
import { dropDocumentHeaders } from '../../platform/http/server/security-headers.js';

interface StaticFile {
  file: string;
  encodings: readonly ('br' | 'gzip')[];
  isImmutable: boolean;
}

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** Requests can only name files listed at the start. */
export class StaticFiles {
  private readonly files: ReadonlyMap<string, StaticFile>;

  constructor(clientDir: string) {
    this.files = existsSync(clientDir) ? listed(clientDir) : new Map();
  }

  /** Returns `false` for unknown files; calls `whenGone` for removed ones. */
  sendFile(path: string, response: Response, whenGone: () => void): boolean {
    const found = this.files.get(path);
    if (!found) return false;
    const encoding = chosenEncoding(response.req.headers['accept-encoding'], found.encodings);
    if (found.isImmutable) dropDocumentHeaders(response);
    response.type(extname(found.file));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    if (found.encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    const options = {
      dotfiles: 'allow' as const, // the folder of the site may begin with a dot
      maxAge: found.isImmutable ? '1y' : '1h',
      immutable: found.isImmutable,
      lastModified: !found.isImmutable, // an immutable file needs neither revalidation nor ranges
      acceptRanges: !found.isImmutable,
    };
    response.sendFile(found.file + (encoding ? suffixes[encoding] : ''), options, (error) => {
      if (error === undefined || response.headersSent) return;
      response.removeHeader('Content-Encoding');
      whenGone();
    });
    return true;
  }
}

/** For names with a content hash; `read` supplies a missing file. */
export function sendForEver(file: string | null, response: Response, read?: () => Promise<Buffer | null>): void {
  const refuse = (problem: Problem) => sendProblem(response, problem, requestIdOf(response.req));
  const send = (content?: Buffer | null) => {
    if (!content) return refuse(new Problem('not_found'));
    response
      .type(extname(file ?? ''))
      .setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      .send(content);
  };
  if (file === null) return send();
  response.sendFile(file, { maxAge: '1y', immutable: true, dotfiles: 'allow' }, (error) => {
    if (!error || response.headersSent) return;
    if (read) read().then(send, (reason: unknown) => refuse(problemOf(reason)));
    else send();
  });
}

function listed(clientDir: string): Map<string, StaticFile> {
  const names = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(names);
  const served = names.filter((name) => !/(^|[/\\])\.|\.(br|gz|html)$/.test(relative(clientDir, name)));
  return new Map(
    served.map((file) => {
      const path = `/${relative(clientDir, file).split(sep).join('/')}`;
      const encodings = (['br', 'gzip'] as const).filter((name) => all.has(file + suffixes[name]));
      return [path, { file, encodings, isImmutable: path.startsWith('/assets/') }];
    }),
  );
}
