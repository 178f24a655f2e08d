import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What was answered to a request sent under an `Idempotency-Key`; kept for 24 hours (rules §3). */
@Entity('idempotency_keys')
@Index('idempotency_keys_created_at_idx', ['createdAt'])
export class IdempotencyKey {
  @PrimaryColumn('text')
  key: string;

  /** SHA-256 of the request, captcha token and honeypot left out. */
  @Column('text')
  requestHash: string;

  /** The answer of 201; refusals are not stored. */
  @Column('json')
  response: unknown;

  @Column('timestamptz')
  createdAt: Date;
}
