import type { Language } from '@strapec/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InboxMessage } from './inbox-message.js';

@Entity('contact_messages')
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
