import type { InquiryType, Language } from '@strapec/domain';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A request for a private event (spec §3). */
@Entity('event_inquiries')
@Index('event_inquiries_created_at_idx', ['createdAt'])
@Index('event_inquiries_email_idx', ['email'])
@Check('event_inquiries_event_date_check', "event_date ~ '^\\d{4}-\\d{2}-\\d{2}$'")
export class EventInquiry {
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

  /** The day that is wished for, `YYYY-MM-DD`; closed days too. */
  @Column('text')
  eventDate: string;

  /** As it was typed: "15–20" is an answer. */
  @Column('text')
  guestCount: string;

  @Column('text')
  message: string;

  @Column('text')
  language: Language;

  @Column('timestamptz')
  createdAt: Date;
}
