import type { Language, SubscriberSource } from '@strapec/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Its consents stand in `newsletter_consents`. */
@Entity('newsletter_subscribers')
export class NewsletterSubscriber {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case, so that a mailbox is on the list once. */
  @Column('text', { unique: true })
  email: string;

  @Column('text', { nullable: true })
  firstName: string | null;

  @Column('text', { nullable: true })
  lastName: string | null;

  @Column('text', { default: 'en' })
  language: Language;

  @Column('timestamptz')
  subscribedAt: Date;

  @Column('boolean', { default: true })
  isActive: boolean;

  @Column('text', { default: 'website' })
  source: SubscriberSource;

  @Column('text', { nullable: true })
  notes: string | null;

  /** It only allows to unsubscribe. */
  @Column('uuid', { unique: true })
  unsubscribeToken: string;
}
