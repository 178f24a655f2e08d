import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The SHA-256 of an address that must not get mails. It outlives the subscriber, so that no import adds the address again. */
@Entity('newsletter_suppressions')
export class NewsletterSuppression {
  @PrimaryColumn('text')
  emailHash: string;

  @Column('timestamptz')
  suppressedAt: Date;
}
