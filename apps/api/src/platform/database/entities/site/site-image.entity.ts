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
