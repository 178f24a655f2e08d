import type { Language } from '@strapec/domain';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { oneOf } from '../one-of.js';
import { Reservation } from '../reservations/reservation.entity.js';

export const emailStatuses = ['queued', 'sending', 'sent', 'failed'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** When a visit is, and for how many. */
export type VisitTold = Pick<Reservation, 'date' | 'startMinute' | 'minutes' | 'partySize'>;

/** A mail to be sent or already sent: the outbox and the activity log in one (rules §8). */
@Entity('email_messages')
@Index('email_messages_due_idx', ['priority', 'nextAttemptAt'], { where: "status IN ('queued', 'sending')" })
@Index('email_messages_unsettled_idx', ['createdAt'], { where: "status = 'failed' AND settled_at IS NULL" })
@Index('email_messages_created_at_idx', ['createdAt'])
@Index('email_messages_status_idx', ['status', 'kind'], { where: "status IN ('sent', 'failed')" })
@Index('email_messages_recipient_idx', { synchronize: false }) // in small letters
@Index('email_messages_row_idx', { synchronize: false }) // by what the payload refers to
@Index('email_messages_resend_idx', { synchronize: false })
@Index('email_messages_reservation_id_idx', ['reservationId', 'number'])
@Check('email_messages_status_check', oneOf('status', emailStatuses))
export class EmailMessage {
  @PrimaryColumn('uuid')
  id: string;

  /** In which order the mails were written; those of one reservation leave in that order. */
  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'BY DEFAULT' })
  readonly number: string;

  /** What is smaller is sent first: guests wait for nobody. */
  @Column('smallint', { default: 0 })
  priority: number;

  /** Which template; the union of kinds stands in src/mail. */
  @Column('text')
  kind: string;

  @Column('text')
  recipient: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  /** The guest's language, also in the staff's copy. */
  @Column('text')
  language: Language;

  @Column('uuid', { nullable: true })
  reservationId: string | null;

  /** Same cause, same key: a mail is queued once however often its cause is replayed. */
  @Column('text', { nullable: true, unique: true })
  dedupeKey: string | null;

  /** `{ rowId }` of what the mail is about when that is no reservation: a reference, never what was written there. */
  @Column('jsonb', { nullable: true })
  payload: Record<string, unknown> | null;

  /** The visit as the guest was told of it by this mail; `null` until it is sent, and for a mail about no visit. */
  @Column('jsonb', { nullable: true })
  told: VisitTold | null;

  @Column('text', { default: 'queued' })
  status: EmailStatus;

  /** Counted when the lease is taken, so that a crash counts as well. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** When the next attempt is due; while `sending`, when the lease runs out. */
  @Column('timestamptz')
  nextAttemptAt: Date;

  @Column('uuid', { nullable: true })
  leaseToken: string | null;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** What that means, by the union in src/mail; `null` on rows from before it was kept. */
  @Column('text', { nullable: true })
  failure: string | null;

  /** The Message-ID header: the same for every attempt. */
  @Column('text', { nullable: true })
  messageId: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  /** Since when one that failed waits for nobody: it was sent again, or somebody said that it need not be. */
  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;

  @ManyToOne(() => Reservation, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'reservation_id' })
  reservation: Relation<Reservation> | null;
}
