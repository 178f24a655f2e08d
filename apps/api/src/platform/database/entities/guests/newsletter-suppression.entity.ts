import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that must not be written to, by its SHA-256; outlives the subscriber, so that no import revives it. */
@Entity('newsletter_suppressions')
export class NewsletterSuppression {
  @PrimaryColumn('text')
  emailHash: string;

  @Column('timestamptz')
  suppressedAt: Date;
}
