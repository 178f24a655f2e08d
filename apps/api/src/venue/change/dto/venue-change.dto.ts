import {
  type BookingRules,
  type DateRange,
  type Dated,
  type DrawnRoom,
  type VenueChange,
  type VenueChangeKind,
  type OpeningHours,
  type SpecialDay,
  type TableClosure,
  type Week,
  venueChangeKinds,
  ruleNames,
  weekdays,
} from '@strapec/domain';
import { DatedRulesDto } from '../../core/booking-rules.dto.js';
import { DateRangeDto, DatedWeekDto, OnlinePauseDto, SpecialDayDto } from '../../core/venue.dto.js';
import { Field, NestedField, OptionalField, anyText, serviceDate } from '../../../platform/http/fields/field-rule.js';
import { fieldError, validationProblem } from '../../../platform/http/problems/validation.pipe.js';
import { PutClosureDto, RemoveClosureDto } from './venue-settings.dto.js';
import { DatedRoomDto } from '../../core/room.dto.js';

class PutRoomDto {
  @NestedField(() => DatedRoomDto)
  room: DatedRoomDto;

  @OptionalField(serviceDate, {
    format: 'date',
    nullable: true,
    description: 'The date of the one that was edited; `null` or left out where it is new',
  })
  replaces?: string | null;
}

class RemoveRoomDto {
  @Field(serviceDate, { format: 'date' })
  from: string;
}

const replacesText = 'The one that was edited; `null` or left out where it is new';

class PutSpecialDayDto {
  @NestedField(() => SpecialDayDto)
  day: SpecialDayDto;

  @NestedField(() => DateRangeDto, { orElse: 'or nothing', nullable: true, description: replacesText })
  replaces?: DateRangeDto | null;
}

class RemoveSpecialDayDto {
  @NestedField(() => DateRangeDto)
  range: DateRangeDto;
}

class PutWeekDto {
  @NestedField(() => DatedWeekDto)
  week: DatedWeekDto;

  @OptionalField(serviceDate, { format: 'date', nullable: true, description: replacesText })
  replaces?: string | null;
}

class RemoveWeekDto {
  @Field(serviceDate, { format: 'date' })
  from: string;
}

class PutPauseDto {
  @NestedField(() => OnlinePauseDto)
  pause: OnlinePauseDto;
}

class RemovePauseDto {
  @Field(serviceDate, { format: 'date' })
  date: string;
}

class PutRulesDto {
  @NestedField(() => DatedRulesDto)
  rules: DatedRulesDto;

  @OptionalField(serviceDate, {
    format: 'date',
    nullable: true,
    description: 'The ones that were edited; `null` or left out where they are new',
  })
  replaces?: string | null;
}

class RemoveRulesDto {
  @Field(serviceDate, { format: 'date' })
  from: string;
}

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

  @Field(anyText, { description: 'Of the preview' })
  hash: string;
}

type ChangeValue<Kind extends VenueChangeKind> = Omit<Extract<VenueChange, { kind: Kind }>, 'kind'>;

/** With fields in a fixed order, so that equal changes have equal hashes. */
const changeValues: {
  readonly [Kind in VenueChangeKind]: (update: NonNullable<VenueChangeDto[Kind]>) => ChangeValue<Kind>;
} = {
  putSpecialDay: ({ day, replaces }) => ({ day: toSpecialDay(day), replaces: replaces ? toRange(replaces) : null }),
  removeSpecialDay: ({ range }) => ({ range: toRange(range) }),
  putWeek: ({ week, replaces }) => ({ week: toWeek(week), replaces: replaces ?? null }),
  removeWeek: ({ from }) => ({ from }),
  putPause: ({ pause: { date, from } }) => ({ pause: { date, from } }),
  removePause: ({ date }) => ({ date }),
  putRules: ({ rules, replaces }) => ({ rules: toRules(rules), replaces: replaces ?? null }),
  removeRules: ({ from }) => ({ from }),
  putClosure: ({ closure, replaces }) => ({ closure: toClosure(closure), replaces: replaces ?? null }),
  removeClosure: ({ id }) => ({ id }),
  putRoom: ({ room, replaces }) => ({ room: toRoom(room), replaces: replaces ?? null }),
  removeRoom: ({ from }) => ({ from }),
};

export function toVenueChange(dto: VenueChangeDto): VenueChange {
  const [kind, ...others] = venueChangeKinds.filter((one) => dto[one]);
  if (!kind || others.length > 0) throw validationProblem([fieldError('change', 'one_change')]);
  return { kind, ...changeValues[kind](dto[kind] as never) } as VenueChange;
}

const toRules = ({ from, value }: Dated<BookingRules>): Dated<BookingRules> => ({
  from,
  value: {
    ...(Object.fromEntries(ruleNames.map((name) => [name, value[name]])) as unknown as BookingRules),
    walkInTables: [...new Set(value.walkInTables)],
  },
});

const toRoom = ({ from, value }: Dated<DrawnRoom>): Dated<DrawnRoom> => ({
  from,
  value: {
    tables: value.tables.map(({ id, minParty, maxParty, x, y, zone }) => ({
      id,
      minParty,
      maxParty,
      x,
      y,
      ...(zone && { zone: { sk: zone.sk, en: zone.en } }),
    })),
    combinations: value.combinations.map(({ tables, minParty, maxParty, isWholeRoom }) => ({
      tables: isWholeRoom ? [] : [...tables],
      minParty,
      maxParty,
      isWholeRoom,
    })),
  },
});

const toClosure = ({ tables, from, to, reason }: TableClosure): TableClosure => ({
  tables: [...new Set(tables)].sort(),
  from,
  to,
  ...(reason && { reason }),
});

const toRange = ({ from, to }: DateRange): DateRange => ({ from, to });

const toSpecialDay = ({ from, to, hours, label }: SpecialDay): SpecialDay => ({
  from,
  to,
  hours: toHours(hours),
  ...(label && { label: { sk: label.sk, en: label.en } }),
});

const toWeek = ({ from, value }: Dated<Week>): Dated<Week> => ({
  from,
  value: Object.fromEntries(weekdays.map((weekday) => [weekday, toHours(value[weekday])])) as Week,
});

function toHours(hours: OpeningHours | null): OpeningHours | null {
  if (!hours) return null;
  const { opens, lastStart, closes, break: pause } = hours;
  return { opens, lastStart, closes, ...(pause && { break: { from: pause.from, until: pause.until } }) };
}
