import {
  type BookingRules,
  type Evening,
  type EventSeating,
  type LocalDateTime,
  type Minute,
  type MissingTables,
  type Move,
  type EveningState,
  type PartyAndDuration,
  type ReservationDecision,
  type Seating,
  type SeatingRequest,
  type ServiceDate,
  type Stay,
  type Period,
  type Visit,
  applyMoves,
  toEventVisits,
  endOf,
  toEvening,
  tablePeriod,
  extendIfSeated,
  isPlaceListed,
  tableMask,
  findMissingTables,
  overlaps,
  tablePlanAt,
  seatedVisitsAt,
  toPeriodAtOwnTables,
  toTableType,
  toTakenTablesMask,
  withBegunVisitsFixed,
  withoutPacingAndWalkInTables,
  withoutVisit,
} from '@strapec/domain';
import { toLocalDateTime } from '../platform/clock/local-time.js';
import type { Reservation } from '../platform/database/entities/reservations/reservation.entity.js';
import type { Querier } from '../platform/database/named-statements.js';
import type { SeatingWorkerPool } from './seating-worker-pool.js';
import { writeEvening } from './write-evening.js';
import type { MovedVisit, EveningChange } from './evening-change.js';

export interface PartyToSeat extends Stay {
  id: string;
  partySize: number;
  /** Seated, or pinned by staff. */
  isFixed: boolean;
  seatedSince?: Minute | null;
  /** After it, a request gets no table. */
  heldUntil?: Date | null;
}

/**
 * Exists until the transaction ends. `Evenings.runLocked` creates it, reseats it before and after the work, and writes it
 * once.
 */
export class LockedEvening {
  private readonly newReservations: Reservation[] = [];
  readonly now: LocalDateTime;
  private eveningState: EveningState;

  private constructor(
    private readonly initialState: EveningState,
    readonly lockedAt: Date,
    private readonly seatingWorkers: SeatingWorkerPool,
  ) {
    this.now = toLocalDateTime(lockedAt);
    this.eveningState = initialState;
  }

  static async create(
    initialState: EveningState,
    lockedAt: Date,
    seatingWorkers: SeatingWorkerPool,
  ): Promise<LockedEvening> {
    const evening = new LockedEvening(initialState, lockedAt, seatingWorkers);
    await evening.reseat();
    return evening;
  }

  get date(): ServiceDate {
    return this.eveningState.date;
  }

  /** After a venue change. */
  get needsReseating(): boolean {
    return this.initialState.oldHours !== undefined;
  }

  get rules(): BookingRules {
    return this.eveningState.rules;
  }

  /** Visits that have begun stay where they are. */
  get evening(): Evening {
    return withBegunVisitsFixed(toEvening(this.eveningState), this.now);
  }

  tablesOf(visitId: string): string[] {
    return [...(this.eveningState.visits.find((visit) => visit.id === visitId)?.tables ?? [])].sort();
  }

  /** At `currentTables` when no other visit has to move for that. */
  async decideAndPlace(party: PartyToSeat, currentTables: readonly string[] = []): Promise<ReservationDecision> {
    const request = { ...party, currentTables };
    const decision = await this.compute('decision', this.eveningWithout(party.id), request, this.now);
    if (decision.accepted) this.placeParty(party, decision);
    return decision;
  }

  /** Takes no tables. */
  async decideAsReplacement(party: PartyToSeat, replacedVisitId: string): Promise<ReservationDecision> {
    return this.compute('decision', withoutVisit(this.eveningWithout(party.id), replacedVisitId), party, this.now);
  }

  /** At the preferred tables when no visit has to move for that. */
  async seat(party: PartyToSeat, preferredTables: readonly string[] = []): Promise<Seating> {
    const evening = this.eveningWithout(party.id);
    const room = { ...evening, plan: tablePlanAt(party.start, evening, this.now) };
    const isListedPlace = isPlaceListed(preferredTables, party.partySize, room.plan);
    const period = this.computeTablePeriod(party);
    const preferredSeating = isListedPlace ? await this.compute('seatingAt', room, period, preferredTables) : 'none';
    const needsNoMove = typeof preferredSeating === 'object' && preferredSeating.moves.length === 0;
    return this.placeIfSeated(party, needsNoMove ? preferredSeating : await this.compute('seating', room, period));
  }

  async seatAt(party: PartyToSeat, tables: readonly string[]): Promise<Seating> {
    const evening = this.eveningWithout(party.id);
    return this.placeIfSeated(party, await this.compute('seatingAt', evening, this.computeTablePeriod(party), tables));
  }

  async seatAtCurrentTables(party: PartyToSeat, tables: readonly string[]): Promise<Seating> {
    const evening = this.eveningWithout(party.id);
    if (typeof party.seatedSince === 'number' && seatedVisitsAt(tables, evening.occupancy).length > 0) return 'none';
    const period = this.computeTablePeriod(party, tables);
    return this.placeIfSeated(party, await this.compute('seatingAt', evening, period, tables), period);
  }

  /** With the time to clear the tables. Parties expected at `currentTables` shorten it within the grace time. */
  computeTablePeriod(party: PartyToSeat, currentTables?: readonly string[]): SeatingRequest {
    const { eveningState, now } = this;
    const plannedVisit = { ...party, ...tablePeriod(party, eveningState), leaves: endOf(party) };
    const { occupancy } = this.eveningWithout(party.id);
    const { start, end } = currentTables
      ? toPeriodAtOwnTables({ ...plannedVisit, tables: currentTables }, occupancy, { ...eveningState, now })
      : extendIfSeated(plannedVisit, eveningState.date, now);
    return { start, end, partySize: party.partySize };
  }

