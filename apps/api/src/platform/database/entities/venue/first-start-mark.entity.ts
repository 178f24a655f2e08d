import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A step of the setup, or `left` when the owner has dismissed it. */
@Entity('first_start_marks')
export class FirstStartMark {
  @PrimaryColumn('text')
  name: string;

  @Column('timestamptz')
  at: Date;
}
