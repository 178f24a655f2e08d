import type { InBoth } from '@strapec/domain';
import { Field, anyText } from '../../platform/http/fields/field-rule.js';
import { trimmed } from '../../platform/http/fields/person-rules.js';

/** A text in Slovak and English. */
export class InBothDto implements InBoth {
  @Field(anyText, { as: trimmed })
  sk: string;

  @Field(anyText, { as: trimmed })
  en: string;
}
