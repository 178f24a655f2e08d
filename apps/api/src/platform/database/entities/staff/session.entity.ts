import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A signed-in browser, in the shape that connect-pg-simple asks for. */
@Entity('sessions')
@Index('sessions_expire_idx', ['expire'])
export class SessionRow {
  @PrimaryColumn('text')
  sid: string;

  @Column('json')
  sess: unknown;

  /** When it ends if nothing more is heard of it. */
  @Column('timestamptz')
  expire: Date;
}
