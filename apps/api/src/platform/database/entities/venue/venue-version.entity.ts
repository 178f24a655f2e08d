import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * One row with a number that a trigger raises with every change of the venue's rows. Data computed for an older number is
 * invalid.
 */
@Entity('venue_version')
@Check('venue_version_single_check', 'id = 1')
export class VenueVersion {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  @Column('integer', { default: 1 })
  version: number;
}
