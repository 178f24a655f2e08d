import { Column } from 'typeorm';

/** What becomes of a message or an inquiry once staff have it. */
export abstract class Letter {
  /** When somebody first opened it. */
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  /** When somebody said that it is answered; `null` while it waits. */
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** Id of the member of staff who said so. */
  @Column('uuid', { nullable: true })
  answeredBy: string | null;

  /** Their name at that time. */
  @Column('text', { nullable: true })
  answeredByName: string | null;

  /** For the team only. */
  @Column('text', { nullable: true })
  staffNote: string | null;

  /** Grows with every change by staff, so that two of them cannot overwrite each other unseen. */
  @Column('integer', { default: 1 })
  version: number;
}

/** A message or an inquiry as it comes in, before anybody has it. */
export type Sent<Row extends Letter> = Omit<Row, keyof Letter>;
