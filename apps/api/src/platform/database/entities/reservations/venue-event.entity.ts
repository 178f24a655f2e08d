import {
  type CapacityMode,
  type EventStatus,
  type EventType,
  type EventVisibility,
  type ServiceDate,
  capacityModes,
  eventStatuses,
  eventTypes,
  eventVisibilities,
} from '@strapec/domain';
import { Check, Column, Entity, type FindOptionsWhere, Index, MoreThanOrEqual, PrimaryColumn } from 'typeorm';
import { EditedRow } from '../edited-row.js';
import { oneOfSql } from '../one-of-sql.js';

/** An active event may take tables (rules §4). */
@Entity('events')
@Index('events_date_idx', ['date'])
@Index('events_status_idx', ['status'])
@Index('events_event_type_idx', ['eventType'])
@Check('events_date_check', "date ~ '^\\d{4}-\\d{2}-\\d{2}$'")
@Check('events_duration_check', 'duration BETWEEN 1 AND 12')
@Check('events_max_capacity_check', 'max_capacity BETWEEN 1 AND 100')
@Check('events_current_bookings_check', 'current_bookings BETWEEN 0 AND max_capacity')
@Check('events_price_check', 'price_per_person >= 0')
@Check('events_status_check', oneOfSql('status', eventStatuses))
@Check('events_visibility_check', oneOfSql('visibility', eventVisibilities))
@Check('events_event_type_check', oneOfSql('event_type', eventTypes))
@Check('events_capacity_mode_check', oneOfSql('capacity_mode', capacityModes))
export class VenueEvent extends EditedRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  titleEn: string;

  @Column('text', { nullable: true })
  titleSk: string | null;

  @Column('text')
  descriptionEn: string;

  @Column('text', { nullable: true })
  descriptionSk: string | null;

  @Column('text')
  eventType: EventType;

  /** Closed days are allowed. */
  @Column('text')
  date: string;

  /** `HH:MM`, any time of day. */
  @Column('text')
  time: string;

  /** Hours. */
  @Column('integer', { default: 2 })
  duration: number;

  @Column('integer')
  maxCapacity: number;

  @Column('integer', { default: 0 })
  currentBookings: number;

  @Column('text')
  capacityMode: CapacityMode;

  /** Cents. */
  @Column('integer', { nullable: true })
  pricePerPerson: number | null;

  @Column('text', { nullable: true })
  imageUrl: string | null;

  @Column('text', { default: 'active' })
  status: EventStatus;

  @Column('text', { default: 'visible' })
  visibility: EventVisibility;

  @Column('timestamptz')
  createdAt: Date;

  @Column('uuid', { nullable: true })
  createdBy: string | null;
}

export const openEventsFilter = (today: ServiceDate): FindOptionsWhere<VenueEvent> => ({
  status: 'active',
  visibility: 'visible',
  date: MoreThanOrEqual(today),
});
