import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { type ReservationStatus, type StaffRule, reservationStatuses, staffRules } from '@strapec/domain';
import { problemResponses } from '../../http/problem.dto.js';
import type { ProblemCode } from '../../http/problem.js';
import { CapacityProblemDto } from './capacity-problem.dto.js';

/** Why staff could not do something at this moment, with what helps to decide. */
export class StaffProblemDto extends CapacityProblemDto {
  @ApiPropertyOptional({ enum: staffRules, isArray: true, description: 'With `reason_required`: what is broken' })
  rules?: StaffRule[];

  @ApiPropertyOptional({
    enum: reservationStatuses,
    enumName: 'ReservationStatus',
    description: 'With `transition_not_allowed`: the status that somebody else has set meanwhile',
  })
  current?: ReservationStatus;
}

/** Documents the refusals of staff's changes. */
export function FailsForStaff(...codes: ProblemCode[]): MethodDecorator {
  return applyDecorators(ApiExtraModels(StaffProblemDto), ...problemResponses(codes, getSchemaPath(StaffProblemDto)));
}
