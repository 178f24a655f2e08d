import {
  type Evening,
  type EventVisit,
  type LocalMoment,
  type Minute,
  type MissingTables,
  type Move,
  type EveningState,
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
import type { SeatingWorkerPool } from './seating-worker-pool.js';
import { writeEvening } from './holdings.js';
import type { MovedVisit, EveningChange } from './evening-change.js';

export interface Party extends Stay {
  id: string;
  partySize: number;
  /** Seated, or pinned by staff. */
  isFixed: boolean;
  sits?: Minute | null;
  /** After it, a request gets no table. */
  heldUntil?: Date | null;
}

interface Opened {
  since: Date;
  seatingWorkers: SeatingWorkerPool;
}

/**
 * Exists until the transaction ends. `Evenings.change` creates it, reseats it before and after the work, and writes it
 * once.
 */
export class LockedEvening {
  readonly since: Date;
  private readonly newcomers: Reservation[] = [];
  private readonly now: LocalMoment;
  private eveningState: EveningState;

  private constructor(
    private readonly found: EveningState,
    private readonly opened: Opened,
  ) {
    this.since = opened.since;
    this.now = localMoment(opened.since);
    this.eveningState = found;
  }

  static async open(found: EveningState, opened: Opened): Promise<LockedEvening> {
    const evening = new LockedEvening(found, opened);
    await evening.reseat();
    return evening;
  }

  get date(): ServiceDate {
    return this.eveningState.date;
  }

  /** After a venue change. */
  get needsReseating(): boolean {
    return this.found.hoursBefore !== undefined;
  }

  /** Visits that have begun stay where they are. */
  get evening(): Evening {
    return withBegunFixed(eveningOf(this.eveningState), this.now);
  }

  tablesOf(id: string): string[] {
    return [...(this.eveningState.visits.find((visit) => visit.id === id)?.tables ?? [])].sort();
  }

  /** At the tables in `keeps` when no other visit has to move for that. */
  async decideAndPlace(party: Party, keeps: readonly string[] = []): Promise<ReservationDecision> {
    const decision = await this.ask('decision', this.without(party.id), { ...party, keeps }, this.now);
    if (decision.accepted) this.place(party, decision);
    return decision;
  }

  /** Takes no tables. */
  async decideInstead(party: Party, of: string): Promise<ReservationDecision> {
    return this.ask('decision', withoutVisit(this.without(party.id), of), party, this.now);
  }

  /** At the preferred tables when no visit has to move for that. */
  async seat(party: Party, preferred: readonly string[] = []): Promise<Seating> {
    const evening = this.without(party.id);
    const room = { ...evening, plan: planFor(party.start, evening, this.now) };
    const isFit = isListed(preferred, party.partySize, room.plan);
    const stays = isFit ? await this.ask('seatingAt', room, this.stretchOf(party), preferred) : 'none';
    const isAtEase = typeof stays === 'object' && stays.moves.length === 0;
    return this.placed(party, isAtEase ? stays : await this.ask('seating', room, this.stretchOf(party)));
  }

  async seatAt(party: Party, tables: readonly string[]): Promise<Seating> {
    return this.placed(party, await this.ask('seatingAt', this.without(party.id), this.stretchOf(party), tables));
  }

  async seatAtOwn(party: Party, tables: readonly string[]): Promise<Seating> {
    const room = this.without(party.id);
    if (typeof party.sits === 'number' && sittingAt(tables, room.occupancy).length > 0) return 'none';
    const stretch = this.stretchOf(party, tables);
    return this.placed(party, await this.ask('seatingAt', room, stretch, tables), stretch);
  }

  /** With the time to clear the tables. Parties expected at the tables `own` shorten it within the grace time. */
  stretchOf(party: Party, own?: readonly string[]): SeatingRequest {
    const { eveningState, now } = this;
    const held = { ...party, ...heldFor(party, eveningState), leaves: endOf(party) };
    const { start, end } = own
      ? stretchAtOwn({ ...held, tables: own }, this.without(party.id).occupancy, { ...eveningState, now })
      : heldStretch(held, eveningState.date, now);
    return { start, end, partySize: party.partySize };
  }

  inTheWayOf(party: Party, tables: readonly string[]): Visit[] {
    const stretch = this.stretchOf(party);
    const { occupancy } = this.without(party.id);
    const sitting = typeof party.sits === 'number' ? sittingAt(tables, occupancy) : [];
    const isThere = (visit: Visit): boolean =>
      visit.isFixed && visit.tables.some((table) => tables.includes(table)) && overlaps(visit, stretch);
    return sitting.length > 0 ? sitting : occupancy.filter(isThere);
  }

  /** Not pinned, seated or moved again since. */
  stillMoved(moves: readonly MovedVisit[]): Move[] {
    const movable = this.evening.occupancy.filter(({ isFixed }) => !isFixed).map(({ id }) => id);
    const isStillThere = ({ id, to }: MovedVisit): boolean =>
      movable.includes(id) && this.tablesOf(id).join() === [...to].sort().join();
    return moves.filter(isStillThere).map(({ id, from }) => ({ visitId: id, tables: from }));
  }

  /** All or none. */
  seatBack(places: readonly Move[], newcomer?: Party): boolean {
    const others = this.eveningState.visits.filter(({ id }) => id !== newcomer?.id);
    const own = places.find(({ visitId }) => visitId === newcomer?.id)?.tables ?? [];
    const visits = newcomer ? [...others, this.visitOf(newcomer, this.stretchOf(newcomer, own))] : others;
    const eveningState = { ...this.eveningState, visits: afterMoves(visits, places) };
    const isFree = places.every(({ visitId }) => sitsAlone(visitId, eveningState));
    if (isFree) this.eveningState = eveningState;
    return isFree;
  }

  release(id: string): void {
    this.eveningState = { ...this.eveningState, visits: this.eveningState.visits.filter((visit) => visit.id !== id) };
  }

  async startTimesFor(party: PartyAndStay & Pick<Party, 'id'>): Promise<Minute[]> {
    return (await this.ask('startTimes', withoutOnlineRules(this.without(party.id)), party, this.now)).startTimes;
  }

  without(id: string): Evening {
    return withoutVisit(this.evening, id);
  }

  missingFor(id: string): MissingTables[] {
    return missingFor(id, this.eveningState);
  }

  async setEvent(id: string, event: EventVisit | null): Promise<void> {
    const isNew = !this.eveningState.events.some((one) => one.id === id);
    const changed = ({ held }: EventVisit): EventVisit[] => (event ? [{ ...event, held }] : []); // it keeps what it can
    const events = this.eveningState.events.flatMap((one) => (one.id === id ? changed(one) : one));
    this.eveningState = { ...this.eveningState, events: isNew && event ? [...events, event] : events };
    await this.reseat();
  }

  addNewcomer(reservation: Reservation): void {
    this.newcomers.push(reservation);
  }

  /** Rules §3. */
  tableTypeOf(tables: readonly string[]): Reservation['tableType'] {
    return tables.length > 0 ? tableTypeOf(tables, this.eveningState.plan) : null;
  }

  async write(run: RunStatement): Promise<EveningChange> {
    await this.reseat();
    const { found, newcomers } = this;
    return writeEvening(run, this.eveningState, { found, newcomers });
  }

  private get ask(): SeatingWorkerPool['answer'] {
    return (name, ...asked) => this.opened.seatingWorkers.answer(name, ...asked);
  }

  private async reseat(): Promise<void> {
    this.eveningState = (await this.ask('reseated', this.eveningState, this.now)).eveningState;
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
    const visits = afterMoves(this.eveningState.visits, moves).map((visit) => (visit.id === party.id ? placed : visit));
    this.eveningState = { ...this.eveningState, visits: visits.includes(placed) ? visits : [...visits, placed] };
  }

  private visitOf(party: Party, { start, end }: Stretch): Visit {
    const { id, partySize, isFixed, sits, heldUntil } = party;
    const hasEnded = Boolean(heldUntil && heldUntil <= this.since);
    const visit = { id, partySize, start, end, leaves: endOf(party), isFixed, hasEnded, tables: [] };
    return typeof sits === 'number' ? { ...visit, sits } : visit;
  }
}

function sitsAlone(id: string, { visits, events, plan }: EveningState): boolean {
  const visit = visits.find((one) => one.id === id);
  if (!visit) return true;
  const others = [...visits.filter((one) => one !== visit), ...atTheirTables(events)];
  const taken = takenDuring(visit, others, plan);
  return (
    visit.tables.every((table) => plan.tables.includes(table)) && (taken & maskOf(visit.tables, plan.tables)) === 0
  );
}
