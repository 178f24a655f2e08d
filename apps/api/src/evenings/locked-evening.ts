import {
  type Evening,
  type EventVisit,
  type LocalMoment,
  type Move,
  type Night,
  type ReservationDecision,
  type Seating,
  type ServiceDate,
  type Stay,
  type TablePlan,
  type Visit,
  decideReservation,
  endOf,
  eveningOf,
  isListed,
  planFor,
  seat,
  seatAt,
  settledNight,
  tableTypeOf,
  withBegunFixed,
  withoutVisit,
} from '@strapec/domain';
import { localMoment } from '../clock/local-time.js';
import type { Reservation } from '../database/entities/reservation.entity.js';
import type { RunStatement } from '../database/named-query.js';
import { type NightChange, writeNight } from './holdings.js';

/** A party that asks for tables. */
export interface Party extends Stay {
  id: string;
  partySize: number;
  /** Seated, or pinned by staff. */
  isFixed: boolean;
}

/**
 * An evening that nobody else can change until the transaction ends: the only way to take, move or give back tables.
 * `Evenings.change` makes it behind the lock, puts it in order before and after, and writes it once.
 */
export class LockedEvening {
  private readonly found: Night;
  private readonly newcomers: Reservation[] = [];
  private readonly now: LocalMoment;

  constructor(
    private night: Night,
    /** The moment at which the lock was had. */
    readonly since: Date,
  ) {
    this.now = localMoment(since);
    this.found = night;
    this.settle();
  }

  get date(): ServiceDate {
    return this.night.date;
  }

  /** The evening as the rules ask for it; visits that have begun stay where they are. */
  get evening(): Evening {
    return withBegunFixed(eveningOf(this.night), this.now);
  }

  /** The tables a visit holds; none when the house has no place for it. */
  tablesOf(id: string): string[] {
    return [...(this.night.visits.find((visit) => visit.id === id)?.tables ?? [])].sort();
  }

  /** Decides a guest's request and, when it is accepted, takes its tables. */
  reserve(party: Party): ReservationDecision {
    const decision = decideReservation(party, this.without(party.id), this.now);
    if (decision.accepted) this.place(party, decision);
    return decision;
  }

  /** Seats a party at the best place, moving others if need be; at the preferred tables if nobody has to move for that. */
  seat(party: Party, preferred: readonly string[] = []): Seating {
    const evening = this.without(party.id);
    const room = { ...evening, plan: planFor(party.start, evening, this.now) };
    const isFit = isListed(preferred, party.partySize, room.plan);
    const stays = isFit ? seatAt(preferred, stretchOf(party), room) : 'none';
    const isAtEase = typeof stays === 'object' && stays.moves.length === 0;
    return this.placed(party, isAtEase ? stays : seat(stretchOf(party), room));
  }

  /** Seats a party at these tables, moving whoever can move out of the way. */
  seatAt(party: Party, tables: readonly string[]): Seating {
    return this.placed(party, seatAt(tables, stretchOf(party), this.without(party.id)));
  }

  /** Gives the tables of a visit back, and its claim. */
  release(id: string): void {
    this.night = { ...this.night, visits: this.night.visits.filter((visit) => visit.id !== id) };
  }

  /** The evening as if a visit were not there: what could be had instead. */
  without(id: string): Evening {
    return withoutVisit(this.evening, id);
  }

  /** Puts an event into the evening, or takes it out; which tables it has is decided when the evening settles. */
  setEvent(id: string, event: EventVisit | null): void {
    const isNew = !this.night.events.some((one) => one.id === id);
    const events = this.night.events.flatMap((one) => (one.id === id ? (event ?? []) : one));
    this.night = { ...this.night, events: isNew && event ? [...events, event] : events };
    this.settle();
  }

  /** A new reservation, which is saved together with its tables. */
  admit(reservation: Reservation): void {
    this.newcomers.push(reservation);
  }

  /** What a place is called (rules §3). */
  tableTypeOf(tables: readonly string[]): Reservation['tableType'] {
    return tables.length > 0 ? tableTypeOf(tables, this.plan) : null;
  }

  get plan(): TablePlan {
    return this.night.plan;
  }

  /** Puts the evening in order and writes what has changed. `Evenings.change` calls it, once, at the end. */
  async write(run: RunStatement): Promise<NightChange> {
    this.settle();
    const { found, newcomers } = this;
    return writeNight(run, this.night, { found, newcomers });
  }

  private settle(): void {
    this.night = settledNight(this.night, this.now);
  }

  private placed(party: Party, seating: Seating): Seating {
    if (typeof seating === 'object') this.place(party, seating);
    return seating;
  }

  private place(party: Party, { tables, moves }: { tables: readonly string[]; moves: readonly Move[] }): void {
    const placed: Visit = { ...stretchOf(party), id: party.id, tables, isFixed: party.isFixed };
    const visits = this.night.visits.map((visit) => (visit.id === party.id ? placed : moved(visit, moves)));
    this.night = { ...this.night, visits: visits.includes(placed) ? visits : [...visits, placed] };
  }
}

const stretchOf = (party: Party): { start: number; end: number; partySize: number } => ({
  start: party.start,
  end: endOf(party),
  partySize: party.partySize,
});

function moved(visit: Visit, moves: readonly Move[]): Visit {
  const move = moves.find(({ visitId }) => visitId === visit.id);
  return move ? { ...visit, tables: move.tables } : visit;
}
