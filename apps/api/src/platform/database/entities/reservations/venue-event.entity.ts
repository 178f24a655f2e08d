import type { CapacityMode, EventStatus, EventType, EventVisibility, ServiceDate } from '@strapec/domain';
import { Column, Entity, type FindOptionsWhere, MoreThanOrEqual } from 'typeorm';
import { StaffEditedRow } from '../edited-row.js';

/** An active event may take tables (rules §4). */
@Entity('events')
export class VenueEvent extends StaffEditedRow {
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

export const upcomingEventsFilter = (today: ServiceDate): FindOptionsWhere<VenueEvent> => ({
  status: 'active',
  visibility: 'visible',
  date: MoreThanOrEqual(today),
});
