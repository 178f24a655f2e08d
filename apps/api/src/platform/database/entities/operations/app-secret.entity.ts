import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The secret that signs sessions, links and captcha challenges when SESSION_SECRET is not set; the same for all machines. */
@Entity('app_secrets')
export class AppSecret {
  @PrimaryColumn('text')
  name: string;

  @Column('text')
  value: string;
}
