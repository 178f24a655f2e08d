import type { EntityManager } from 'typeorm';
import { EventInquiry } from '../platform/database/entities/guests/event-inquiry.entity.js';
import type { VenueEvent } from '../platform/database/entities/reservations/venue-event.entity.js';
import { lockedRow } from '../platform/http/problems/found.js';
import { Problem } from '../platform/http/problems/problem.js';

/** Locks an inquiry that has no event yet. Throws `not_found`, and `inquiry_has_event` when it has one. */
export async function openInquiry(tx: EntityManager, id: string): Promise<EventInquiry> {
  const inquiry = await lockedRow(tx, EventInquiry, { id });
  if (inquiry.eventId !== null) throw new Problem('inquiry_has_event');
  return inquiry;
}

/** Marks the inquiry as answered by the event; an earlier answer keeps its author. */
export async function answerByEvent(
  tx: EntityManager,
  { id, version, answeredAt }: EventInquiry,
  event: VenueEvent,
): Promise<void> {
  const { updatedAt, updatedBy, updatedByName } = event;
  const answer = { answeredAt: updatedAt, answeredBy: updatedBy, answeredByName: updatedByName };
  await tx.update(
    EventInquiry,
    { id },
    { eventId: event.id, version: version + 1, ...(answeredAt === null && answer) },
  );
}
