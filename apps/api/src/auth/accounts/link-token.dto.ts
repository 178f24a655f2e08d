import { Field, singleLine } from '../../platform/http/fields/field-rule.js';

const maxTokenLength = 100;

export class LinkTokenDto {
  @Field(singleLine(maxTokenLength), { minLength: 1, description: 'What follows the # of the link' })
  token: string;
}
