/* eslint-disable max-lines -- the one way to tables is read as a whole */
import {
  type Evening,
  type EventVisit,
  type LocalMoment,
  type Minute,
  type MissingTables,
  type Move,
  type Night,
  type PartyAndStay,
  type ReservationDecision,
  type Seating,
  type SeatingRequest,
  type ServiceDate,
  type Stay,
  type Stretch,
  type Visit,
  afterMoves,
  atTheirTables,
  endOf,
  eveningOf,
  heldFor,
  heldStretch,
  isListed,
  maskOf,
  missingFor,
  overlaps,
  planFor,
  sittingAt,
  stretchAtOwn,
  tableTypeOf,
  takenDuring,
  withBegunFixed,
  withoutOnlineRules,
  withoutVisit,
} from '@strapec/domain';
import { localMoment } from '../platform/clock/local-time.js';
import type { Reservation } from '../platform/database/entities/reservations/reservation.entity.js';
import type { RunStatement } from '../platform/database/named-query.js';
import type { Deliberation } from './deliberation.js';
import { writeNight } from './holdings.js';
import type { MovedVisit, NightChange } from './night-change.js';

/** A party that asks for tables. */
export interface Party extends Stay {
  id: string;
  partySize: number;
  /** Seated, or pinned by staff. */
  isFixed: boolean;
  /** Since when they sit there; nothing while they do not. */
  sits?: Minute | null;
  /** Until when a request holds its tables: after that it is given none. */
  heldUntil?: Date | null;
}

interface Opened {
  since: Date;
  deliberation: Deliberation;
}

/**
 * An evening that nobody else can change until the transaction ends: the only way to take, move or give back tables.
 * `Evenings.change` makes it behind the lock, puts it in order before and after, and writes it once.
 */
export class LockedEvening {
  /** The moment at which the lock was had. */
  readonly since: Date;
  private readonly newcomers: Reservation[] = [];
  private readonly now: LocalMoment;
  private night: Night;

  private constructor(
    private readonly found: Night,
    private readonly opened: Opened,
  ) {
    this.since = opened.since;
    this.now = localMoment(opened.since);
    this.night = found;
  }

  static async open(found: Night, opened: Opened): Promise<LockedEvening> {
    const evening = new LockedEvening(found, opened);
    await evening.settle();
    return evening;
  }

  get date(): ServiceDate {
    return this.night.date;
  }

  /** Whether it was to be put in order because the house has changed. */
  get isOwed(): boolean {
    return this.found.hoursBefore !== undefined;
  }

  /** The evening as the rules ask for it; visits that have begun stay where they are. */
  get evening(): Evening {
    return withBegunFixed(eveningOf(this.night), this.now);
  }

  /** The tables a visit holds; none when the house has no place for it. */
  tablesOf(id: string): string[] {
    return [...(this.night.visits.find((visit) => visit.id === id)?.tables ?? [])].sort();
  }

  /** Decides a guest's request and, when it is accepted, takes its tables: those it `keeps` if nobody has to move for that. */
  async reserve(party: Party, keeps: readonly string[] = []): Promise<ReservationDecision> {
    const decision = await this.ask('decision', this.without(party.id), { ...party, keeps }, this.now);
    if (decision.accepted) this.place(party, decision);
    return decision;
  }

  /** Decides a guest's request as if another visit were not there, and takes nothing. */
  async decideInstead(party: Party, of: string): Promise<ReservationDecision> {
    return this.ask('decision', withoutVisit(this.without(party.id), of), party, this.now);
  }

  /** Seats a party at the best place, moving others if need be; at the preferred tables if nobody has to move for that. */
  async seat(party: Party, preferred: readonly string[] = []): Promise<Seating> {
    const evening = this.without(party.id);
    const room = { ...evening, plan: planFor(party.start, evening, this.now) };
    const isFit = isListed(preferred, party.partySize, room.plan);
    const stays = isFit ? await this.ask('seatingAt', room, this.stretchOf(party), preferred) : 'none';
    const isAtEase = typeof stays === 'object' && stays.moves.length === 0;
    return this.placed(party, isAtEase ? stays : await this.ask('seating', room, this.stretchOf(party)));
  }

  /** Seats a party at these tables, moving whoever can move out of the way. */
  async seatAt(party: Party, tables: readonly string[]): Promise<Seating> {
    return this.placed(party, await this.ask('seatingAt', this.without(party.id), this.stretchOf(party), tables));
  }

  /** The same at tables that are its own: nobody sits down where others sit. */
  async seatAtOwn(party: Party, tables: readonly string[]): Promise<Seating> {
    const room = this.without(party.id);
    if (typeof party.sits === 'number' && sittingAt(tables, room.occupancy).length > 0) return 'none';
    const stretch = this.stretchOf(party, tables);
    return this.placed(party, await this.ask('seatingAt', room, stretch, tables), stretch);
  }

  /** A party as it asks for tables, or for its `own`: until they have been cleared, and who sits there already until they have left. */
  stretchOf(party: Party, own?: readonly string[]): SeatingRequest {
    const { night, now } = this;
    const held = { ...party, ...heldFor(party, night), leaves: endOf(party) };
    const { start, end } = own
      ? stretchAtOwn({ ...held, tables: own }, this.without(party.id).occupancy, { ...night, now })
      : heldStretch(held, night.date, now);
    return { start, end, partySize: party.partySize };
  }

