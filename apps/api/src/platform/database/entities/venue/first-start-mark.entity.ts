import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A step of setting the house up that is done, or `left` where nobody wants to be asked any more. */
@Entity('first_start_marks')
export class FirstStartMark {
  @PrimaryColumn('text')
  name: string;

  @Column('timestamptz')
  at: Date;
}
