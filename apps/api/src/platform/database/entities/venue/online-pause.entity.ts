import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** It ends with the evening. */
@Entity('online_pauses')
@Check('online_pauses_from_minute_check', 'from_minute BETWEEN 300 AND 1740')
export class OnlinePauseRow {
  @PrimaryColumn('date')
  date: string;

  /** The first start of the service date that cannot be reserved. */
  @Column('integer')
  fromMinute: number;
}
