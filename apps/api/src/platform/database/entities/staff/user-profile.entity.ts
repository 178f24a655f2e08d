import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The credentials stand in `users` under the same id (rules §9). */
@Entity('admin_users')
export class UserProfile {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case. */
  @Column('text', { unique: true })
  email: string;

  @Column('text', { nullable: true })
  firstName: string | null;

  @Column('text', { nullable: true })
  lastName: string | null;

  @Column('text', { nullable: true })
  profileImageUrl: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
