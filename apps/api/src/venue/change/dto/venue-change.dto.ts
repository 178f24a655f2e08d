import { type VenueChange, venueChangeKinds } from '@strapec/domain';
import { DatedRulesDto } from '../../core/booking-rules.dto.js';
import { DateRangeDto, DatedWeekDto, OnlinePauseDto, SpecialDayDto } from '../../core/venue.dto.js';
import {
  Field,
  NestedField,
  OptionalField,
  anyTextRule,
  ServiceDateField,
  serviceDateRule,
} from '../../../platform/http/fields/field-rule.js';
import { fieldError, validationProblem } from '../../../platform/http/problems/validation.pipe.js';
import { PutClosureDto, RemoveClosureDto, replacesDescription } from './venue-settings.dto.js';
import { DatedRoomDto } from '../../core/room.dto.js';
import { withSortedFields } from '../../core/venue-rows.js';

const ReplacedDate = (description: string): PropertyDecorator =>
  OptionalField(serviceDateRule, { format: 'date', nullable: true, description });

class PutRoomDto {
  @NestedField(() => DatedRoomDto)
  room: DatedRoomDto;

  @ReplacedDate('The date of the one that was edited; `null` or left out where it is new')
  replaces: string | null = null;
}

class RemoveDatedDto {
  @ServiceDateField()
  from: string;
}

class RemoveRoomDto extends RemoveDatedDto {}

class PutSpecialDayDto {
  @NestedField(() => SpecialDayDto)
  day: SpecialDayDto;

  @NestedField(() => DateRangeDto, { orElse: 'or nothing', nullable: true, description: replacesDescription })
  replaces: DateRangeDto | null = null;
}

class RemoveSpecialDayDto {
  @NestedField(() => DateRangeDto)
  range: DateRangeDto;
}

class PutWeekDto {
  @NestedField(() => DatedWeekDto)
  week: DatedWeekDto;

  @ReplacedDate(replacesDescription)
  replaces: string | null = null;
}

class RemoveWeekDto extends RemoveDatedDto {}

class PutPauseDto {
  @NestedField(() => OnlinePauseDto)
  pause: OnlinePauseDto;
}

class RemovePauseDto {
  @ServiceDateField()
  date: string;
}

class PutRulesDto {
  @NestedField(() => DatedRulesDto)
  rules: DatedRulesDto;

  @ReplacedDate('The ones that were edited; `null` or left out where they are new')
  replaces: string | null = null;
}

class RemoveRulesDto extends RemoveDatedDto {}

export class VenueChangeDto {
  @NestedField(() => PutSpecialDayDto, { orElse: 'or nothing', description: 'Days that differ from the week' })
  putSpecialDay?: PutSpecialDayDto;

  @NestedField(() => RemoveSpecialDayDto, { orElse: 'or nothing' })
  removeSpecialDay?: RemoveSpecialDayDto;

  @NestedField(() => PutWeekDto, { orElse: 'or nothing', description: 'The week from a date on' })
  putWeek?: PutWeekDto;

  @NestedField(() => RemoveWeekDto, { orElse: 'or nothing' })
  removeWeek?: RemoveWeekDto;

  @NestedField(() => PutPauseDto, {
    orElse: 'or nothing',
    description: 'No more online reservations of an evening from a minute on',
  })
  putPause?: PutPauseDto;

  @NestedField(() => RemovePauseDto, { orElse: 'or nothing' })
  removePause?: RemovePauseDto;

  @NestedField(() => PutRulesDto, { orElse: 'or nothing', description: 'The booking rules from a date on' })
  putRules?: PutRulesDto;

  @NestedField(() => RemoveRulesDto, { orElse: 'or nothing' })
  removeRules?: RemoveRulesDto;

  @NestedField(() => PutClosureDto, { orElse: 'or nothing', description: 'Tables out of use for some days' })
  putClosure?: PutClosureDto;

  @NestedField(() => RemoveClosureDto, { orElse: 'or nothing' })
  removeClosure?: RemoveClosureDto;

  @NestedField(() => PutRoomDto, { orElse: 'or nothing', description: 'The room from a date on' })
  putRoom?: PutRoomDto;

  @NestedField(() => RemoveRoomDto, { orElse: 'or nothing' })
  removeRoom?: RemoveRoomDto;
}

export class SaveVenueDto {
  @NestedField(() => VenueChangeDto)
  change: VenueChangeDto;

  @Field(anyTextRule, { description: 'Of the preview' })
  hash: string;
}

export function toVenueChange(dto: VenueChangeDto): VenueChange {
  const [kind, ...otherKinds] = venueChangeKinds.filter((name) => dto[name]);
  if (!kind || otherKinds.length > 0) throw validationProblem([fieldError('change', 'one_change')]);
  return withNormalizedTables({ kind, ...withSortedFields(dto[kind]) } as VenueChange);
}

function withNormalizedTables(change: VenueChange): VenueChange {
  if (change.kind === 'putClosure') {
    return { ...change, closure: { ...change.closure, tables: [...new Set(change.closure.tables)].sort() } };
  }
  if (change.kind === 'putRules') {
    const { from, value } = change.rules;
    return { ...change, rules: { from, value: { ...value, walkInTables: [...new Set(value.walkInTables)] } } };
  }
  if (change.kind === 'putRoom') {
    const { from, value } = change.room;
    const combinations = value.combinations.map((one) => (one.isWholeRoom ? { ...one, tables: [] } : one));
    return { ...change, room: { from, value: { ...value, combinations } } };
  }
  return change;
}
