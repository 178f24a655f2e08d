import type { InquiryType, Language } from '@strapec/domain';
import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { VenueEvent } from '../reservations/venue-event.entity.js';
import { InboxMessage } from './inbox-message.js';

@Entity('event_inquiries')
@Index('event_inquiries_created_at_idx', ['createdAt'])
@Index('event_inquiries_email_idx', ['email'])
@Index('event_inquiries_event_id_idx', ['eventId'])
@Index('event_inquiries_about_event_id_idx', ['aboutEventId'])
@Index('event_inquiries_open_idx', ['createdAt'], { where: 'answered_at IS NULL' })
@Index('event_inquiries_list_idx', { synchronize: false }) // open inquiries last, then by time
@Check('event_inquiries_event_date_check', "event_date ~ '^\\d{4}-\\d{2}-\\d{2}$'")
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

  @ManyToOne(() => VenueEvent, { onDelete: 'SET NULL' })
  aboutEvent: Relation<VenueEvent> | null;

  /** In the language of the inquiry. */
  @Column('text', { nullable: true })
  aboutTitle: string | null;

  @Column('uuid', { nullable: true })
  eventId: string | null;

  @ManyToOne(() => VenueEvent, { onDelete: 'SET NULL' })
  event: Relation<VenueEvent> | null;
}
