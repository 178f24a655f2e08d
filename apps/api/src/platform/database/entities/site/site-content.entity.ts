import { Column, Entity } from 'typeorm';
import { StaffEditedRow } from '../edited-row.js';

/** A key without a row has the built-in text (rules §10). */
@Entity('site_content')
export class SiteContent extends StaffEditedRow {
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
}
