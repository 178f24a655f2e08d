import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image of the public pages with its texts in both languages (spec §3). */
@Entity('site_images')
export class SiteImage {
  @PrimaryColumn('uuid')
  id: string;

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
