import type { CapacityRefusal } from '@strapec/domain';
import type { Alternatives } from '../../availability/availability.service.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { AlternativesDto } from './staff-problem.dto.js';

/** Thrown inside the transaction so that it rolls back; the service turns it into a problem with alternatives. */
export class CapacityRefused extends Error {
  constructor(readonly refusal: CapacityRefusal) {
    super(refusal);
  }
}

export function capacityProblem(refusal: CapacityRefusal, alternatives: Alternatives): Problem {
  const code = refusal === 'slot_not_offered' ? 'slot_not_offered' : 'capacity_full';
  return new Problem(code, { members: { alternatives: AlternativesDto.from(alternatives) } });
}
