import type { Language } from '@strapec/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Kept for four years after the consent was withdrawn (rules §14). With the SHA-256 alone, erasing leaves no address. */
@Entity('newsletter_consents')
@Index('newsletter_consents_email_hash_idx', ['emailHash'])
export class NewsletterConsent {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  emailHash: string;

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