  /** Visits that may not move, and are at these tables while a party would be. */
  inTheWayOf(party: Party, tables: readonly string[]): Visit[] {
    const stretch = this.stretchOf(party);
    const { occupancy } = this.without(party.id);
    const sitting = typeof party.sits === 'number' ? sittingAt(tables, occupancy) : [];
    const isThere = (visit: Visit): boolean =>
      visit.isFixed && visit.tables.some((table) => tables.includes(table)) && overlaps(visit, stretch);
    return sitting.length > 0 ? sitting : occupancy.filter(isThere);
  }

  /** Where visits were before they were moved: those that have not moved on since, and that nobody has pinned or seated. */
  stillMoved(moves: readonly MovedVisit[]): Move[] {
    const movable = this.evening.occupancy.filter(({ isFixed }) => !isFixed).map(({ id }) => id);
    const isStillThere = ({ id, to }: MovedVisit): boolean =>
      movable.includes(id) && this.tablesOf(id).join() === [...to].sort().join();
    return moves.filter(isStillThere).map(({ id, from }) => ({ visitId: id, tables: from }));
  }

  /** Puts visits back to where they were, all of them or none: answers whether all of that is free. */
  seatBack(places: readonly Move[], newcomer?: Party): boolean {
    const others = this.night.visits.filter(({ id }) => id !== newcomer?.id);
    const own = places.find(({ visitId }) => visitId === newcomer?.id)?.tables ?? [];
    const visits = newcomer ? [...others, this.visitOf(newcomer, this.stretchOf(newcomer, own))] : others;
    const night = { ...this.night, visits: afterMoves(visits, places) };
    const isFree = places.every(({ visitId }) => sitsAlone(visitId, night));
    if (isFree) this.night = night;
    return isFree;
  }

  /** Gives the tables of a visit back, and its claim. */
  release(id: string): void {
    this.night = { ...this.night, visits: this.night.visits.filter((visit) => visit.id !== id) };
  }

  /** The starts at which staff could seat a party instead. */
  async startTimesFor(party: PartyAndStay & Pick<Party, 'id'>): Promise<Minute[]> {
    return (await this.ask('startTimes', withoutOnlineRules(this.without(party.id)), party, this.now)).startTimes;
  }

  /** The evening as if a visit were not there: what could be had instead. */
  without(id: string): Evening {
    return withoutVisit(this.evening, id);
  }

  /** What an event lacks because another one holds it. */
  missingFor(id: string): MissingTables[] {
    return missingFor(id, this.night);
  }

  /** Puts an event into the evening, or takes it out; which tables it has is decided when the evening settles. */
  async setEvent(id: string, event: EventVisit | null): Promise<void> {
    const isNew = !this.night.events.some((one) => one.id === id);
    const changed = ({ held }: EventVisit): EventVisit[] => (event ? [{ ...event, held }] : []); // it keeps what it can
    const events = this.night.events.flatMap((one) => (one.id === id ? changed(one) : one));
    this.night = { ...this.night, events: isNew && event ? [...events, event] : events };
    await this.settle();
  }

  /** A new reservation, which is saved together with its tables. */
  admit(reservation: Reservation): void {
    this.newcomers.push(reservation);
  }

  /** What a place is called (rules §3). */
  tableTypeOf(tables: readonly string[]): Reservation['tableType'] {
    return tables.length > 0 ? tableTypeOf(tables, this.night.plan) : null;
  }

  /** Puts the evening in order and writes what has changed. `Evenings.change` calls it, once, at the end. */
  async write(run: RunStatement): Promise<NightChange> {
    await this.settle();
    const { found, newcomers } = this;
    return writeNight(run, this.night, { found, newcomers });
  }

  private get ask(): Deliberation['answer'] {
    return (name, ...asked) => this.opened.deliberation.answer(name, ...asked);
  }

  private async settle(): Promise<void> {
    this.night = (await this.ask('settled', this.night, this.now)).night;
  }

  private placed(party: Party, seating: Seating, stretch?: Stretch): Seating {
    if (typeof seating === 'object') this.place(party, seating, stretch);
    return seating;
  }

  private place(
    party: Party,
    { tables, moves }: { tables: readonly string[]; moves: readonly Move[] },
    stretch: Stretch = this.stretchOf(party),
  ): void {
    const placed = { ...this.visitOf(party, stretch), tables };
    const visits = afterMoves(this.night.visits, moves).map((visit) => (visit.id === party.id ? placed : visit));
    this.night = { ...this.night, visits: visits.includes(placed) ? visits : [...visits, placed] };
  }

  private visitOf(party: Party, { start, end }: Stretch): Visit {
    const { id, partySize, isFixed, sits, heldUntil } = party;
    const hasEnded = Boolean(heldUntil && heldUntil <= this.since);
    const visit = { id, partySize, start, end, leaves: endOf(party), isFixed, hasEnded, tables: [] };
    return typeof sits === 'number' ? { ...visit, sits } : visit;
  }
}

/** Whether a visit has tables of the plan that nobody else holds meanwhile. */
function sitsAlone(id: string, { visits, events, plan }: Night): boolean {
  const visit = visits.find((one) => one.id === id);
  if (!visit) return true; // gone by now, and in nobody's way
  const others = [...visits.filter((one) => one !== visit), ...atTheirTables(events)];
  const taken = takenDuring(visit, others, plan);
  return (
    visit.tables.every((table) => plan.tables.includes(table)) && (taken & maskOf(visit.tables, plan.tables)) === 0
  );
}
