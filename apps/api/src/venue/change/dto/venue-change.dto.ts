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
import { DatedRulesDto } from '../../read/booking-rules.dto.js';
import { DateRangeDto, DatedWeekDto, OnlinePauseDto, SpecialDayDto } from '../../read/venue.dto.js';
import { Field, NestedField, OptionalField, anyText, serviceDate } from '../../../platform/http/fields/field-rule.js';
import { fieldError, validationProblem } from '../../../platform/http/problems/validation.pipe.js';
import { PutClosureDto, RemoveClosureDto } from './venue-settings.dto.js';
import { DatedRoomDto } from '../../read/room.dto.js';

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

const ofReplaced = 'The one that was edited; `null` or left out where it is new';

class PutSpecialDayDto {
  @NestedField(() => SpecialDayDto)
  day: SpecialDayDto;

  @NestedField(() => DateRangeDto, { orElse: 'or nothing', nullable: true, description: ofReplaced })
  replaces?: DateRangeDto | null;
}

class RemoveSpecialDayDto {
  @NestedField(() => DateRangeDto)
  range: DateRangeDto;
}

class PutWeekDto {
  @NestedField(() => DatedWeekDto)
  week: DatedWeekDto;

  @OptionalField(serviceDate, { format: 'date', nullable: true, description: ofReplaced })
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

type Meant<Kind extends VenueChangeKind> = Omit<Extract<VenueChange, { kind: Kind }>, 'kind'>;

/** With fields in a fixed order, so that equal changes have equal hashes. */
const meant: { readonly [Kind in VenueChangeKind]: (update: NonNullable<VenueChangeDto[Kind]>) => Meant<Kind> } = {
  putSpecialDay: ({ day, replaces }) => ({ day: dayOf(day), replaces: replaces ? rangeOf(replaces) : null }),
  removeSpecialDay: ({ range }) => ({ range: rangeOf(range) }),
  putWeek: ({ week, replaces }) => ({ week: weekOf(week), replaces: replaces ?? null }),
  removeWeek: ({ from }) => ({ from }),
  putPause: ({ pause: { date, from } }) => ({ pause: { date, from } }),
  removePause: ({ date }) => ({ date }),
  putRules: ({ rules, replaces }) => ({ rules: rulesOf(rules), replaces: replaces ?? null }),
  removeRules: ({ from }) => ({ from }),
  putClosure: ({ closure, replaces }) => ({ closure: closureOf(closure), replaces: replaces ?? null }),
  removeClosure: ({ id }) => ({ id }),
  putRoom: ({ room, replaces }) => ({ room: roomOf(room), replaces: replaces ?? null }),
  removeRoom: ({ from }) => ({ from }),
};

export function venueChangeOf(dto: VenueChangeDto): VenueChange {
  const [kind, ...others] = venueChangeKinds.filter((one) => dto[one]);
  if (!kind || others.length > 0) throw validationProblem([fieldError('change', 'one_change')]);
  return { kind, ...meant[kind](dto[kind] as never) } as VenueChange;
}

const rulesOf = ({ from, value }: Dated<BookingRules>): Dated<BookingRules> => ({
  from,
  value: {
    ...(Object.fromEntries(ruleNames.map((name) => [name, value[name]])) as unknown as BookingRules),
    walkInTables: [...new Set(value.walkInTables)],
  },
});

const roomOf = ({ from, value }: Dated<DrawnRoom>): Dated<DrawnRoom> => ({
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

const closureOf = ({ tables, from, to, reason }: TableClosure): TableClosure => ({
  tables: [...new Set(tables)].sort(),
  from,
  to,
  ...(reason && { reason }),
});

const rangeOf = ({ from, to }: DateRange): DateRange => ({ from, to });

const dayOf = ({ from, to, hours, label }: SpecialDay): SpecialDay => ({
  from,
  to,
  hours: hoursOf(hours),
  ...(label && { label: { sk: label.sk, en: label.en } }),
});

const weekOf = ({ from, value }: Dated<Week>): Dated<Week> => ({
  from,
  value: Object.fromEntries(weekdays.map((weekday) => [weekday, hoursOf(value[weekday])])) as Week,
});

function hoursOf(hours: OpeningHours | null): OpeningHours | null {
  if (!hours) return null;
  const { opens, lastStart, closes, break: pause } = hours;
  return { opens, lastStart, closes, ...(pause && { break: { from: pause.from, until: pause.until } }) };
}
