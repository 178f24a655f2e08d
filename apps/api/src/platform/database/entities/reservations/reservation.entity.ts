import type {
  Canceller,
  Language,
  DateAndStart,
  ReservationNote,
  ReservationSource,
  ReservationStatus,
  TableType,
} from '@strapec/domain';
import { Column, Entity } from 'typeorm';
import { VisitRow } from './visit-row.js';

@Entity('reservations')
export class Reservation extends VisitRow implements Record<ReservationNote, string | null> {
  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  /** `null` for a party that staff entered without one. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  /** E.164; `null` when it cannot be converted (rules §15). */
  @Column('text', { nullable: true })
  phoneE164: string | null;

  @Column('text', { default: 'confirmed' })
  status: ReservationStatus;

  /** Of a place that its guest has to confirm, or of the tables of a request. Without meaning for other statuses. */
  @Column('timestamptz', { nullable: true })
  heldUntil: Date | null;

  @Column('text', { nullable: true })
  tableType: TableType | null;

  /** `null` before the party is seated, or when that is on another day. */
  @Column('integer', { nullable: true })
  seatedMinute: number | null;

  @Column('boolean', { default: false })
  requiresApproval: boolean;

  /** By staff: re-seating does not move it. */
  @Column('boolean', { default: false })
  isPinned: boolean;

  @Column('text', { default: 'en' })
  preferredLanguage: Language;

  @Column('boolean', { default: false })
  emailSent: boolean;

  @Column('text', { default: 'website' })
  source: ReservationSource;

  @Column('text', { nullable: true })
  staffNote: string | null;

  /** When no table was free for its visit. */
  @Column('jsonb', { nullable: true })
  offers: DateAndStart[] | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null;

  @Column('text', { nullable: true })
  cancelledBy: Canceller | null;

  @Column('boolean', { default: false })
  isLateCancellation: boolean;

  /** When the guest confirmed the visit in its present form. */
  @Column('timestamptz', { nullable: true })
  reconfirmedAt: Date | null;

  /** Of a late party. */
  @Column('integer', { nullable: true })
  expectedMinute: number | null;

  /** Raised by staff and by a cancellation: neither is overwritten unnoticed. */
  @Column('integer', { default: 1 })
  version: number;

  /** A trigger counts the changes that a guest's calendar shows. 0 was never changed or never agreed. */
  @Column({ type: 'integer', default: 0, insert: false, update: false })
  readonly calendarSequence: number;

  @Column('timestamptz')
  updatedAt: Date;

  /** In lower case without accents. A trigger writes it. */
  @Column({ type: 'text', select: false, insert: false, update: false })
  readonly searchText?: string;
}
