import { Column, Entity, PrimaryColumn } from 'typeorm';

/** SHA-256. It outlives the subscriber, so that no import adds the address again. */
@Entity('newsletter_suppressions')
export class NewsletterSuppression {
  @PrimaryColumn('text')
  emailHash: string;

  @Column('timestamptz')
  suppressedAt: Date;
}
