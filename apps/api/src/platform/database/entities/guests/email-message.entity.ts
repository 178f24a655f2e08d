import type { Language } from '@strapec/domain';
import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { oneOf } from '../one-of.js';
import { Reservation } from '../reservations/reservation.entity.js';

export const emailStatuses = ['queued', 'sending', 'sent', 'failed'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

export type NotifiedVisit = Pick<Reservation, 'date' | 'startMinute' | 'minutes' | 'partySize'>;

/** A mail to send or already sent: both the outbox and the activity log (rules §8). */
@Entity('email_messages')
@Index('email_messages_due_idx', ['priority', 'nextAttemptAt'], { where: "status IN ('queued', 'sending')" })
@Index('email_messages_undismissed_idx', ['createdAt'], { where: "status = 'failed' AND dismissed_at IS NULL" })
@Index('email_messages_created_at_idx', ['createdAt'])
@Index('email_messages_status_idx', ['status', 'kind'], { where: "status IN ('sent', 'failed')" })
@Index('email_messages_recipient_idx', { synchronize: false }) // in lower case
@Index('email_messages_row_idx', { synchronize: false }) // by the row that the payload refers to
@Index('email_messages_resend_idx', { synchronize: false })
@Index('email_messages_reservation_id_idx', ['reservationId', 'number'])
@Check('email_messages_status_check', oneOf('status', emailStatuses))
export class EmailMessage {
  @PrimaryColumn('uuid')
  id: string;

  /** The order in which the mails were written. Mails of one reservation are sent in this order. */
  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'BY DEFAULT' })
  readonly number: string;

  /** Smaller numbers are sent first, so that mails to guests do not wait behind others. */
  @Column('smallint', { default: 0 })
  priority: number;

  /** The template; the union of kinds stands in src/mail. */
  @Column('text')
  kind: string;

  @Column('text')
  recipient: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  /** The guest's language, also in the copy for staff. */
  @Column('text')
  language: Language;

  @Column('uuid', { nullable: true })
  reservationId: string | null;

  /** The same cause has the same key, so that a mail is queued once even when its cause is repeated. */
  @Column('text', { nullable: true, unique: true })
  dedupeKey: string | null;

  /** `{ rowId }` of the row that the mail is about when it is not a reservation. It is only a reference, never content. */
  @Column('jsonb', { nullable: true })
  payload: Record<string, unknown> | null;

  /** The visit as this mail stated it; `null` until it is sent, and for a mail about no visit. */
  @Column('jsonb', { nullable: true })
  notifiedVisit: NotifiedVisit | null;

  @Column('text', { default: 'queued' })
  status: EmailStatus;

  /** Counted when the lease is taken, so that a crash counts as well. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** The time of the next attempt; while `sending`, the end of the lease. */
  @Column('timestamptz')
  nextAttemptAt: Date;

  @Column('uuid', { nullable: true })
  leaseToken: string | null;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** The cause of the failure, by the union in src/mail; `null` on rows from before it was stored. */
  @Column('text', { nullable: true })
  failure: string | null;

  /** The Message-ID header, the same for every attempt. */
  @Column('text', { nullable: true })
  messageId: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  /** Time at which a failed mail was sent again or dismissed by staff. */
  @Column('timestamptz', { nullable: true })
  dismissedAt: Date | null;

  @ManyToOne(() => Reservation, { onDelete: 'SET NULL' })
  reservation: Relation<Reservation> | null;
}
