import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { SharedRead } from '../../platform/database/shared-read.js';

/** Files that all machines share as rows of a table; each copies those that it sends into a folder, which may go at any time. */
export class SharedFiles {
  private readonly logger = new Logger(SharedFiles.name);
  /** One at a time, however many guests ask. */
  private readonly rows = new SharedRead((names: readonly string[]) => this.readAll(names));

  constructor(
    private readonly source: DataSource,
    private readonly table: 'picture_files' | 'built_files',
    private readonly folder: string,
  ) {}

  /** All of them or none; a name that is there stays as it is: the same name is the same content. */
  async share(names: readonly string[], from: (name: string) => string): Promise<void> {
    const contents = await Promise.all(names.map((name) => readFile(from(name))));
    const query = `INSERT INTO ${this.table} (name, content) SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT DO NOTHING`;
    await this.source.query(query, [names, contents]);
  }

  /** Where the copy of a file lies, if there is one. */
  placeOf(name: string): string {
    return join(this.folder, name);
  }

  /** Reads a file from the database, and copies it; `null` when there is none. */
  async read(name: string): Promise<Buffer | null> {
    return (await this.rows.of(name)) ?? null;
  }

  private async readAll(names: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const contents = new Map<string, Buffer>();
    const namesQuery = `SELECT name FROM ${this.table} WHERE name = ANY ($1)`; // names that nothing has cost one statement together
    const query = `SELECT content FROM ${this.table} WHERE name = $1`;
    for (const { name } of await this.source.query<{ name: string }[]>(namesQuery, [names])) {
      const [row] = await this.source.query<{ content: Buffer }[]>(query, [name]);
      if (!row) continue;
      contents.set(name, row.content);
      // a full disk, or a folder that was taken away meanwhile: the next one who asks is answered from the database as well
      await this.copy(name, row.content).catch((error: unknown) => this.logger.warn({ err: error }, 'file not copied'));
    }
    return contents;
  }

  /** A name appears with its whole content or not at all. */
  private async copy(name: string, content: Buffer): Promise<void> {
    const draft = this.placeOf(`.${randomUUID()}`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(draft, content);
    await rename(draft, this.placeOf(name));
  }
}
