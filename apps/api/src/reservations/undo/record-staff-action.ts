import { staffVisibleStatuses } from '@strapec/domain';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { toMoveEntries } from '../../audit/audit-moves.js';
import type { AuditAction as StaffActionName } from '../../audit/audit-actions.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { MovedVisit, EveningChange } from '../../evenings/evening-change.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { type ReservationMail, Outbox } from '../../mail/outbox/outbox.js';
import { type ReservationActionDto, MovedPartyDto } from './staff-action.dto.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import type { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { toReservationAuditFields } from '../core/reservation-mappers.js';
import { changeRequestAuditFields } from '../core/change-requests.js';
import { loadReservationDto } from '../core/load-reservation-dtos.js';
import type { ReservationDto } from '../core/reservation.dto.js';

type AuditFields = Readonly<Record<string, unknown>>;

export interface StaffActionRecord {
  by: StaffMember;
  action: Extract<StaffActionName, `reservation.${string}`>;
  subjectId: string;
  before?: AuditFields;
  after: AuditFields;
  reason?: string | null;
  mails: ReservationMail[];
  evenings: readonly EveningChange[];
}

export interface ReservationChange {
  before: Reservation;
  after: Reservation;
  tablesBefore: string[];
  evening: LockedEvening;
  evenings: readonly EveningChange[];
  /** Ended by this change. */
  changeRequest?: ChangeRequest | null;
}

interface ReservationActionRecord extends Pick<StaffActionRecord, 'by' | 'action' | 'reason'> {
  createMails: (tables: readonly string[]) => ReservationMail[];
  toAuditFields?: (reservation: Reservation, tables: readonly string[]) => AuditFields;
  /** Added to the audit entry. */
  extraAuditFields?: AuditFields;
}

export interface RecordedAction {
  id: string;
  moves: MovedVisit[];
}

/** Mails to guests wait until an undo is no longer offered. */
@Injectable()
export class RecordStaffAction {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async recordAction(tx: EntityManager, { mails, evenings, ...entry }: StaffActionRecord): Promise<RecordedAction> {
    const actionId = randomUUID();
    const moved = evenings.flatMap((evening) => evening.moved).filter((one) => one.id !== entry.subjectId);
    await this.outbox.addMails(tx, mails, { actionId });
    const after = moved.length > 0 ? { ...entry.after, moved } : entry.after;
    const moveEntries = toMoveEntries([{ moved }], entry.by, entry.action === 'reservation.undo');
    await this.audit.addEntries(tx, { ...entry, id: actionId, after }, ...moveEntries);
    return { id: actionId, moves: moved };
  }

  /** Reads the tables last: reseating may have moved the visit again. */
  async recordChange(
    tx: EntityManager,
    { before, after, tablesBefore, evening, evenings, changeRequest = null }: ReservationChange,
    { createMails, toAuditFields = toReservationAuditFields, extraAuditFields = {}, ...entry }: ReservationActionRecord,
  ): Promise<ReservationActionDto> {
    const tables = evening.tablesOf(after.id);
    after.tableType = evening.tableTypeOf(tables) ?? before.tableType;
    const recordedAction = await this.recordAction(tx, {
      ...entry,
      subjectId: after.id,
      before: {
        ...toAuditFields(before, tablesBefore),
        ...(changeRequest && { changeRequest: changeRequestAuditFields(changeRequest) }),
      },
      after: { ...toAuditFields(after, tables), ...extraAuditFields, ...(changeRequest && { changeRequest: null }) },
      mails: createMails(tables),
      evenings,
    });
    return loadActionDto(tx, await loadReservationDto(tx, after, tables), recordedAction);
  }
}

export async function loadActionDto(
  tx: EntityManager,
  reservation: ReservationDto,
  { id, moves }: RecordedAction,
): Promise<ReservationActionDto> {
  return { ...reservation, action: id, moved: await loadMovedParties(tx, moves) };
}

export async function loadMovedParties(tx: EntityManager, moves: readonly MovedVisit[]): Promise<MovedPartyDto[]> {
  if (moves.length === 0) return [];
  const rows = await tx.findBy(Reservation, { id: In(moves.map(({ id }) => id)), status: In(staffVisibleStatuses) });
  return moves.flatMap((move) => {
    const row = rows.find(({ id }) => id === move.id);
    return row ? [MovedPartyDto.from(row, move)] : [];
  });
}
