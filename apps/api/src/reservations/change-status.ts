import { type ReservationStatus, holdsTables, mayBecome, reservationStatuses } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { localMoment } from '../clock/local-time.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { Evenings } from '../evenings/evenings.js';
import type { NightChange } from '../evenings/night-change.js';
import type { LockedEvening } from '../evenings/locked-evening.js';
import { Problem } from '../http/problem.js';
import type { StaffMember } from '../http/staff-member.js';
import { changedMeanwhile } from './changed-meanwhile.js';
import type { ReservationDeedDto } from './dto/reservation-deed.dto.js';
import { ReservationDto } from './dto/reservation.dto.js';
import { partyOf } from './party-of.js';
import { mailsAfterStatus } from './reservation-mails.js';
import { RecordDeed, deedDto } from './record-deed.js';
import { noTable, seatForStaff } from './seat-for-staff.js';

/** What staff ask for; `from` narrows the statuses that it may start at. */
export interface StatusChange {
  to: ReservationStatus;
  from?: readonly ReservationStatus[];
  by: StaffMember;
}

/** What came of it, and the evening in which it did. */
interface Followed {
  before: Reservation;
  after: Reservation;
  tablesBefore: string[];
  evening: LockedEvening;
}

interface Changed {
  evenings: readonly NightChange[];
}

/** How a status is said in a sentence. */
const inWords: Readonly<Record<ReservationStatus, string>> = {
  pending_approval: 'waiting for approval',
  confirmed: 'confirmed',
  seated: 'seated',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'marked as a no-show',
};

/** Staff follow the lifecycle of a reservation (rules §5). */
@Injectable()
export class ChangeStatus {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly deeds: RecordDeed,
  ) {}

  /** Approves a waiting party; throws what `changeStatus` throws, `transition_not_allowed` when somebody was faster. */
  async approveReservation(id: string, by: StaffMember): Promise<ReservationDeedDto> {
    return this.changeStatus(id, { to: 'confirmed', from: ['pending_approval'], by });
  }

  /**
   * A visit that needs its tables again is seated anew or refused with `capacity_full`; one that has none although it should
   * is neither approved nor seated: `no_table`.
   */
  async changeStatus(id: string, change: StatusChange): Promise<ReservationDeedDto> {
    return this.source.transaction(async (tx) => this.tell(tx, await this.follow(tx, id, change), change));
  }

  /** The reservation is read again behind its evening's lock, so that the faster of two wins. */
  private async follow(tx: EntityManager, id: string, change: StatusChange): Promise<Followed & Changed> {
    const seen = await tx.findOneBy(Reservation, { id });
    if (!seen) throw new Problem('not_found');
    const { result, evenings } = await this.evenings.change(tx, [seen.date], async (at) => {
      const before = await tx.findOneBy(Reservation, { id, date: seen.date });
      if (!before) throw await changedMeanwhile(tx, id);
      checkTransition(before.status, change);
      const evening = at(seen.date);
      const tablesBefore = evening.tablesOf(id);
      const after = { ...before, status: change.to, version: before.version + 1, updatedAt: evening.since };
      await seatOrRelease({ before, after, evening, tablesBefore });
      const { status, version, updatedAt } = after;
      await tx.update(Reservation, { id }, { status, version, updatedAt });
      return { before, after, tablesBefore, evening };
    });
    return { ...result, evenings };
  }

  private async tell(
    tx: EntityManager,
    { before, after, tablesBefore, evening, evenings }: Followed & Changed,
    { by }: StatusChange,
  ): Promise<ReservationDeedDto> {
    const tables = evening.tablesOf(after.id);
    after.tableType = evening.tableTypeOf(tables) ?? before.tableType;
    const isAhead = evening.date >= localMoment(evening.since).date; // guests are not written to about evenings that are over
    const recorded = await this.deeds.record(tx, {
      by,
      deed: 'reservation.status',
      subjectId: after.id,
      before: { status: before.status, tables: tablesBefore },
      after: { status: after.status, tables },
      mails: isAhead ? mailsAfterStatus(before.status, after) : [],
      evenings,
    });
    return deedDto(tx, ReservationDto.from(after, tables), recorded);
  }
}

/** Gives tables back or takes them again, as the new status asks. */
async function seatOrRelease({ before, after, evening, tablesBefore }: Followed): Promise<void> {
  const party = partyOf(after);
  if (!holdsTables(after.status)) evening.release(after.id);
  else if (!holdsTables(before.status)) await seatForStaff(party, evening, {});
  else if (tablesBefore.length === 0) throw await noTable(party, evening);
}

function checkTransition(current: ReservationStatus, { to, from = reservationStatuses }: StatusChange): void {
  if (from.includes(current) && mayBecome(current, to)) return;
  const message = `This is no longer possible: the reservation is ${inWords[current]}.`;
  throw new Problem('transition_not_allowed', { message, members: { current } });
}
