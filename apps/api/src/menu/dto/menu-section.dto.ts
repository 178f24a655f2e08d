import { ApiProperty } from '@nestjs/swagger';
import { type MenuKind, menuKinds, menuLimits } from '@strapec/domain';
import { isUUID } from 'class-validator';
import { versionRule } from '../../http/content-rules.js';
import { type FieldRule, NestedObject, Obeys, oneOf } from '../../http/field-rule.js';
import { InBothDto } from './in-both.dto.js';

/** Ids, each of them once. */
export const someIds: FieldRule = (value) => {
  const isList = Array.isArray(value) && value.length <= menuLimits.items && value.every((id) => isUUID(id));
  return isList && new Set(value).size === value.length ? null : 'not_a_list_of_ids';
};

export class CreateMenuSectionDto {
  @ApiProperty({ enum: menuKinds, enumName: 'MenuKind' })
  @Obeys(oneOf(menuKinds))
  kind: MenuKind;

  @ApiProperty({ description: `Up to ${menuLimits.nameLength} characters in each language` })
  @NestedObject(() => InBothDto)
  name: InBothDto;
}

export class UpdateMenuSectionDto {
  @ApiProperty({ description: `Up to ${menuLimits.nameLength} characters in each language` })
  @NestedObject(() => InBothDto)
  name: InBothDto;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'The version that was edited' })
  @Obeys(versionRule)
  version: number;
}

export class OrderDto {
  @ApiProperty({
    ...{ type: String, format: 'uuid', isArray: true },
    description: 'In the order that they shall have; what is not named comes after them, as it stood',
  })
  @Obeys(someIds)
  ids: string[];
}
