import { Column, Entity } from 'typeorm';
import { InboxMessage } from './inbox-message.js';

@Entity('contact_messages')
export class ContactMessage extends InboxMessage {
  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text', { nullable: true })
  phone: string | null;
}
