import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A signed-in browser, in the shape that connect-pg-simple requires. */
@Entity('sessions')
@Index('sessions_expire_idx', ['expire'])
export class SessionRow {
  @PrimaryColumn('text')
  sid: string;

  @Column('json')
  sess: unknown;

  /** The end of the session when no further request arrives. */
  @Column('timestamptz')
  expire: Date;
}
