import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { addMinutes, instantOf } from '../../platform/clock/local-time.js';
import { guestLinkSubject } from '../../mail/rendering/guest-link.js';
import { SignedLinks } from '../../platform/config/signed-links.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { TableHoldingRow } from '../../platform/database/entities/reservations/table-holding.entity.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { findLastChangeRequest } from '../../mail/rendering/last-change-request.js';

const linkValidMinutesAfterVisit = 24 * 60; // minutes after the visit
const placeholderReservationId = '00000000-0000-0000-0000-000000000000';

export interface LinkedReservation {
  reservation: Reservation;
  hasTable: boolean;
  changeRequest: ChangeRequest | null;
  now: Date;
}

@Injectable()
export class GuestReservations {
  constructor(
    private readonly source: DataSource,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {}

  /** Any defect of a link costs the same work. */
  async requireByToken(token: string): Promise<LinkedReservation> {
    const id = this.links.readUnverifiedId(token) ?? placeholderReservationId;
    const { manager } = this.source;
    const now = this.clock.now();
    const reservation = await manager.findOneBy(Reservation, { id });
    const isValidLink = this.links.isValidToken(token, guestLinkSubject(reservation ?? { id, email: '' }));
    if (!reservation?.email || !isValidLink || isLinkExpired(reservation, now)) throw new Problem('not_found');
    const hasTable = await manager.existsBy(TableHoldingRow, { reservationId: id });
    return { reservation, hasTable, changeRequest: await findLastChangeRequest(manager, id), now };
  }

  async findByToken(token: string): Promise<LinkedReservation | null> {
    return this.requireByToken(token).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'not_found') return null;
      throw error;
    });
  }
}

function isLinkExpired({ date, startMinute, minutes }: Reservation, now: Date): boolean {
  return addMinutes(instantOf(date, startMinute), minutes + linkValidMinutesAfterVisit) <= now;
}
