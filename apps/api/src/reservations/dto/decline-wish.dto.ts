import { noteLengths } from '@strapec/domain';
import { OptionalField, freeText } from '../../http/field-rule.js';
import { nothingIfEmpty } from '../../http/person-rules.js';

export class DeclineWishDto {
  @OptionalField(freeText(noteLengths.wordToGuest), {
    as: nothingIfEmpty,
    ...{ maxLength: noteLengths.wordToGuest, nullable: true, type: String },
    description: 'Stands in the mail to the guest',
  })
  wordToGuest?: string | null;
}
