import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Kept until it expires (rules §7). */
@Entity('used_captchas')
@Index('used_captchas_expires_at_idx', ['expiresAt'])
export class UsedCaptcha {
  @PrimaryColumn('text')
  challenge: string;

  @Column('timestamptz')
  expiresAt: Date;
}
