import { randomUUID } from 'node:crypto';
import { type MissingTables, suggestCapacityMode, suggestVisibility, staffVisibleStatuses } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { toMoveEntries } from '../audit/audit-moves.js';
import type { AuditAction } from '../audit/audit-actions.js';
import { announceAfterCommit } from '../platform/change-feed/announce-after-commit.js';
import { Clock } from '../platform/clock/clock.js';
import { toLocalDateTime } from '../platform/clock/local-time.js';
import { VenueEvent, upcomingEventsFilter } from '../platform/database/entities/reservations/venue-event.entity.js';
import { Reservation } from '../platform/database/entities/reservations/reservation.entity.js';
import { txQuerier } from '../platform/database/named-statements.js';
import { type ChangedEvenings, Evenings } from '../evenings/evenings.js';
import { listServiceDates, toEventSeating } from '../evenings/read-evening-rows.js';
import { MissingTablesDto, type TouchedVisitsDto, toHash, listTouchedVisits } from '../evenings/touched-visits.dto.js';
import { lockRow } from '../platform/http/problems/require-found.js';
import { toEditedColumns, requireCurrentVersion } from '../platform/http/fields/row-version.js';
import { Problem } from '../platform/http/problems/problem.js';
import type { Attempt } from '../platform/idempotency/idempotency-key.js';
import { toIdempotencyClaim, runOnce } from '../platform/idempotency/idempotency.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import { fieldError, validationProblem } from '../platform/http/problems/validation.pipe.js';
import {
  ConflictingVisitDto,
  type CreateEventDto,
  EventDto,
  PublicEventDto,
  type SaveEventDto,
  type SavedEventDto,
  type UpdateEventDto,
} from './event.dto.js';
import { EventInquiry } from '../platform/database/entities/guests/event-inquiry.entity.js';

/** `before` is `null` for a new event, `after` for a deleted one. */
interface EventChange {
  before: VenueEvent | null;
  after: VenueEvent | null;
  by: StaffMember;
  /** Hash of the preview that staff saw, empty for none; missing when no check is wanted. */
  seenPreviewHash?: string | null | undefined;
}

interface EventOutcome {
  conflicts: string[];
  seatedAgain: string[];
  missing?: readonly MissingTables[]; // missing in answers stored by an earlier version
}

interface EventEditContext {
  by: StaffMember;
  now: Date;
}

@Injectable()
export class EventsService {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async listPublicEvents(): Promise<PublicEventDto[]> {
    const { date: today } = toLocalDateTime(this.clock.now());
    const events = await this.source.manager.find(VenueEvent, {
      where: upcomingEventsFilter(today),
      order: { date: 'ASC', time: 'ASC', id: 'ASC' },
    });
    return events.map((event) => PublicEventDto.from(event));
  }

  async listEvents(): Promise<EventDto[]> {
    const events = await this.source.manager.find(VenueEvent, { order: { date: 'DESC', time: 'DESC', id: 'ASC' } });
    return events.map((event) => EventDto.from(event));
  }

  /** A repeat with the same key returns the first event. */
  async createEvent(request: CreateEventDto, { key, now }: Attempt, by: StaffMember): Promise<SavedEventDto> {
    const { seen: _seen, ...claimedRequest } = request;
    const claim = toIdempotencyClaim({ ...claimedRequest, call: 'createEvent' }, key);
    return this.source.transaction(async (tx) => {
      const outcome = await runOnce(txQuerier(tx), { claim, now }, () =>
        this.createInTransaction(tx, request, { by, now }),
      );
      return toSavedEventDto(tx, await lockRow(tx, VenueEvent, { id: outcome.event.id }), outcome);
    });
  }

  async updateEvent(id: string, update: UpdateEventDto, by: StaffMember): Promise<SavedEventDto> {
    const { version, seen, ...request } = update;
    return this.source.transaction(async (tx) => {
      const before = await lockRow(tx, VenueEvent, { id });
      requireCurrentVersion(version, before, (row) => EventDto.from(row));
      if (request.date !== before.date) this.requireNoPastDate(request.date);
      const after = toVenueEvent(request, before, { by, now: this.clock.now() });
      return toSavedEventDto(tx, after, await this.applyChange(tx, { before, after, by, seenPreviewHash: seen }));
    });
  }

