import { shownStatuses } from '@strapec/domain';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { movesIn } from '../../audit/moves-in.js';
import type { StaffDeed as DeedName } from '../../audit/staff-deeds.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { MovedVisit, NightChange } from '../../evenings/night-change.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { type ReservationMail, Outbox } from '../../mail/outbox/outbox.js';
import { type ReservationDeedDto, MovedPartyDto } from './reservation-deed.dto.js';
import { ReservationDto } from '../core/reservation.dto.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import type { Wish } from '../../mail/rendering/last-wish.js';
import { auditedReservation } from '../core/reservation-views.js';
import { recordedWish } from '../core/wishes.js';
import { withWish } from '../core/tables-held.js';

type Fields = Readonly<Record<string, unknown>>;

export interface DoneDeed {
  by: StaffMember;
  deed: Extract<DeedName, `reservation.${string}`>;
  subjectId: string;
  before?: Fields;
  after: Fields;
  reason?: string | null;
  mails: ReservationMail[];
  evenings: readonly NightChange[];
}

/** A reservation before and after what staff did, behind the lock of its evening. */
export interface StaffChange {
  before: Reservation;
  after: Reservation;
  tablesBefore: string[];
  evening: LockedEvening;
  evenings: readonly NightChange[];
  /** The guest's change request, which this change ended. */
  wish?: Wish | null;
}

interface DoneWithReservation extends Pick<DoneDeed, 'by' | 'deed' | 'reason'> {
  mailsFor: (tables: readonly string[]) => ReservationMail[];
  /** The fields for the audit log; all of them by default. */
  audited?: (reservation: Reservation, tables: readonly string[]) => Fields;
  /** The message that belongs to the change, for the audit log. */
  said?: Fields;
}

export interface RecordedDeed {
  id: string;
  moves: MovedVisit[];
}

/**
 * Writes the audit entry in the transaction of the action, with the parties that moved for it. Mails to guests are
 * delayed until the short time for an undo has passed.
 */
@Injectable()
export class RecordDeed {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async record(tx: EntityManager, { mails, evenings, ...done }: DoneDeed): Promise<RecordedDeed> {
    const id = randomUUID();
    const others = evenings.map((evening) => ({
      ...evening,
      moved: evening.moved.filter((one) => one.id !== done.subjectId),
    }));
    const moves = others.flatMap(({ moved }) => moved);
    await this.outbox.add(tx, mails, { deed: id });
    const after = moves.length > 0 ? { ...done.after, moved: moves } : done.after;
    await this.audit.add(tx, { ...done, id, after }, ...movesIn(others, done.by, done.deed === 'reservation.undo'));
    return { id, moves };
  }

  /** Records a change and answers with the reservation. Reseating may have moved the visit again, so its tables are read last. */
  async recordChange(
    tx: EntityManager,
    { before, after, tablesBefore, evening, evenings, wish = null }: StaffChange,
    { mailsFor, audited = auditedReservation, said = {}, ...done }: DoneWithReservation,
  ): Promise<ReservationDeedDto> {
    const tables = evening.tablesOf(after.id);
    after.tableType = evening.tableTypeOf(tables) ?? before.tableType;
    const recorded = await this.record(tx, {
      ...done,
      subjectId: after.id,
      before: { ...audited(before, tablesBefore), ...(wish && { wish: recordedWish(wish) }) },
      after: { ...audited(after, tables), ...said, ...(wish && { wish: null }) },
      mails: mailsFor(tables),
      evenings,
    });
    return deedDto(tx, ReservationDto.from(after, tables), recorded);
  }
}

export async function deedDto(
  tx: EntityManager,
  reservation: ReservationDto,
  { id, moves }: RecordedDeed,
): Promise<ReservationDeedDto> {
  return { ...(await withWish(tx, reservation)), deed: id, moved: await movedParties(tx, moves) };
}

export async function movedParties(tx: EntityManager, moves: readonly MovedVisit[]): Promise<MovedPartyDto[]> {
  if (moves.length === 0) return [];
  const rows = await tx.findBy(Reservation, { id: In(moves.map(({ id }) => id)), status: In(shownStatuses) });
  return moves.flatMap((move) => {
    const row = rows.find(({ id }) => id === move.id);
    return row ? [MovedPartyDto.from(row, move)] : [];
  });
}
