import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

/** Local copies may be deleted at any time. */
export class SharedFiles {
  private readonly logger = new Logger(SharedFiles.name);

  constructor(
    private readonly source: DataSource,
    private readonly table: 'picture_files' | 'built_files',
    private readonly folder: string,
  ) {}

  async storeFiles(names: readonly string[], from: (name: string) => string): Promise<void> {
    const contents = await Promise.all(names.map((name) => readFile(from(name))));
    const query = `INSERT INTO ${this.table} (name, content) SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT DO NOTHING`;
    await this.source.query(query, [names, contents]);
  }

  filePath(name: string): string {
    return join(this.folder, name);
  }

  async fetchFile(name: string): Promise<Buffer | null> {
    const query = `SELECT content FROM ${this.table} WHERE name = $1`;
    const [row] = await this.source.query<{ content: Buffer }[]>(query, [name]);
    if (!row) return null;
    // the disk may be full; the next request reads the database
    await this.copyToDisk(name, row.content).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'file not copied'),
    );
    return row.content;
  }

  private async copyToDisk(name: string, content: Buffer): Promise<void> {
    const draft = this.filePath(`.${randomUUID()}`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(draft, content);
    await rename(draft, this.filePath(name));
  }
}
