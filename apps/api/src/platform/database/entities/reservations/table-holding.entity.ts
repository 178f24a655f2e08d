import { serviceDayEnd, serviceDayStart } from '@strapec/domain';
import { Check, Column, Entity, Exclusion, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { DiningTableRow } from '../venue/dining-table.entity.js';
import { VenueEvent } from './venue-event.entity.js';
import { ChangeRequest } from './change-request.entity.js';
import { Reservation } from './reservation.entity.js';

/** The last safeguard: the database cannot hold a table twice for the same time (rules §3). Only `evenings/` writes here. */
@Entity('table_holdings')
@Exclusion('table_holdings_one_holder_excl', 'USING gist (date WITH =, table_id WITH =, during WITH &&)')
@Check('table_holdings_holder_check', 'num_nonnulls(reservation_id, change_request_id, event_id) = 1')
@Check(
  'table_holdings_during_check',
  `coalesce(lower(during) >= ${serviceDayStart} AND upper(during) <= ${serviceDayEnd}, false)`,
)
@Index('table_holdings_reservation_idx', ['reservationId'])
@Index('table_holdings_change_request_idx', ['changeRequestId'], { where: 'change_request_id IS NOT NULL' })
@Index('table_holdings_event_idx', ['eventId'], { where: 'event_id IS NOT NULL' })
export class TableHolding {
  @PrimaryColumn('text')
  date: string;

  @PrimaryColumn('text')
  tableId: string;

  /** Half-open, in minutes of the service date. */
  @PrimaryColumn('int4range')
  during: string;

  @Column('uuid', { nullable: true })
  reservationId: string | null;

  @Column('uuid', { nullable: true })
  changeRequestId: string | null;

  @Column('uuid', { nullable: true })
  eventId: string | null;

  @ManyToOne(() => Reservation, { onDelete: 'CASCADE' })
  reservation: Relation<Reservation> | null;

  @ManyToOne(() => ChangeRequest, { onDelete: 'CASCADE' })
  changeRequest: Relation<ChangeRequest> | null;

  @ManyToOne(() => VenueEvent, { onDelete: 'CASCADE' })
  event: Relation<VenueEvent> | null;

  @ManyToOne(() => DiningTableRow)
  table: Relation<DiningTableRow>;
}
