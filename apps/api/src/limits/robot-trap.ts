import { ApiPropertyOptional } from '@nestjs/swagger';
import { ObeysIfGiven, freeText, wholeNumber } from '../http/field-rule.js';
import { Problem } from '../http/problem.js';

const fastestHuman = 2_000; // milliseconds to fill in a form (rules §6)
const suspicionLasts = 60; // seconds

/** What every form of the site carries beside what is asked for. */
export class RobotTrapDto {
  @ApiPropertyOptional({ description: 'A trap for robots: people leave it empty', maxLength: 200, example: '' })
  @ObeysIfGiven(freeText(200))
  website?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, description: 'Milliseconds the form was open' })
  @ObeysIfGiven(wholeNumber(0, Number.MAX_SAFE_INTEGER, 'opened_for_invalid'))
  openedForMs?: number;
}

/** Throws `suspicious_behavior` when the trap is filled or the form came faster than a person types. */
export function refuseRobots({ website, openedForMs }: RobotTrapDto): void {
  const isTrapped = website !== undefined && website !== '';
  const isTooFast = openedForMs !== undefined && openedForMs < fastestHuman;
  if (isTrapped || isTooFast) throw new Problem('suspicious_behavior', { retryAfter: suspicionLasts });
}
