import { existsSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Response } from 'express';
import { Problem } from '../../platform/http/problems/problem.js';
import { sendProblem } from '../../platform/http/problems/problem.filter.js';
import { selectEncoding } from '../../platform/http/server/select-encoding.js';
import { dropDocumentHeaders } from '../../platform/http/server/security-headers.js';

interface StaticFile {
  file: string;
  encodings: readonly ('br' | 'gzip')[];
  isImmutable: boolean;
}

const encodingSuffixes = { br: '.br', gzip: '.gz' } as const;

/** Requests can only name files listed at the start. */
export class StaticFiles {
  private readonly fileByPath: ReadonlyMap<string, StaticFile>;

  constructor(clientDir: string) {
    this.fileByPath = existsSync(clientDir) ? mapServedFiles(clientDir) : new Map();
  }

  /** Returns `false` for unknown files; calls `sendOtherFile` for removed ones. */
  sendFile(path: string, response: Response, sendOtherFile: () => boolean): boolean {
    const staticFile = this.fileByPath.get(path);
    if (!staticFile) return false;
    const encoding = selectEncoding(response.req.headers['accept-encoding'], staticFile.encodings);
    if (staticFile.isImmutable) dropDocumentHeaders(response);
    response.type(extname(staticFile.file));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    if (staticFile.encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    const options = {
      dotfiles: 'allow' as const, // the folder of the site may begin with a dot
      maxAge: staticFile.isImmutable ? '1y' : '1h',
      immutable: staticFile.isImmutable,
      lastModified: !staticFile.isImmutable, // an immutable file needs neither revalidation nor ranges
      acceptRanges: !staticFile.isImmutable,
    };
    response.sendFile(staticFile.file + (encoding ? encodingSuffixes[encoding] : ''), options, (error) => {
      if (error === undefined || response.headersSent) return;
      response.removeHeader('Content-Encoding');
      if (!sendOtherFile()) sendProblem(response, new Problem('not_found'));
    });
    return true;
  }
}

function mapServedFiles(clientDir: string): Map<string, StaticFile> {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const fileSet = new Set(files);
  const servedFiles = files.filter((file) => !/(^|[/\\])\.|\.(br|gz|html)$/.test(relative(clientDir, file)));
  return new Map(
    servedFiles.map((file) => {
      const path = `/${relative(clientDir, file).split(sep).join('/')}`;
      const encodings = (['br', 'gzip'] as const).filter((encoding) => fileSet.has(file + encodingSuffixes[encoding]));
      return [path, { file, encodings, isImmutable: path.startsWith('/assets/') }];
    }),
  );
}
