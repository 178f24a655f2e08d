import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
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
import { NestedObject, Obeys, ObeysIfGiven, anyText, serviceDate } from '../../http/field-rule.js';
import { fieldError, validationProblem } from '../../http/validation.pipe.js';
import { PutRulesDto, RemoveRulesDto, changesOfRules } from './rules-change.dto.js';
import { PutRoomDto, RemoveRoomDto } from './room-change.dto.js';
import { PutClosureDto, RemoveClosureDto } from './table-closure.dto.js';

const ofReplaced = 'The one that was edited; `null` or left out where it is new';

export class PutSpecialDayDto {
  @ApiProperty()
  @NestedObject(() => SpecialDayDto)
  day: SpecialDayDto;

  @ApiPropertyOptional({ type: DateRangeDto, nullable: true, description: ofReplaced })
  @NestedObject(() => DateRangeDto, 'or nothing')
  replaces?: DateRangeDto | null;
}

export class RemoveSpecialDayDto {
  @ApiProperty()
  @NestedObject(() => DateRangeDto)
  range: DateRangeDto;
}

export class PutWeekDto {
  @ApiProperty()
  @NestedObject(() => DatedWeekDto)
  week: DatedWeekDto;

  @ApiPropertyOptional({ type: String, format: 'date', nullable: true, description: ofReplaced })
  @ObeysIfGiven(serviceDate)
  replaces?: string | null;
}

export class RemoveWeekDto {
  @ApiProperty({ format: 'date' })
  @Obeys(serviceDate)
  from: string;
}

export class PutPauseDto {
  @ApiProperty()
  @NestedObject(() => OnlinePauseDto)
  pause: OnlinePauseDto;
}

export class RemovePauseDto {
  @ApiProperty({ format: 'date' })
  @Obeys(serviceDate)
  date: string;
}

/** One change of the house: exactly one of these. */
export class HouseChangeDto {
  @ApiPropertyOptional({ type: PutSpecialDayDto, description: 'Days that differ from the week' })
  @NestedObject(() => PutSpecialDayDto, 'or nothing')
  putSpecialDay?: PutSpecialDayDto;

  @ApiPropertyOptional({ type: RemoveSpecialDayDto })
  @NestedObject(() => RemoveSpecialDayDto, 'or nothing')
  removeSpecialDay?: RemoveSpecialDayDto;

  @ApiPropertyOptional({ type: PutWeekDto, description: 'The week from a date on' })
  @NestedObject(() => PutWeekDto, 'or nothing')
  putWeek?: PutWeekDto;

  @ApiPropertyOptional({ type: RemoveWeekDto })
  @NestedObject(() => RemoveWeekDto, 'or nothing')
  removeWeek?: RemoveWeekDto;

  @ApiPropertyOptional({ type: PutPauseDto, description: 'No more online reservations of an evening from a minute on' })
  @NestedObject(() => PutPauseDto, 'or nothing')
  putPause?: PutPauseDto;

  @ApiPropertyOptional({ type: RemovePauseDto })
  @NestedObject(() => RemovePauseDto, 'or nothing')
  removePause?: RemovePauseDto;

  @ApiPropertyOptional({ type: PutRulesDto, description: 'The booking rules from a date on' })
  @NestedObject(() => PutRulesDto, 'or nothing')
  putRules?: PutRulesDto;

  @ApiPropertyOptional({ type: RemoveRulesDto })
  @NestedObject(() => RemoveRulesDto, 'or nothing')
  removeRules?: RemoveRulesDto;
  @ApiPropertyOptional({ type: PutClosureDto, description: 'Tables out of use for some days' })
  @NestedObject(() => PutClosureDto, 'or nothing')
  putClosure?: PutClosureDto;

  @ApiPropertyOptional({ type: RemoveClosureDto })
  @NestedObject(() => RemoveClosureDto, 'or nothing')
  removeClosure?: RemoveClosureDto;

  @ApiPropertyOptional({ type: PutRoomDto, description: 'The room from a date on' })
  @NestedObject(() => PutRoomDto, 'or nothing')
  putRoom?: PutRoomDto;

  @ApiPropertyOptional({ type: RemoveRoomDto })
  @NestedObject(() => RemoveRoomDto, 'or nothing')
  removeRoom?: RemoveRoomDto;
}

/** A change as its preview has shown it. */
export class SaveHouseDto {
  @ApiProperty()
  @NestedObject(() => HouseChangeDto)
  change: HouseChangeDto;

  @ApiProperty({ description: 'Of the preview' })
  @Obeys(anyText)
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
