import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A step of the setup that is done, or `left` when the owner has dismissed the setup. */
@Entity('first_start_marks')
export class FirstStartMark {
  @PrimaryColumn('text')
  name: string;

  @Column('timestamptz')
  at: Date;
}
