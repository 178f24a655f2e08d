import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Of a version of the web that a machine has served within two days. */
@Entity('built_files')
export class BuiltFile {
  @PrimaryColumn('text')
  name: string;

  @Column('bytea')
  content: Buffer;

  @Column('timestamptz', { default: () => 'now()' })
  usedAt: Date;
}
