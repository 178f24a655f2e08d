import type { Language } from '@strapec/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The proof that an address agreed to the newsletter, kept for four years after the consent was withdrawn (rules §14). It
 * has only the SHA-256 of the address: the proof can be found for a given address, and erasing leaves no address.
 */
@Entity('newsletter_consents')
@Index('newsletter_consents_email_hash_idx', ['emailHash'])
export class NewsletterConsent {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  emailHash: string;

  /** The version of the text beside the checkbox. */
  @Column('text')
  textVersion: string;

  @Column('text')
  form: string;

  @Column('text')
  language: Language;

  @Column('timestamptz')
  givenAt: Date;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;
}
