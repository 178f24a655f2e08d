import { type MenuKind, menuKinds, menuLimits } from '@strapec/domain';
import { isUUID } from 'class-validator';
import { versionRule } from '../../platform/http/fields/content-rules.js';
import { Field, type FieldRule, NestedField, oneOf } from '../../platform/http/fields/field-rule.js';
import { InBothDto } from './in-both.dto.js';

/** A list of ids without duplicates. */
export const someIds: FieldRule = (value) => {
  const isList = Array.isArray(value) && value.length <= menuLimits.items && value.every((id) => isUUID(id));
  return isList && new Set(value).size === value.length ? null : 'not_a_list_of_ids';
};

export class CreateMenuSectionDto {
  @Field(oneOf(menuKinds), { enum: menuKinds, enumName: 'MenuKind' })
  kind: MenuKind;

  @NestedField(() => InBothDto, { description: `Up to ${menuLimits.nameLength} characters in each language` })
  name: InBothDto;
}

export class UpdateMenuSectionDto {
  @NestedField(() => InBothDto, { description: `Up to ${menuLimits.nameLength} characters in each language` })
  name: InBothDto;

  @Field(versionRule, { type: 'integer', minimum: 0, description: 'The version that was edited' })
  version: number;
}

export class OrderDto {
  @Field(someIds, {
    ...{ type: String, format: 'uuid', isArray: true },
    description: 'In the order that they shall have; what is not named comes after them, as it stood',
  })
  ids: string[];
}
