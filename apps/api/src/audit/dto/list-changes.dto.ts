import { Field, singleLine } from '../../http/field-rule.js';

export class ListChangesDto {
  @Field(singleLine(200), { description: 'Id or key of what was changed', maxLength: 200 })
  subjectId: string;
}
