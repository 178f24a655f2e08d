import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** In the shape that connect-pg-simple requires. */
@Entity('sessions')
@Index('sessions_expire_idx', ['expire'])
export class SessionRow {
  @PrimaryColumn('text')
  sid: string;

  @Column('json')
  sess: unknown;

  @Column('timestamptz')
  expire: Date;
}
