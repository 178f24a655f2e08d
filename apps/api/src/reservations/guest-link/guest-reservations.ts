import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { instantOf } from '../../platform/clock/local-time.js';
import { guestLink } from '../../mail/rendering/guest-link.js';
import { SignedLinks } from '../../platform/config/signed-links.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { TableHolding } from '../../platform/database/entities/reservations/table-holding.entity.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { lastChangeRequestOf } from '../../mail/rendering/last-change-request.js';

const minute = 60_000; // milliseconds
const opensFor = 24 * 60; // minutes after the visit
const unknownId = '00000000-0000-0000-0000-000000000000';

export interface HeldReservation {
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
  async find(token: string): Promise<HeldReservation> {
    const id = this.links.idIn(token) ?? unknownId;
    const { manager } = this.source;
    const now = this.clock.now();
    const reservation = await manager.findOneBy(Reservation, { id });
    const isOurs = this.links.isFor(token, guestLink(reservation ?? { id, email: '' }));
    if (!reservation?.email || !isOurs || isOver(reservation, now)) throw new Problem('not_found');
    const hasTable = await manager.existsBy(TableHolding, { reservationId: id });
    return { reservation, hasTable, changeRequest: await lastChangeRequestOf(manager, id), now };
  }

  async findIfOpen(token: string): Promise<HeldReservation | null> {
    return this.find(token).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'not_found') return null;
      throw error;
    });
  }
}

function isOver({ date, startMinute, minutes }: Reservation, now: Date): boolean {
  const end = instantOf(date, startMinute).getTime() + (minutes + opensFor) * minute;
  return end <= now.getTime();
}