  findConflictingVisits(party: PartyToSeat, tables: readonly string[]): Visit[] {
    const period = this.computeTablePeriod(party);
    const { occupancy } = this.eveningWithout(party.id);
    const seatedVisits = typeof party.seatedSince === 'number' ? seatedVisitsAt(tables, occupancy) : [];
    const isConflicting = (visit: Visit): boolean =>
      visit.isFixed && visit.tables.some((table) => tables.includes(table)) && overlaps(visit, period);
    return seatedVisits.length > 0 ? seatedVisits : occupancy.filter(isConflicting);
  }

  /** Not pinned, seated or moved again since. */
  findReversibleMoves(moves: readonly MovedVisit[]): Move[] {
    const movableIds = this.evening.occupancy.filter(({ isFixed }) => !isFixed).map(({ id }) => id);
    const isStillThere = ({ id, to }: MovedVisit): boolean =>
      movableIds.includes(id) && this.tablesOf(id).join() === [...to].sort().join();
    return moves.filter(isStillThere).map(({ id, from }) => ({ visitId: id, tables: from }));
  }

  /** All or none. */
  tryRestorePlaces(moves: readonly Move[], restoredParty?: PartyToSeat): boolean {
    const otherVisits = this.eveningState.visits.filter(({ id }) => id !== restoredParty?.id);
    const partyTables = moves.find(({ visitId }) => visitId === restoredParty?.id)?.tables ?? [];
    const visits = restoredParty
      ? [...otherVisits, this.toVisit(restoredParty, this.computeTablePeriod(restoredParty, partyTables))]
      : otherVisits;
    const eveningState = { ...this.eveningState, visits: applyMoves(visits, moves) };
    const isFree = moves.every(({ visitId }) => areTablesFree(visitId, eveningState));
    if (isFree) this.eveningState = eveningState;
    return isFree;
  }

  releaseTables(id: string): void {
    this.eveningState = { ...this.eveningState, visits: this.eveningState.visits.filter((visit) => visit.id !== id) };
  }

  async findStaffStartTimes(party: PartyAndDuration & Pick<PartyToSeat, 'id'>): Promise<Minute[]> {
    const evening = withoutPacingAndWalkInTables(this.eveningWithout(party.id));
    return (await this.compute('startTimes', evening, party, this.now)).startTimes;
  }

  eveningWithout(visitId: string): Evening {
    return withoutVisit(this.evening, visitId);
  }

  findMissingTablesOf(eventId: string): MissingTables[] {
    return findMissingTables(eventId, this.eveningState);
  }

  async setEvent(eventId: string, event: EventSeating | null): Promise<void> {
    const isNew = !this.eveningState.events.some((one) => one.id === eventId);
    const toUpdatedEvent = ({ held }: EventSeating): EventSeating[] => (event ? [{ ...event, held }] : []); // it keeps the tables that it can
    const events = this.eveningState.events.flatMap((one) => (one.id === eventId ? toUpdatedEvent(one) : one));
    this.eveningState = { ...this.eveningState, events: isNew && event ? [...events, event] : events };
    await this.reseat();
  }

  addReservation(reservation: Reservation): void {
    this.newReservations.push(reservation);
  }

  /** Rules §3. */
  tableTypeOf(tables: readonly string[]): Reservation['tableType'] {
    return tables.length > 0 ? toTableType(tables, this.eveningState.plan) : null;
  }

  async writeChanges(run: Querier): Promise<EveningChange> {
    await this.reseat();
    const { initialState, newReservations } = this;
    return writeEvening(run, this.eveningState, { initialState, newReservations });
  }

  private get compute(): SeatingWorkerPool['compute'] {
    return (name, ...args) => this.seatingWorkers.compute(name, ...args);
  }

  private async reseat(): Promise<void> {
    this.eveningState = (await this.compute('reseated', this.eveningState, this.now)).eveningState;
  }

  private placeIfSeated(party: PartyToSeat, seating: Seating, period?: Period): Seating {
    if (typeof seating === 'object') this.placeParty(party, seating, period);
    return seating;
  }

  private placeParty(
    party: PartyToSeat,
    { tables, moves }: { tables: readonly string[]; moves: readonly Move[] },
    period: Period = this.computeTablePeriod(party),
  ): void {
    const placedVisit = { ...this.toVisit(party, period), tables };
    const visits = applyMoves(this.eveningState.visits, moves).map((one) => (one.id === party.id ? placedVisit : one));
    const allVisits = visits.includes(placedVisit) ? visits : [...visits, placedVisit];
    this.eveningState = { ...this.eveningState, visits: allVisits };
  }

  private toVisit(party: PartyToSeat, { start, end }: Period): Visit {
    const { id, partySize, isFixed, seatedSince, heldUntil } = party;
    const isHoldExpired = Boolean(heldUntil && heldUntil <= this.lockedAt);
    const visit = { id, partySize, start, end, leaves: endOf(party), isFixed, hasEnded: isHoldExpired, tables: [] };
    return typeof seatedSince === 'number' ? { ...visit, seatedSince } : visit;
  }
}

function areTablesFree(visitId: string, { visits, events, plan }: EveningState): boolean {
  const visit = visits.find((one) => one.id === visitId);
  if (!visit) return true;
  const otherVisits = [...visits.filter((one) => one !== visit), ...toEventVisits(events)];
  const takenMask = toTakenTablesMask(visit, otherVisits, plan);
  const areInPlan = visit.tables.every((table) => plan.tables.includes(table));
  return areInPlan && (takenMask & tableMask(visit.tables, plan.tables)) === 0;
}
