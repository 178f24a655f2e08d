import type { Language } from '@strapec/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { InboxMessage } from './inbox-message.js';

@Entity('contact_messages')
@Index('contact_messages_created_at_idx', ['createdAt'])
@Index('contact_messages_email_idx', ['email'])
@Index('contact_messages_open_idx', ['createdAt'], { where: 'answered_at IS NULL' })
@Index('contact_messages_list_idx', { synchronize: false }) // open messages last, then by time
export class ContactMessage extends InboxMessage {
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

  @Column('text')
  language: Language;

  @Column('timestamptz')
  createdAt: Date;
}
