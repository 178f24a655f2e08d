import { ApiHideProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ObeysIfGiven, anyValueRule, freeText } from '../http/fields/field-rule.js';
import { Problem } from '../http/problems/problem.js';

/** A field that guests do not see, in each form of the site. */
export class HoneypotDto {
  @ApiPropertyOptional({ description: 'A field that guests do not see, and leave empty', maxLength: 200, example: '' })
  @ObeysIfGiven(freeText(200))
  decoy?: string;

  /** Pages that were open before this version send the two fields below; they are ignored. */
  @ApiHideProperty()
  @ObeysIfGiven(anyValueRule)
  website?: unknown;

  @ApiHideProperty()
  @ObeysIfGiven(anyValueRule)
  openedForMs?: unknown;
}

/** Throws `proof_needed` for a filled honeypot. It is not a refusal, because password managers fill hidden fields too. */
export function requireEmptyHoneypot({ decoy }: HoneypotDto): void {
  if (decoy) throw new Problem('proof_needed');
}
