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
