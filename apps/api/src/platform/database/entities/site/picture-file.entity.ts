import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One encoding of an uploaded picture. Every machine also keeps a folder with the pictures that it has sent. */
@Entity('picture_files')
export class PictureFile {
  /** `<hash of the upload>-<width>x<height>.<format>` */
  @PrimaryColumn('text')
  name: string;

  @Column('bytea')
  content: Buffer;
}
