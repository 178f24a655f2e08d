import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The answer to a request with an `Idempotency-Key`, kept for 24 hours (rules §3). */
@Entity('idempotency_keys')
@Index('idempotency_keys_created_at_idx', ['createdAt'])
export class IdempotencyKey {
  @PrimaryColumn('text')
  key: string;

  /** SHA-256 of the request without captcha token and honeypot. */
  @Column('text')
  requestHash: string;

  /** The body of a 201 answer; refusals are not stored. */
  @Column('json')
  response: unknown;

  @Column('timestamptz')
  createdAt: Date;
}
