import { type MenuKind, type ServiceDate, menuKinds, menuLimits } from '@strapec/domain';
import { isUUID } from 'class-validator';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { versionRule } from '../../platform/http/fields/content-rules.js';
import {
  Field,
  type FieldRule,
  NestedField,
  OptionalField,
  oneOf,
  serviceDateRule,
  booleanRule,
} from '../../platform/http/fields/field-rule.js';
import { BilingualTextDto } from './wine.dto.js';
import { ProblemDto, createFailsWith } from '../../platform/http/problems/problem.dto.js';
import { StaffMenuItemDto } from './staff-menu.dto.js';

const idListRule: FieldRule = (value) => {
  const isList = Array.isArray(value) && value.length <= menuLimits.maxItems && value.every((id) => isUUID(id));
  return isList && new Set(value).size === value.length ? null : 'not_a_list_of_ids';
};

export class CreateMenuSectionDto {
  @Field(oneOf(menuKinds), { enumName: 'MenuKind' })
  kind: MenuKind;

  @NestedField(() => BilingualTextDto, { description: `Up to ${menuLimits.nameLength} characters in each language` })
  name: BilingualTextDto;
}

export class UpdateMenuSectionDto {
  @NestedField(() => BilingualTextDto, { description: `Up to ${menuLimits.nameLength} characters in each language` })
  name: BilingualTextDto;

  @Field(versionRule, { minimum: 0, description: 'The version that was edited' })
  version: number;
}

export class SortOrderDto {
  @Field(idListRule, {
    type: String,
    format: 'uuid',
    isArray: true,
    description: 'In the order that they shall have; what is not named comes after them, as it stood',
  })
  ids: string[];
}

const OptionalFlag = (description: string): PropertyDecorator =>
  OptionalField(booleanRule, { type: Boolean, nullable: true, description });

export class TonightDto {
  @OptionalFlag('Whether nothing of it is left: however it is served')
  isSoldOut?: boolean | null;

  @OptionalFlag(
    'Whether it is poured by the glass: until this evening is over where it was not, or until the evening before. What is poured by the glass is not sold out.',
  )
  isByTheGlass?: boolean | null;
}

export class ServingTonightDto {
  @OptionalFlag('Whether nothing of it is left')
  isSoldOut?: boolean | null;

  @OptionalField(serviceDateRule, {
    format: 'date',
    nullable: true,
    description: 'The last evening on which it is served; `null`: as long as it is on the list',
  })
  pouredUntil?: ServiceDate | null;
}

export class MenuItemsChangeDto extends ServingTonightDto {
  @OptionalFlag('Whether guests see it')
  isListed?: boolean | null;

  @OptionalField((value) => (isUUID(value) ? null : 'id_invalid'), {
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The section that they move to the end of',
  })
  sectionId?: string | null;
}

export class ChangeMenuItemsDto {
  @Field(idListRule, { type: String, format: 'uuid', isArray: true })
  ids: string[];

  @NestedField(() => MenuItemsChangeDto)
  change: MenuItemsChangeDto;
}

class MenuProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the item as it was saved meanwhile' })
  current?: StaffMenuItemDto;
}

export const FailsForMenu = createFailsWith(MenuProblemDto);
