import { Column } from 'typeorm';

/** The state of a contact message or an event inquiry among staff. */
export abstract class InboxMessage {
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Column('uuid', { nullable: true })
  answeredBy: string | null;

  /** The name of the staff member who answered, at that time. */
  @Column('text', { nullable: true })
  answeredByName: string | null;

  @Column('text', { nullable: true })
  staffNote: string | null;

  /** Raised with every change by staff, so that two staff members cannot overwrite each other unnoticed. */
  @Column('integer', { default: 1 })
  version: number;
}

/** A message or an inquiry as the guest sent it. */
export type Sent<Row extends InboxMessage> = Omit<Row, keyof InboxMessage>;
