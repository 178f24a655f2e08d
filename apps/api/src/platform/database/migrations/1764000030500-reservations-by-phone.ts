import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A guest's reservations ahead are counted by telephone too (rules §6). */
export class ReservationsByPhone1764000030500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX reservations_phone_idx ON reservations (phone_e164, date) WHERE phone_e164 IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX reservations_phone_idx');
  }
}
