import { isUUID } from 'class-validator';
import { Field, NestedField, OptionalField, trueOrFalse } from '../../platform/http/fields/field-rule.js';
import { someIds } from './menu-section.dto.js';
import { ServingTonightDto } from './tonight.dto.js';

/** Changes to each item; `pouredUntil` applies to its glass. Missing fields stay unchanged. */
export class MenuItemsChangeDto extends ServingTonightDto {
  @OptionalField(trueOrFalse, { type: Boolean, nullable: true, description: 'Whether guests see it' })
  isListed?: boolean | null;

  @OptionalField((value) => (isUUID(value) ? null : 'id_invalid'), {
    ...{ type: String, format: 'uuid', nullable: true },
    description: 'The section that they move to the end of',
  })
  sectionId?: string | null;
}

export class ChangeMenuItemsDto {
  @Field(someIds, { type: String, format: 'uuid', isArray: true })
  ids: string[];

  @NestedField(() => MenuItemsChangeDto)
  change: MenuItemsChangeDto;
}
