import {
  type Canceller,
  type Language,
  type EveningStart,
  type ReservationNote,
  type ReservationSource,
  type ReservationStatus,
  type TableType,
  cancellers,
  serviceDayEnd,
  serviceDayStart,
  languages,
  reservationSources,
  reservationStatuses,
  tableTypes,
} from '@strapec/domain';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../one-of-sql.js';
import { VisitRow, stayCheck } from './visit-row.js';

@Entity('reservations')
@Index('reservations_date_idx', ['date', 'startMinute', 'id'])
@Index('reservations_created_at_idx', ['createdAt'])
@Index('reservations_held_idx', ['heldUntil'], { where: "status IN ('held', 'pending_approval')" })
@Index('reservations_phone_idx', ['phoneE164', 'date'], { where: 'phone_e164 IS NOT NULL' })
@Index('reservations_email_idx', { synchronize: false }) // by the address in lower case
@Index('reservations_search_text_idx', { synchronize: false }) // by groups of three letters
@Check('reservations_date_check', "date ~ '^\\d{4}-\\d{2}-\\d{2}$'")
@Check('reservations_stay_check', stayCheck)
@Check('reservations_status_check', oneOfSql('status', reservationStatuses))
@Check('reservations_held_check', `status <> 'held' OR held_until IS NOT NULL`)
@Check('reservations_source_check', oneOfSql('source', reservationSources))
@Check('reservations_cancelled_by_check', oneOfSql('cancelled_by', cancellers))
@Check('reservations_table_type_check', oneOfSql('table_type', tableTypes))
@Check('reservations_preferred_language_check', oneOfSql('preferred_language', languages))
@Check('reservations_seated_minute_check', `seated_minute >= ${serviceDayStart} AND seated_minute < ${serviceDayEnd}`)
@Check('reservations_party_size_check', 'party_size BETWEEN 1 AND 20')
export class Reservation extends VisitRow implements Record<ReservationNote, string | null> {
  @PrimaryColumn('uuid')
  id: string;

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

  /** `null` before that, or on another day. */
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
  offers: EveningStart[] | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null;

  @Column('text', { nullable: true })
  cancelledBy: Canceller | null;

  @Column('boolean', { default: false })
  isLateCancellation: boolean;

  /** In its present form. */
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
