import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One encoding of an uploaded picture. Every machine keeps those that it has sent in a folder of its own. */
@Entity('picture_files')
export class PictureFile {
  /** `<hash of what was uploaded>-<width>x<height>.<format>` */
  @PrimaryColumn('text')
  name: string;

  @Column('bytea')
  content: Buffer;
}
