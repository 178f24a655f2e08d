import type { InquiryType, Language } from '@strapec/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InboxMessage } from './inbox-message.js';

@Entity('event_inquiries')
export class EventInquiry extends InboxMessage {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text')
  eventType: InquiryType;

  /** `YYYY-MM-DD`; closed days are allowed. */
  @Column('text')
  eventDate: string;

  /** The text as typed, because "15–20" is an answer. */
  @Column('text')
  guestCount: string;

  @Column('text')
  message: string;

  @Column('text')
  language: Language;

  @Column('timestamptz')
  createdAt: Date;

  /** As long as that event exists. */
  @Column('uuid', { nullable: true })
  aboutEventId: string | null;

  /** In the language of the inquiry. */
  @Column('text', { nullable: true })
  aboutTitle: string | null;

  @Column('uuid', { nullable: true })
  eventId: string | null;
}
