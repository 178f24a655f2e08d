import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  type DateRange,
  type Dated,
  type DrawnRoom,
  type HouseChange,
  type OpeningHours,
  type SpecialDay,
  type TableClosure,
  type Week,
  weekdays,
} from '@strapec/domain';
import { DateRangeDto, DatedWeekDto, OnlinePauseDto, SpecialDayDto } from '../../house/house.dto.js';
import { Field, NestedField, NestedObject, OptionalField, anyText, serviceDate } from '../../http/field-rule.js';
import { fieldError, validationProblem } from '../../http/validation.pipe.js';
import { PutRulesDto, RemoveRulesDto, changesOfRules } from './rules-change.dto.js';
import { PutClosureDto, RemoveClosureDto } from './table-closure.dto.js';
import { DatedRoomDto } from '../../house/room.dto.js';

class PutRoomDto {
  @NestedField(() => DatedRoomDto)
  room: DatedRoomDto;

  @OptionalField(serviceDate, {
    ...{ type: String, format: 'date', nullable: true },
    description: 'The date of the one that was edited; `null` or left out where it is new',
  })
  replaces?: string | null;
}

class RemoveRoomDto {
  @Field(serviceDate, { format: 'date' })
  from: string;
}

const ofReplaced = 'The one that was edited; `null` or left out where it is new';

export class PutSpecialDayDto {
  @NestedField(() => SpecialDayDto)
  day: SpecialDayDto;

  @NestedField(() => DateRangeDto, { orElse: 'or nothing', nullable: true, description: ofReplaced })
  replaces?: DateRangeDto | null;
}

export class RemoveSpecialDayDto {
  @NestedField(() => DateRangeDto)
  range: DateRangeDto;
}

export class PutWeekDto {
  @NestedField(() => DatedWeekDto)
  week: DatedWeekDto;

  @OptionalField(serviceDate, { type: String, format: 'date', nullable: true, description: ofReplaced })
  replaces?: string | null;
}

export class RemoveWeekDto {
  @Field(serviceDate, { format: 'date' })
  from: string;
}

export class PutPauseDto {
  @NestedField(() => OnlinePauseDto)
  pause: OnlinePauseDto;
}

export class RemovePauseDto {
  @Field(serviceDate, { format: 'date' })
  date: string;
}

/** One change of the house: exactly one of these. */
export class HouseChangeDto {
  @NestedField(() => PutSpecialDayDto, { orElse: 'or nothing', description: 'Days that differ from the week' })
  putSpecialDay?: PutSpecialDayDto;

  @NestedField(() => RemoveSpecialDayDto, { orElse: 'or nothing' })
  removeSpecialDay?: RemoveSpecialDayDto;

  @NestedField(() => PutWeekDto, { orElse: 'or nothing', description: 'The week from a date on' })
  putWeek?: PutWeekDto;

  @NestedField(() => RemoveWeekDto, { orElse: 'or nothing' })
  removeWeek?: RemoveWeekDto;

  @ApiPropertyOptional({ type: PutPauseDto, description: 'No more online reservations of an evening from a minute on' })
  @NestedObject(() => PutPauseDto, 'or nothing')
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

/** A change as its preview has shown it. */
export class SaveHouseDto {
  @NestedField(() => HouseChangeDto)
  change: HouseChangeDto;

  @Field(anyText, { description: 'Of the preview' })
  hash: string;
}

/** The change that is meant; its fields in an order of their own, so that two who mean the same say the same. */
export function houseChangeOf(dto: HouseChangeDto): HouseChange {
  const said = [
    ...changesOfHours(dto),
    ...changesOfPauses(dto),
    ...changesOfRules(dto),
    ...changesOfTables(dto),
    ...changesOfRooms(dto),
  ].filter((change) => change !== null);
  const [change] = said;
  if (!change || said.length > 1) throw validationProblem([fieldError('change', 'one_change')]);
  return change;
}

function changesOfHours({
  putSpecialDay,
  removeSpecialDay,
  putWeek,
  removeWeek,
}: HouseChangeDto): (HouseChange | null)[] {
  return [
    putSpecialDay
      ? {
          kind: 'putSpecialDay',
          day: dayOf(putSpecialDay.day),
          replaces: putSpecialDay.replaces ? rangeOf(putSpecialDay.replaces) : null,
        }
      : null,
    removeSpecialDay ? { kind: 'removeSpecialDay', range: rangeOf(removeSpecialDay.range) } : null,
    putWeek ? { kind: 'putWeek', week: weekOf(putWeek.week), replaces: putWeek.replaces ?? null } : null,
    removeWeek ? { kind: 'removeWeek', from: removeWeek.from } : null,
  ];
}

function changesOfPauses({ putPause, removePause }: HouseChangeDto): (HouseChange | null)[] {
  return [
    putPause ? { kind: 'putPause', pause: { date: putPause.pause.date, from: putPause.pause.from } } : null,
    removePause ? { kind: 'removePause', date: removePause.date } : null,
  ];
}

function changesOfTables({ putClosure, removeClosure }: HouseChangeDto): (HouseChange | null)[] {
  return [
    putClosure
      ? { kind: 'putClosure', closure: closureOf(putClosure.closure), replaces: putClosure.replaces ?? null }
      : null,
    removeClosure ? { kind: 'removeClosure', id: removeClosure.id } : null,
  ];
}

function changesOfRooms({ putRoom, removeRoom }: HouseChangeDto): (HouseChange | null)[] {
  return [
    putRoom ? { kind: 'putRoom', room: roomOf(putRoom.room), replaces: putRoom.replaces ?? null } : null,
    removeRoom ? { kind: 'removeRoom', from: removeRoom.from } : null,
  ];
}

const roomOf = ({ from, value }: Dated<DrawnRoom>): Dated<DrawnRoom> => ({
  from,
  value: {
    tables: value.tables.map(({ id, minParty, maxParty, x, y, zone }) => ({
      ...{ id, minParty, maxParty, x, y },
      ...(zone && { zone: { sk: zone.sk, en: zone.en } }),
    })),
    combinations: value.combinations.map(({ tables, minParty, maxParty, isWholeRoom }) => ({
      ...{ tables: isWholeRoom ? [] : [...tables], minParty, maxParty, isWholeRoom },
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
  return hours && { opens: hours.opens, lastStart: hours.lastStart, closes: hours.closes };
}
