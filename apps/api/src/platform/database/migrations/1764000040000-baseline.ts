import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countingFunctions, functions } from './baseline/functions.js';
import { guestsTables } from './baseline/guests.js';
import { operationsTables } from './baseline/operations.js';
import { reservationsTables } from './baseline/reservations.js';
import { siteTables } from './baseline/site.js';
import { staffTables } from './baseline/staff.js';
import { triggers } from './baseline/triggers.js';
import { venueTables } from './baseline/venue.js';

/** The schema that 52 earlier migrations made. It never changes again: a change is a migration of its own. */
export class Baseline1764000040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const extensions = 'CREATE EXTENSION IF NOT EXISTS btree_gist; CREATE EXTENSION IF NOT EXISTS pg_trgm';
    const tables = [venueTables, reservationsTables, guestsTables, siteTables, staffTables, operationsTables];
    for (const sql of [extensions, ...tables, functions, ...countingFunctions, ...triggers]) await runner.query(sql);
  }

  down(): Promise<void> {
    throw new Error('Nothing came before the baseline: drop the database instead.');
  }
}
