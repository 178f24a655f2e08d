import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { movesIn, theHouse } from '../audit/moves-in.js';
import type { Reservation } from '../database/entities/reservation.entity.js';
import type { NightChange } from '../evenings/night-change.js';
import { Outbox } from '../mail/outbox.js';
import { mailsAfterReserving } from './reservation-mails.js';

/** Writes down what follows when a guest has reserved: who is told, and who has moved for it. */
@Injectable()
export class RecordReservation {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async record(tx: EntityManager, saved: Reservation, evenings: readonly NightChange[]): Promise<void> {
    await this.outbox.add(tx, mailsAfterReserving(saved));
    await this.audit.add(tx, ...movesIn(evenings, theHouse));
  }

  /** Once the transaction has ended: nobody waits for the next look into the outbox. */
  sendMails(): void {
    this.outbox.nudge();
  }
}
