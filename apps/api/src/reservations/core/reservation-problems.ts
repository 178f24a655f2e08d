import type { CapacityRefusal } from '@strapec/domain';
import type { NearestStarts } from '../../availability/availability.service.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { AlternativesDto } from './reservation-problems.dto.js';
import { type EntityManager, Not } from 'typeorm';
import { AuditEntryDto } from '../../audit/audit.dto.js';
import { AuditEntry } from '../../platform/database/entities/staff/audit-entry.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { loadReservationDto } from './load-reservation-dtos.js';

/** Rolls the transaction back. */
export class CapacityRefusedError extends Error {
  constructor(readonly refusal: CapacityRefusal) {
    super(refusal);
  }
}

export async function withAlternatives<Result>(
  pendingResult: Promise<Result>,
  findAlternatives: () => Promise<NearestStarts>,
): Promise<Result> {
  return pendingResult.catch(async (error: unknown) => {
    throw error instanceof CapacityRefusedError ? capacityProblem(error.refusal, await findAlternatives()) : error;
  });
}

export function capacityProblem(refusal: CapacityRefusal, alternatives: NearestStarts): Problem {
  const code = refusal === 'slot_not_offered' ? 'slot_not_offered' : 'capacity_full';
  return new Problem(code, { members: { alternatives: AlternativesDto.from(alternatives) } });
}

/** `not_found` when the reservation is gone. */
export async function createChangedMeanwhileProblem(tx: EntityManager, id: string): Promise<Problem> {
  const reservation = await tx.findOneBy(Reservation, { id });
  if (!reservation) return new Problem('not_found');
  const current = await loadReservationDto(tx, reservation);
  const where = { subjectId: id, action: Not('reservation.moved') } as const;
  const latestEntry = await tx.findOne(AuditEntry, { where, order: { at: 'DESC' } });
  const lastChangeMember = latestEntry && { lastChange: AuditEntryDto.from(latestEntry) };
  return new Problem('changed_meanwhile', { members: { current, ...lastChangeMember } });
}
