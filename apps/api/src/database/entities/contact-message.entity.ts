import type { Language } from '@strapec/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What somebody wrote through the contact form (spec §3). */
@Entity('contact_messages')
@Index('contact_messages_created_at_idx', ['createdAt'])
@Index('contact_messages_email_idx', ['email'])
export class ContactMessage {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text')
  message: string;

  /** The sender's language: of the page, and so of our answer. */
  @Column('text')
  language: Language;

  @Column('timestamptz')
  createdAt: Date;
}
