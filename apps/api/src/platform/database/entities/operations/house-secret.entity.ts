import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What signs sessions, links and captcha challenges where SESSION_SECRET does not say it: the same for all machines. */
@Entity('house_secrets')
export class HouseSecret {
  @PrimaryColumn('text')
  name: string;

  @Column('text')
  value: string;
}
