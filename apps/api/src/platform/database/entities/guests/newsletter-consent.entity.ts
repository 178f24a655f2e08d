import type { Language } from '@strapec/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The proof that an address agreed to the newsletter, kept for four years after it was withdrawn (rules §14). It
 * names the address by its SHA-256: whoever shows the address can be shown the proof, and erasing leaves no address.
 */
@Entity('newsletter_consents')
@Index('newsletter_consents_email_hash_idx', ['emailHash'])
export class NewsletterConsent {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  emailHash: string;

  /** Which wording stood beside the box. */
  @Column('text')
  textVersion: string;

  /** Which form it was given by. */
  @Column('text')
  form: string;

  @Column('text')
  language: Language;

  @Column('timestamptz')
  givenAt: Date;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;
}
