import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text of the public pages in both languages. A key without a row has the built-in text (rules §10). */
@Entity('site_content')
export class SiteContent {
  @PrimaryColumn('uuid')
  id: string;

  /** The id of the message that it replaces, e.g. `home.hero.title`. */
  @Column('text', { unique: true })
  key: string;

  @Column('text')
  contentEn: string;

  @Column('text')
  contentSk: string;

  @Column('text')
  section: string;

  @Column('text', { default: 'text' })
  type: string;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  updatedAt: Date;

  @Column('uuid', { nullable: true })
  updatedBy: string | null;

  @Column('text', { nullable: true })
  updatedByName: string | null;

  @Column('boolean', { default: false })
  isSample: boolean;
}
