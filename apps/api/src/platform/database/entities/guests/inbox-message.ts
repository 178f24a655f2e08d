import { Column } from 'typeorm';

export abstract class InboxMessage {
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Column('uuid', { nullable: true })
  answeredBy: string | null;

  @Column('text', { nullable: true })
  answeredByName: string | null;

  @Column('text', { nullable: true })
  staffNote: string | null;

  @Column('integer', { default: 1 })
  version: number;
}

/** As the guest sent it. */
export type SentFields<Row extends InboxMessage> = Omit<Row, keyof InboxMessage>;
