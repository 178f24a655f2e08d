import { versionRule } from '../../http/content-rules.js';
import { Field } from '../../http/field-rule.js';

/** To which state of a reservation other times are offered. */
export class OfferAlternativesDto {
  @Field(versionRule, { type: 'integer', minimum: 1, description: 'The version that was seen' })
  version: number;
}
