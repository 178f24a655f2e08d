import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A trigger raises it with every change of the venue's rows. */
@Entity('venue_version')
@Check('venue_version_single_check', 'id = 1')
export class VenueVersion {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  @Column('integer', { default: 1 })
  version: number;
}
