import type { Querier } from '../../platform/database/named-statements.js';
import { reminderKeySql } from '../jobs/queue-scheduled-mails.js';
import type { GuestAction, ServiceDate } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { toMoveEntries, systemActor } from '../../audit/audit-moves.js';
import { announceAfterCommit } from '../../platform/change-feed/announce-after-commit.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { EveningChange } from '../../evenings/evening-change.js';
import { Outbox } from '../../mail/outbox/outbox.js';
import { toReservationAuditFields } from '../core/reservation-mappers.js';
import { mailsAfterGuestAction, mailsAfterChangeRequest } from '../core/reservation-mails.js';
import type { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { changeRequestAuditFields } from '../core/change-requests.js';
import type { ReservationChange } from '../undo/record-staff-action.js';

interface GuestActionRecord extends Omit<ReservationChange, 'changeRequest'> {
  action: GuestAction;
}

type ChangeRequestRecord = Pick<ReservationChange, 'before' | 'evenings'> & { changeRequest: ChangeRequest };

@Injectable()
export class RecordGuestAction {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async recordAction(tx: EntityManager, record: GuestActionRecord): Promise<void> {
    const { action, before, after, tablesBefore, evening, evenings } = record;
    const tables = evening.tablesOf(after.id);
    const moved = evenings.flatMap((one) => one.moved).filter(({ id }) => id !== after.id);
    await this.outbox.addMails(tx, mailsAfterGuestAction(action, { before, after, tables }));
    const entry = { by: systemActor, action: `reservation.guest-${action}` as const, subjectId: after.id };
    const toAuditFields = action === 'change' ? toReservationAuditFields : toActionAuditFields;
    const states = { before: toAuditFields(before, tablesBefore), after: toAuditFields(after, tables) };
    await this.audit.addEntries(tx, { ...entry, ...states }, ...toMoveEntries([{ moved }], systemActor));
    if (tableChangingActions.includes(action)) announceToStaff(tx, after.id, [before.date, after.date]);
  }

  async recordChangeRequest(
    tx: EntityManager,
    { before, changeRequest, evenings }: ChangeRequestRecord,
  ): Promise<void> {
    await this.outbox.addMails(tx, mailsAfterChangeRequest(before));
    const entry = { by: systemActor, action: 'reservation.guest-ask-change' as const, subjectId: before.id };
    await this.audit.addEntries(
      tx,
      { ...entry, before: { changeRequest: null }, after: { changeRequest: changeRequestAuditFields(changeRequest) } },
      ...toMoveEntries(evenings, systemActor),
    );
    announceToStaff(tx, before.id, [before.date, changeRequest.date]);
  }

  /** The evening is reseated even when the action itself changed nothing. */
  async recordMoves(tx: EntityManager, evenings: readonly EveningChange[]): Promise<void> {
    await this.audit.addEntries(tx, ...toMoveEntries(evenings, systemActor));
  }
}

/** They take or release tables. */
const tableChangingActions: readonly GuestAction[] = ['cancel', 'undo-cancel', 'change'];

function announceToStaff(tx: EntityManager, id: string, dates: readonly ServiceDate[]): void {
  for (const date of new Set(dates)) announceAfterCommit(tx, { topic: 'guest', date, id });
}

const toActionAuditFields = (reservation: Reservation, tables: readonly string[]): Record<string, unknown> => ({
  status: reservation.status,
  tables,
  isLateCancellation: reservation.isLateCancellation,
  isReconfirmed: reservation.reconfirmedAt !== null,
  expectedMinute: reservation.expectedMinute,
});

export interface GuestChangeHistory {
  changeCount: number;
  lastChangeAt: Date | null;
  /** The last change of date, time, duration or party size; `lastChangeAt` also counts notes and change requests. */
  changedAt: Date | null;
  isReminded: boolean;
}

const visitFieldsSql = (state: string): string =>
  `(${['date', 'time', 'duration', 'partySize'].map((field) => `${state} ->> '${field}'`).join(', ')})`;

const changeHistoryStatement = {
  name: 'choices-by-guest',
  text: `
    SELECT count(*)::int AS "changeCount", max(at) AS "lastChangeAt",
      max(at) FILTER (WHERE action = 'reservation.guest-change' AND ${visitFieldsSql('before')} IS DISTINCT FROM ${visitFieldsSql('after')}) AS "changedAt",
      EXISTS (SELECT FROM reservations JOIN email_messages ON dedupe_key = ${reminderKeySql} WHERE reservations.id = $2::uuid) AS "isReminded"
    FROM audit_log WHERE subject_id = $1 AND action IN ('reservation.guest-change', 'reservation.guest-ask-change')`,
};

export async function readChangeHistory(run: Querier, reservationId: string): Promise<GuestChangeHistory> {
  const [row] = await run<GuestChangeHistory>(changeHistoryStatement, [reservationId, reservationId]);
  return row ?? { changeCount: 0, lastChangeAt: null, changedAt: null, isReminded: false };
}
