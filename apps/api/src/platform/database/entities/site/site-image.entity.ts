import { Column, Entity } from 'typeorm';
import { StaffEditedRow } from '../edited-row.js';

@Entity('site_images')
export class SiteImage extends StaffEditedRow {
  @Column('text', { unique: true })
  key: string;

  @Column('text')
  imageUrl: string;

  @Column('text')
  altTextEn: string;

  @Column('text')
  altTextSk: string;

  @Column('text')
  section: string;
}
