import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** For 24 hours (rules §3). */
@Entity('idempotency_keys')
@Index('idempotency_keys_created_at_idx', ['createdAt'])
export class IdempotencyKey {
  @PrimaryColumn('text')
  key: string;

  /** SHA-256 of the request without captcha token and honeypot. */
  @Column('text')
  requestHash: string;

  @Column('json')
  response: unknown;

  @Column('timestamptz')
  createdAt: Date;
}
