import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Author } from '../../platform/http/access/staff-member.js';
import { PersonActions } from './person-actions.js';
import { type HeldRows, findPerson } from './person-rows.js';

export interface PersonData {
  email: string;
  /** ISO 8601. */
  exportedAt: string;
  held: HeldRows[];
}

/** Collects all data about a person (Article 15 GDPR). */
@Injectable()
export class ExportPerson {
  constructor(
    private readonly source: DataSource,
    private readonly actions: PersonActions,
  ) {}

  /** Uses one snapshot, so that related rows are consistent. */
  async exportPerson(email: string, by: Author): Promise<PersonData> {
    const action = this.actions.begin(email, by);
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const held = await findPerson(tx, action.email);
      const rows = held.reduce((sum, table) => sum + table.rows.length, 0);
      await this.actions.add(tx, action, { action: 'privacy.export', rows });
      return { email: action.email, exportedAt: action.now.toISOString(), held };
    });
  }
}
