import { Column, PrimaryColumn } from 'typeorm';

export abstract class VisitRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  date: string;

  /** Minutes of the service date: 18:30 is 1110, half past midnight 1470 (rules §2). */
  @Column('integer')
  startMinute: number;

  @Column('integer')
  minutes: number;

  @Column('integer')
  partySize: number;

  @Column('text', { nullable: true })
  specialRequests: string | null;

  /** In the mail that declines or cancels. */
  @Column('text', { nullable: true })
  messageToGuest: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
