import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type BookingRules,
  type DateRange,
  type Dated,
  type HouseInPublic,
  type Language,
  type OnlinePause,
  type OpeningHours,
  type Schedule,
  type ServiceDate,
  type SpecialDay,
  type Week,
  houseLimits,
  minutesPerDay,
} from '@strapec/domain';
import { Transform } from 'class-transformer';
import { NestedObject, Obeys, anyText, serviceDate, wholeNumber } from '../http/field-rule.js';
import { trimmed } from '../http/person-rules.js';

const minute = wholeNumber(0, 2 * minutesPerDay, 'minute_invalid');
const ofServiceDate = 'Minutes since the midnight of the service date: 1560 is 02:00 the next morning';

export class OpeningHoursDto implements OpeningHours {
  @ApiProperty({ type: 'integer', description: ofServiceDate, example: 960 })
  @Obeys(minute)
  opens: number;

  @ApiProperty({ type: 'integer', description: 'Latest start of a reservation', example: 1410 })
  @Obeys(minute)
  lastStart: number;

  @ApiProperty({ type: 'integer', description: 'When every visit has ended', example: 1560 })
  @Obeys(minute)
  closes: number;
}

const hoursOrClosed = { type: OpeningHoursDto, nullable: true, description: '`null` is closed' };

export class WeekDto implements Week {
  @ApiProperty(hoursOrClosed)
  @NestedObject(() => OpeningHoursDto, 'or null')
  monday: OpeningHoursDto | null;

  @ApiProperty(hoursOrClosed)
  @NestedObject(() => OpeningHoursDto, 'or null')
  tuesday: OpeningHoursDto | null;

  @ApiProperty(hoursOrClosed)
  @NestedObject(() => OpeningHoursDto, 'or null')
  wednesday: OpeningHoursDto | null;

  @ApiProperty(hoursOrClosed)
  @NestedObject(() => OpeningHoursDto, 'or null')
  thursday: OpeningHoursDto | null;

  @ApiProperty(hoursOrClosed)
  @NestedObject(() => OpeningHoursDto, 'or null')
  friday: OpeningHoursDto | null;

  @ApiProperty(hoursOrClosed)
  @NestedObject(() => OpeningHoursDto, 'or null')
  saturday: OpeningHoursDto | null;

  @ApiProperty(hoursOrClosed)
  @NestedObject(() => OpeningHoursDto, 'or null')
  sunday: OpeningHoursDto | null;
}

export class DatedWeekDto implements Dated<Week> {
  @ApiProperty({ format: 'date', description: 'First service date; the week holds until the next one begins' })
  @Obeys(serviceDate)
  from: ServiceDate;

  @ApiProperty()
  @NestedObject(() => WeekDto)
  value: WeekDto;
}

export class DateRangeDto implements DateRange {
  @ApiProperty({ format: 'date' })
  @Obeys(serviceDate)
  from: ServiceDate;

  @ApiProperty({ format: 'date', description: 'The last service date' })
  @Obeys(serviceDate)
  to: ServiceDate;
}

export class LabelDto implements Record<Language, string> {
  @ApiProperty({ maxLength: houseLimits.labelLength })
  @Transform(trimmed)
  @Obeys(anyText)
  sk: string;

  @ApiProperty({ maxLength: houseLimits.labelLength })
  @Transform(trimmed)
  @Obeys(anyText)
  en: string;
}

export class SpecialDayDto extends DateRangeDto implements SpecialDay {
  @ApiProperty(hoursOrClosed)
  @NestedObject(() => OpeningHoursDto, 'or null')
  hours: OpeningHoursDto | null;

  @ApiPropertyOptional({ description: 'Why, as guests read it; left out where they need no reason' })
  @NestedObject(() => LabelDto, 'or nothing')
  label?: LabelDto;
}

export class OnlinePauseDto implements OnlinePause {
  @ApiProperty({ format: 'date' })
  @Obeys(serviceDate)
  date: ServiceDate;

  @ApiProperty({ type: 'integer', description: 'The first start that cannot be reserved online', example: 1200 })
  @Obeys(minute)
  from: number;
}

export class ScheduleDto implements Schedule {
  @ApiProperty({ type: [DatedWeekDto], description: 'The week that holds today, and those that begin later' })
  weeks: readonly DatedWeekDto[];

  @ApiProperty({
    type: [SpecialDayDto],
    description:
      'Days from today on that differ from the week; of two that name a date the shorter one holds, of equally long ones the later',
  })
  specialDays: readonly SpecialDayDto[];

  @ApiPropertyOptional({
    type: [OnlinePauseDto],
    description: 'Evenings on which nobody reserves online from a minute on',
  })
  pauses?: readonly OnlinePauseDto[];
}

export class BookingRulesDto implements BookingRules {
  @ApiProperty({ type: 'integer', description: 'Minutes between two start times', example: 30 })
  slotMinutes: number;

  @ApiProperty({ type: 'integer', description: 'Minutes between now and the earliest start', example: 30 })
  leadMinutes: number;

  @ApiProperty({ type: 'integer', description: 'Days between today and the latest date', example: 365 })
  horizonDays: number;

  @ApiProperty({ type: 'integer', description: 'Parties of this size and more wait for approval', example: 5 })
  approvalFrom: number;

  @ApiProperty({ type: 'integer', description: 'Parties of this size and more may pay a deposit', example: 8 })
  depositFrom: number;

  @ApiProperty({ type: 'integer', description: 'The largest party that the dialog offers', example: 8 })
  largestPartyOnline: number;

  @ApiProperty({ type: 'integer', description: 'Minutes a table is held for a late party', example: 15 })
  holdMinutes: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Minutes before a start from which tables with a smallest party take smaller ones too; `null` is never',
  })
  smallPartiesFrom: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Minutes before opening from which the house itself moves nobody to another table; `null` is never',
  })
  freezeMinutes: number | null;
}

export class DatedRulesDto implements Dated<BookingRules> {
  @ApiProperty({ format: 'date', description: 'First service date; the rules hold until the next ones begin' })
  from: ServiceDate;

  @ApiProperty()
  value: BookingRulesDto;
}

/** What guests may know of the house. */
export class HouseDto implements HouseInPublic {
  @ApiProperty({ description: 'In which its clock is read', example: 'Europe/Bratislava' })
  zone: string;

  @ApiProperty()
  schedule: ScheduleDto;

  @ApiProperty({ type: [DatedRulesDto], description: 'The rules that hold today, and those that begin later' })
  rules: readonly DatedRulesDto[];
}