  async deleteEvent(id: string, by: StaffMember): Promise<SavedEventDto> {
    return this.source.transaction(async (tx) => {
      const before = await lockRow(tx, VenueEvent, { id });
      return toSavedEventDto(tx, before, await this.applyChange(tx, { before, after: null, by }));
    });
  }

  /** Events with inquiries stay. */
  async deleteSampleEvents(tx: EntityManager, by: StaffMember): Promise<void> {
    for (const before of await deletableSampleEventsQuery(tx).orderBy('event.date').getMany()) {
      await this.applyChange(tx, { before, after: null, by });
    }
  }

  private async createInTransaction(
    tx: EntityManager,
    { inquiryId, seen, ...request }: CreateEventDto,
    { by, now }: EventEditContext,
  ): Promise<EventOutcome & { event: { id: string } }> {
    this.requireNoPastDate(request.date);
    const inquiry = inquiryId ? await lockOpenInquiry(tx, inquiryId) : null;
    const newEventFields = { id: randomUUID(), currentBookings: 0, createdAt: now, createdBy: by.id, version: 0 };
    const event = toVenueEvent(request, newEventFields, { by, now });
    const outcome = await this.applyChange(tx, { before: null, after: event, by, seenPreviewHash: seen });
    if (inquiry) {
      await answerInquiry(tx, inquiry, event);
      const entry = { by, action: 'inboxMessage.answer', subjectId: inquiry.id, after: { kind: 'inquiry' } } as const;
      await this.audit.addEntries(tx, entry);
    }
    return { event: { id: event.id }, ...outcome };
  }

  private async applyChange(tx: EntityManager, change: EventChange): Promise<EventOutcome> {
    const { before, after, by, seenPreviewHash } = change;
    const { id = '' } = after ?? before ?? {};
    const dates = [...new Set([before, after].flatMap((event) => (event ? listServiceDates(event) : [])))];
    const eveningsChange = await this.evenings.runLocked(tx, dates, async (eveningAt) => {
      const findMissing = (): MissingTables[] => dates.flatMap((date) => eveningAt(date).findMissingTablesOf(id));
      const missingBefore = findMissing();
      if (after) await tx.save(VenueEvent, after);
      else await tx.delete(VenueEvent, { id });
      const activeEvent = after?.status === 'active' ? { ...after, held: [] } : null;
      for (const date of dates) await eveningAt(date).setEvent(id, activeEvent && toEventSeating(activeEvent, date));
      return { missing: findMissing(), missingBefore };
    });
    if (typeof seenPreviewHash === 'string') await requireSeenPreview(tx, eveningsChange, seenPreviewHash);
    const { evenings, result } = eveningsChange;
    const auditStates = { before: before && toAuditFields(before), after: after && toAuditFields(after) };
    const eventEntry = { by, action: toAuditAction(change), subjectId: id, ...auditStates };
    await this.audit.addEntries(tx, eventEntry, ...toMoveEntries(evenings, by));
    return {
      conflicts: evenings.flatMap(({ idsWithoutTable }) => idsWithoutTable),
      seatedAgain: evenings.flatMap((evening) => evening.seatedAgainIds),
      missing: result.missing,
    };
  }

  private requireNoPastDate(date: string): void {
    if (date < toLocalDateTime(this.clock.now()).date)
      throw validationProblem([fieldError('date', 'event_date_in_past')]);
  }
}

export const deletableSampleEventsQuery = (manager: EntityManager) =>
  manager
    .createQueryBuilder(VenueEvent, 'event')
    .where('event.isSample')
    .andWhere('NOT EXISTS (SELECT FROM event_inquiries WHERE about_event_id = event.id)');

function toAuditAction({ before, after }: EventChange): Extract<AuditAction, `event.${string}`> {
  if (!before) return 'event.create';
  return after ? 'event.change' : 'event.delete';
}

function toAuditFields(event: VenueEvent) {
  const { version, updatedBy, updatedByName, isSample, ...facts } = event;
  return facts;
}

