import { shownStatuses } from '@strapec/domain';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { auditMoves } from '../../audit/audit-moves.js';
import type { StaffAction as ActionName } from '../../audit/staff-actions.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { MovedVisit, EveningChange } from '../../evenings/evening-change.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { Outbox, type ReservationMail } from '../../mail/outbox/outbox.js';
import { MovedPartyDto, type ReservationActionDto } from './reservation-action.dto.js';
import type { ReservationDto } from '../core/reservation.dto.js';
import { withChangeRequest } from '../core/tables-held.js';

type Fields = Readonly<Record<string, unknown>>;

export interface DoneAction {
  by: StaffMember;
  action: Extract<ActionName, `reservation.${string}`>;
  subjectId: string;
  before?: Fields;
  after: Fields;
  reason?: string | null;
  mails: ReservationMail[];
  evenings: readonly EveningChange[];
}

export interface RecordedAction {
  id: string;
  moves: MovedVisit[];
}

/**
 * Writes the audit entry in the transaction of the action, with the parties that moved for it. Mails to guests are
 * delayed until the short time for an undo has passed.
 */
@Injectable()
export class RecordAction {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async record(tx: EntityManager, { mails, evenings, ...done }: DoneAction): Promise<RecordedAction> {
    const id = randomUUID();
    const others = evenings.map((evening) => ({ ...evening, moved: evening.moved.filter(isOther(done.subjectId)) }));
    const moves = others.flatMap(({ moved }) => moved);
    await this.outbox.add(tx, mails, { action: id });
    const after = moves.length > 0 ? { ...done.after, moved: moves } : done.after;
    await this.audit.add(
      tx,
      { ...done, id, after },
      ...auditMoves(others, done.by, done.action === 'reservation.undo'),
    );
    return { id, moves };
  }

  /** Withdraws the mails of an action; returns true when one was already sent. */
  withdraw(tx: EntityManager, action: string, subjectId: string): Promise<boolean> {
    return this.outbox.withdraw(tx, action, subjectId);
  }
}

const isOther =
  (subjectId: string) =>
  ({ id }: MovedVisit): boolean =>
    id !== subjectId;

export async function actionDto(
  tx: EntityManager,
  reservation: ReservationDto,
  { id, moves }: RecordedAction,
): Promise<ReservationActionDto> {
  return { ...(await withChangeRequest(tx, reservation)), action: id, moved: await movedParties(tx, moves) };
}

export async function movedParties(tx: EntityManager, moves: readonly MovedVisit[]): Promise<MovedPartyDto[]> {
  if (moves.length === 0) return [];
  const rows = await tx.findBy(Reservation, { id: In(moves.map(({ id }) => id)), status: In(shownStatuses) });
  return moves.flatMap((move) => {
    const row = rows.find(({ id }) => id === move.id);
    return row ? [MovedPartyDto.from(row, move)] : [];
  });
}
