import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text of the public pages in both languages; a key without a row falls back to the built-in text (decisions §10). */
@Entity('site_content')
export class SiteContent {
  @PrimaryColumn('uuid')
  id: string;

  /** The message id it replaces, e.g. `home.hero.title`. */
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

  @Column('timestamptz')
  updatedAt: Date;

  @Column('uuid', { nullable: true })
  updatedBy: string | null;
}