async function toSavedEventDto(
  tx: EntityManager,
  event: VenueEvent,
  { conflicts, seatedAgain, missing = [] }: EventOutcome,
): Promise<SavedEventDto> {
  return {
    event: EventDto.from(event),
    conflicts: await loadVisitContacts(tx, conflicts),
    seatedAgain: await loadVisitContacts(tx, seatedAgain),
    missing: await MissingTablesDto.load(tx, missing),
  };
}

async function loadVisitContacts(tx: EntityManager, ids: readonly string[]): Promise<ConflictingVisitDto[]> {
  const where = { id: In(ids), status: In(staffVisibleStatuses) };
  const rows = await tx.find(Reservation, { where, order: { date: 'ASC', startMinute: 'ASC' } });
  return rows.map((row) => ConflictingVisitDto.from(row));
}

function toVenueEvent(
  request: Omit<SaveEventDto, 'seen'>,
  baseFields: Pick<VenueEvent, 'id' | 'currentBookings' | 'createdAt' | 'createdBy' | 'version'> & Partial<VenueEvent>,
  { by, now }: EventEditContext,
): VenueEvent {
  const currentBookings = request.currentBookings ?? baseFields.currentBookings;
  if (request.maxCapacity < currentBookings) throw new Problem('below_bookings');
  return {
    ...baseFields,
    ...request,
    currentBookings,
    capacityMode: request.capacityMode ?? suggestCapacityMode(request.eventType, request.maxCapacity),
    visibility: request.visibility ?? baseFields.visibility ?? suggestVisibility(request.eventType),
    ...toEditedColumns(baseFields, by, now),
  };
}

type MissingBeforeAndAfter = Record<'missing' | 'missingBefore', readonly MissingTables[]>;

/**
 * Throws `event_takes_tables` unless this preview was seen. The evenings are already changed, so the error reports the
 * real effect and rolls it back.
 */
async function requireSeenPreview(
  tx: EntityManager,
  { evenings, result: missingTables }: ChangedEvenings<MissingBeforeAndAfter>,
  seenPreviewHash: string,
): Promise<void> {
  const moved = evenings.flatMap((evening) => evening.moved).filter(({ from }) => from.length > 0);
  const missing = toHash(missingTables.missing) === toHash(missingTables.missingBefore) ? [] : missingTables.missing;
  const previewHash = toHash([moved.map(({ id, from, to }) => [id, [...from].sort(), [...to].sort()]).sort(), missing]);
  if (moved.length + missing.length === 0 || previewHash === seenPreviewHash) return;
  const reseated = moved.filter(({ to }) => to.length > 0);
  const stranded = moved.filter(({ to }) => to.length === 0).map(({ id }) => ({ id, why: 'no_table' as const }));
  const touched: TouchedVisitsDto = {
    hash: previewHash,
    evenings: evenings.filter((evening) => evening.moved.length > 0).length,
    seatedAgainCount: evenings.flatMap(({ seatedAgainIds }) => seatedAgainIds).length,
    ...(await listTouchedVisits(tx, { reseated, stranded })),
    missing: await MissingTablesDto.load(tx, missing),
  };
  throw new Problem('event_takes_tables', { members: { touched } });
}

async function lockOpenInquiry(tx: EntityManager, id: string): Promise<EventInquiry> {
  const inquiry = await lockRow(tx, EventInquiry, { id });
  if (inquiry.eventId !== null) throw new Problem('inquiry_has_event');
  return inquiry;
}

/** An earlier answer keeps its author. */
async function answerInquiry(tx: EntityManager, inquiry: EventInquiry, event: VenueEvent): Promise<void> {
  const { id, version, answeredAt } = inquiry;
  const { updatedAt, updatedBy, updatedByName } = event;
  const answer = { answeredAt: updatedAt, answeredBy: updatedBy, answeredByName: updatedByName };
  const changes = { eventId: event.id, version: version + 1, ...(answeredAt === null && answer) };
  await tx.update(EventInquiry, { id }, changes);
  announceAfterCommit(tx, { topic: 'inbox' });
}
