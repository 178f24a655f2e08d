import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Used when SESSION_SECRET is not set. */
@Entity('app_secrets')
export class AppSecret {
  @PrimaryColumn('text')
  name: string;

  @Column('text')
  value: string;
}
