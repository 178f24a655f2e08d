import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { timeOfMinute } from '@strapec/domain';
import type { Alternatives } from '../../availability/availability.service.js';
import { ProblemDto, failsAs } from '../../http/problem.dto.js';

export class NextEveningDto {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;
}

export class AlternativesDto {
  @ApiProperty({
    type: [String],
    maxItems: 3,
    description: 'Nearest starts of the same evening',
    example: ['20:30', '21:00'],
  })
  sameEvening: string[];

  @ApiProperty({ type: NextEveningDto, nullable: true, description: 'Nearest start of the next evening that has one' })
  nextEvening: NextEveningDto | null;

  static from({ sameEvening, nextEvening }: Alternatives): AlternativesDto {
    return {
      sameEvening: sameEvening.map(timeOfMinute),
      nextEvening: nextEvening && { date: nextEvening.date, time: timeOfMinute(nextEvening.start) },
    };
  }
}

/** The evening cannot take the visit: `capacity_full` or `slot_not_offered`, with what can be had instead. */
export class CapacityProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `capacity_full`, `slot_not_offered` and `no_table`' })
  alternatives?: AlternativesDto;
}

/** Documents the refusals of a full evening. */
export const FailsForWantOfTables = failsAs(CapacityProblemDto);
