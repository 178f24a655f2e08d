import { ApiHideProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ObeysIfGiven, anything, freeText } from '../http/fields/field-rule.js';
import { Problem } from '../http/problems/problem.js';

/** Beside the fields of each form of the site: a field that guests do not see. */
export class HoneypotDto {
  @ApiPropertyOptional({ description: 'A field that guests do not see, and leave empty', maxLength: 200, example: '' })
  @ObeysIfGiven(freeText(200))
  decoy?: string;

  /** Pages that were open before this version send the two below; they are ignored. */
  @ApiHideProperty()
  @ObeysIfGiven(anything)
  website?: unknown;

  @ApiHideProperty()
  @ObeysIfGiven(anything)
  openedForMs?: unknown;
}

/** Throws `proof_needed` for a filled honeypot: password managers fill hidden fields too, so this is no refusal. */
export function checkHoneypot({ decoy }: HoneypotDto): void {
  if (decoy) throw new Problem('proof_needed');
}
