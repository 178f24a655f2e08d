import type { Language } from '@strapec/domain';
import { Column, PrimaryColumn } from 'typeorm';

abstract class GuestMessage {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  email: string;

  @Column('text')
  message: string;

  @Column('text')
  language: Language;

  @Column('timestamptz')
  createdAt: Date;
}

export abstract class InboxMessage extends GuestMessage {
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
export type NewMessageFields<Row extends InboxMessage> = Omit<Row, Exclude<keyof InboxMessage, keyof GuestMessage>>;
