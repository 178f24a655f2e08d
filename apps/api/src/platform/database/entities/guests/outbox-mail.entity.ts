import type { Language } from '@strapec/domain';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Reservation } from '../reservations/reservation.entity.js';

export const emailStatuses = ['queued', 'sending', 'sent', 'failed'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

export type NotifiedVisit = Pick<Reservation, 'date' | 'startMinute' | 'minutes' | 'partySize'>;

/** The outbox and the activity log (rules §8). */
@Entity('email_messages')
export class OutboxMail {
  @PrimaryColumn('uuid')
  id: string;

  /** Mails of one reservation are sent in this order. */
  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'BY DEFAULT' })
  readonly number: string;

  /** Smaller numbers are sent first. */
  @Column('smallint', { default: 0 })
  priority: number;

  /** The union stands in src/mail. */
  @Column('text')
  kind: string;

  @Column('text')
  recipient: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  language: Language;

  @Column('uuid', { nullable: true })
  reservationId: string | null;

  /** The same cause has the same key, so that it queues one mail. */
  @Column('text', { nullable: true, unique: true })
  dedupeKey: string | null;

  /** `{ rowId }` of the row that the mail is about when it is not a reservation. Never content. */
  @Column('jsonb', { nullable: true })
  payload: Record<string, unknown> | null;

  /** As this mail stated it; `null` until it is sent, and for a mail about no visit. */
  @Column('jsonb', { nullable: true })
  notifiedVisit: NotifiedVisit | null;

  @Column('text', { default: 'queued' })
  status: EmailStatus;

  /** Counted when the lease is taken, so that a crash counts as well. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** While `sending`, the end of the lease. */
  @Column('timestamptz')
  nextAttemptAt: Date;

  @Column('uuid', { nullable: true })
  leaseToken: string | null;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** By the union in src/mail; `null` on rows from before it was stored. */
  @Column('text', { nullable: true })
  failure: string | null;

  @Column('text', { nullable: true })
  messageId: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @Column('timestamptz', { nullable: true })
  dismissedAt: Date | null;

  @ManyToOne(() => Reservation, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'reservation_id' })
  reservation: Relation<Reservation> | null;
}
