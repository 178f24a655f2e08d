import { Column, Entity, PrimaryColumn } from 'typeorm';

/** It ends with the evening. */
@Entity('online_pauses')
export class OnlinePauseRow {
  @PrimaryColumn('date')
  date: string;

  /** The first start of the service date that cannot be reserved. */
  @Column('integer')
  fromMinute: number;
}
