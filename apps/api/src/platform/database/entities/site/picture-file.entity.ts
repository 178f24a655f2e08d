import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One encoding. Every machine also keeps a folder with those that it has sent. */
@Entity('picture_files')
export class PictureFile {
  /** `<hash of the upload>-<width>x<height>.<format>` */
  @PrimaryColumn('text')
  name: string;

  @Column('bytea')
  content: Buffer;
}
