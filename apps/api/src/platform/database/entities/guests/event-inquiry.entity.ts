import type { InquiryType } from '@strapec/domain';
import { Column, Entity } from 'typeorm';
import { InboxMessage } from './inbox-message.js';

@Entity('event_inquiries')
export class EventInquiry extends InboxMessage {
  @Column('text')
  name: string;

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

  /** As long as that event exists. */
  @Column('uuid', { nullable: true })
  aboutEventId: string | null;

  /** In the language of the inquiry. */
  @Column('text', { nullable: true })
  aboutTitle: string | null;

  @Column('uuid', { nullable: true })
  eventId: string | null;
}
