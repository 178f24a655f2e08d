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

  /** Raised with every change, so that staff members cannot overwrite each other unnoticed. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  updatedAt: Date;

  /** Id of the staff member; `null` for seeds. */
  @Column('uuid', { nullable: true })
  updatedBy: string | null;

  /** The name of that staff member at that time. */
  @Column('text', { nullable: true })
  updatedByName: string | null;

  /** `true` for sample data that no staff member has changed yet. A trigger resets it. */
  @Column('boolean', { default: false })
  isSample: boolean;
}
