import type { ServiceDate } from '@strapec/domain';
import { OptionalField, serviceDate, trueOrFalse } from '../../platform/http/fields/field-rule.js';

export class TonightDto {
  @OptionalField(trueOrFalse, {
    type: Boolean,
    nullable: true,
    description: 'Whether nothing of it is left: however it is served',
  })
  isSoldOut?: boolean | null;

  @OptionalField(trueOrFalse, {
    ...{ type: Boolean, nullable: true },
    description:
      'Whether it is poured by the glass: until this evening is over where it was not, or until the evening before. What is poured by the glass is not sold out.',
  })
  isByTheGlass?: boolean | null;
}

export class ServingTonightDto {
  @OptionalField(trueOrFalse, { type: Boolean, nullable: true, description: 'Whether nothing of it is left' })
  isSoldOut?: boolean | null;

  @OptionalField(serviceDate, {
    ...{ type: String, format: 'date', nullable: true },
    description: 'The last evening on which it is served; `null`: as long as it is on the list',
  })
  pouredUntil?: ServiceDate | null;
}
