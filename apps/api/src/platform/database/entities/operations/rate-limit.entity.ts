import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** In the shape that rate-limiter-flexible requires. Keys are hashed. */
@Entity('rate_limits')
@Index('rate_limits_expire_idx', ['expire'])
export class RateLimit {
  @PrimaryColumn('character varying', { length: 255 })
  key: string;

  @Column('integer', { default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Column('bigint', { nullable: true })
  expire: string | null;
}
