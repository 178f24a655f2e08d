import { mkdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Response } from 'express';
import type { DataSource } from 'typeorm';
import { toProblem } from '../../platform/http/problems/to-problem.js';
import { sendProblem } from '../../platform/http/problems/problem.filter.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { writeFileAtomically } from './write-file-atomically.js';

/** Local copies may be deleted at any time. */
export class StoredFiles {
  private readonly logger = new Logger(StoredFiles.name);

  constructor(
    private readonly source: DataSource,
    private readonly tableName: 'picture_files' | 'built_files',
    private readonly folder: string,
  ) {}

  async storeFiles(names: readonly string[], toSourcePath: (name: string) => string): Promise<void> {
    const contents = await Promise.all(names.map((name) => readFile(toSourcePath(name))));
    const query = `INSERT INTO ${this.tableName} (name, content) SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT DO NOTHING`;
    await this.source.query(query, [names, contents]);
  }

  filePath(name: string): string {
    return join(this.folder, name);
  }

  async readAndCopyToDisk(name: string): Promise<Buffer | null> {
    const query = `SELECT content FROM ${this.tableName} WHERE name = $1`;
    const [row] = await this.source.query<{ content: Buffer }[]>(query, [name]);
    if (!row) return null;
    // the disk may be full; the next request reads the database
    await this.writeLocalCopy(name, row.content).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'file not copied'),
    );
    return row.content;
  }

  /** Names have a content hash; `null` for an unknown one. */
  sendFile(name: string | null, response: Response): void {
    if (name === null) return sendProblem(response, new Problem('not_found'));
    response.sendFile(this.filePath(name), { maxAge: '1y', immutable: true, dotfiles: 'allow' }, (error) => {
      if (error === undefined || response.headersSent) return;
      this.readAndCopyToDisk(name).then(
        (content) => (content ? sendContent(name, content, response) : sendProblem(response, new Problem('not_found'))),
        (readError: unknown) => sendProblem(response, toProblem(readError)),
      );
    });
  }

  private async writeLocalCopy(name: string, content: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFileAtomically(this.filePath(name), content);
  }
}

function sendContent(name: string, content: Buffer, response: Response): void {
  response.type(extname(name)).setHeader('Cache-Control', 'public, max-age=31536000, immutable').send(content);
}
