import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text of the public pages in both languages; a key without a row falls back to the built-in text (rules §10). */
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

  /** Grows with every change, so that nobody overwrites what they have not seen. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  updatedAt: Date;

  /** Id of the staff member, `null` when the seed put it there. */
  @Column('uuid', { nullable: true })
  updatedBy: string | null;

  /** Their name at that time. */
  @Column('text', { nullable: true })
  updatedByName: string | null;

  /** Came with the sample house, and no member of staff has changed it since: a trigger takes the mark away. */
  @Column('boolean', { default: false })
  isSample: boolean;
}
