import { type Language, type SubscriberSource, subscriberSources } from '@strapec/domain';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../one-of-sql.js';

/** Its consents stand in `newsletter_consents`. */
@Entity('newsletter_subscribers')
@Index('newsletter_subscribers_is_active_idx', ['isActive'])
@Index('newsletter_subscribers_subscribed_at_idx', ['subscribedAt', 'id'])
@Check('newsletter_subscribers_source_check', oneOfSql('source', subscriberSources))
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
