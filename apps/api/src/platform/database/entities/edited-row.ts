import { Column, PrimaryColumn } from 'typeorm';

export abstract class StaffEditedRow {
  @PrimaryColumn('uuid')
  id: string;

  /** Raised with every change, also of rows that belong to it: no change is overwritten unnoticed. */
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
