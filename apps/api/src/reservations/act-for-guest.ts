import { type GuestPress, type MinutesLate, guestMay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { localMoment } from '../clock/local-time.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { Evenings } from '../evenings/evenings.js';
import type { LockedEvening } from '../evenings/locked-evening.js';
import { Problem } from '../http/problem.js';
import { CapacityRefused } from './capacity-refused.js';
import { doneByGuest, isDone } from './guest-deed-states.js';
import { guestVisitOf } from './guest-visit.js';
import { partyOf } from './party-of.js';
import { RecordGuestDeed, stateBeforeCancelling } from './record-guest-deed.js';

/** What a guest does, and as which version they saw the reservation. */
export interface AskedByGuest {
  deed: GuestPress;
  version: number;
  /** How late the party will be. */
  minutes?: MinutesLate;
}

type Seen = AskedByGuest & Pick<Reservation, 'id' | 'date'>;

/** Does what a guest asks for, in the one transaction in which the evening is locked, changed and written. */
@Injectable()
export class ActForGuest {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly records: RecordGuestDeed,
  ) {}

  /** Throws `changed_meanwhile`, `transition_not_allowed`, and `CapacityRefused` when there is no table any more. */
  async act(seen: Seen): Promise<Reservation> {
    const after = await this.evenings.inTurn(seen.date, () =>
      this.source.transaction((tx) => this.actWithin(tx, seen)),
    );
    this.records.sendMails();
    return after;
  }

  /** The reservation is read again behind its evening's lock; what has been done already is not done twice. */
  private async actWithin(tx: EntityManager, { id, date, ...asked }: Seen): Promise<Reservation> {
    const { result, evenings } = await this.evenings.change(tx, [date], async (at) => {
      const evening = at(date);
      const before = await tx.findOneBy(Reservation, { id, date });
      if (!before) throw new Problem('changed_meanwhile');
      const tablesBefore = evening.tablesOf(id);
      if (isDone(before, asked)) return { before, after: before, tablesBefore, evening };
      checkDeed(before, asked, evening.since);
      return { before, after: await follow(tx, before, { asked, evening }), tablesBefore, evening };
    });
    if (result.after !== result.before) await this.records.record(tx, { ...asked, ...result, evenings });
    return result.after;
  }
}

/** Gives the tables back, or takes them again. */
async function follow(
  tx: EntityManager,
  before: Reservation,
  { asked, evening }: { asked: AskedByGuest; evening: LockedEvening },
): Promise<Reservation> {
  const last = asked.deed === 'undo-cancel' ? await stateBeforeCancelling(tx, before.id) : null;
  const { changed, after } = doneByGuest(before, { ...asked, status: last?.status }, evening.since);
  if (asked.deed === 'cancel') evening.release(before.id);
  const seating = last && (await evening.seat(partyOf(after), last.tables));
  if (typeof seating === 'string') throw new CapacityRefused('capacity_full');
  await tx.update(Reservation, { id: before.id }, changed);
  return after;
}

function checkDeed(before: Reservation, { deed, version }: AskedByGuest, now: Date): void {
  if (before.version !== version) throw new Problem('changed_meanwhile');
  if (guestMay(deed, guestVisitOf(before, now), localMoment(now))) return;
  throw new Problem('transition_not_allowed', { members: { current: before.status } });
}
