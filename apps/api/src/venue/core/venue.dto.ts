import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import {
  type BookingRules,
  type Break,
  type DateRange,
  type Dated,
  type PublicVenue,
  type Language,
  type OnlinePause,
  type OpeningHours,
  type Schedule,
  type ServiceDate,
  type SpecialDay,
  type Week,
  venueLimits,
  minutesPerDay,
  weekdays,
} from '@strapec/domain';
import {
  Field,
  NestedField,
  anyTextRule,
  ServiceDateField,
  wholeNumber,
} from '../../platform/http/fields/field-rule.js';
import { trimText } from '../../platform/http/fields/person-field-rules.js';
import { DatedGuestRulesDto, DatedRulesDto } from './booking-rules.dto.js';

const minuteRule = wholeNumber(0, 2 * minutesPerDay, 'minute_invalid');
const minuteDescription = 'Minutes since the midnight of the service date: 1560 is 02:00 the next morning';

class BreakDto implements Break {
  @Field(minuteRule, { description: 'When the venue closes in between', example: 840 })
  from: number;

  @Field(minuteRule, { description: 'When it opens again', example: 1020 })
  until: number;
}

export class OpeningHoursDto implements OpeningHours {
  @Field(minuteRule, { description: minuteDescription, example: 960 })
  opens: number;

  @Field(minuteRule, { description: 'Latest start of a reservation', example: 1410 })
  lastStart: number;

  @Field(minuteRule, { description: 'When every visit has ended', example: 1560 })
  closes: number;

  @NestedField(() => BreakDto, { orElse: 'or nothing', description: 'Left out: the venue is open all the time' })
  break?: BreakDto;
}

const nullableHoursOptions = { orElse: 'or null', nullable: true, description: '`null` is closed' } as const;

class WeekDto implements Week {
  monday: OpeningHoursDto | null;
  tuesday: OpeningHoursDto | null;
  wednesday: OpeningHoursDto | null;
  thursday: OpeningHoursDto | null;
  friday: OpeningHoursDto | null;
  saturday: OpeningHoursDto | null;
  sunday: OpeningHoursDto | null;
}
for (const day of weekdays) NestedField(() => OpeningHoursDto, nullableHoursOptions)(WeekDto.prototype, day);

export class DatedWeekDto implements Dated<Week> {
  @ServiceDateField('First service date; the week holds until the next one begins')
  from: ServiceDate;

  @NestedField(() => WeekDto)
  value: WeekDto;
}

export class DateRangeDto implements DateRange {
  @ServiceDateField()
  from: ServiceDate;

  @ServiceDateField('The last service date')
  to: ServiceDate;
}

export class LabelDto implements Record<Language, string> {
  @Field(anyTextRule, { convert: trimText, maxLength: venueLimits.labelLength })
  sk: string;

  @Field(anyTextRule, { convert: trimText, maxLength: venueLimits.labelLength })
  en: string;
}

export class SpecialDayDto extends DateRangeDto implements SpecialDay {
  @NestedField(() => OpeningHoursDto, nullableHoursOptions)
  hours: OpeningHoursDto | null;

  @NestedField(() => LabelDto, {
    orElse: 'or nothing',
    description: 'Why, as guests read it; left out where they need no reason',
  })
  label?: LabelDto;
}

export class OnlinePauseDto implements OnlinePause {
  @ServiceDateField()
  date: ServiceDate;

  @Field(minuteRule, { description: 'The first start that cannot be reserved online', example: 1200 })
  from: number;
}

class ScheduleDto implements Schedule {
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
    description: 'Evenings on which online reservations are paused from a minute on',
  })
  pauses?: readonly OnlinePauseDto[];
}

export class VenueDto implements PublicVenue {
  @ApiProperty({ description: 'In which its clock is read', example: 'Europe/Bratislava' })
  zone: string;

  @ApiProperty()
  schedule: ScheduleDto;

  @ApiProperty({ type: [DatedGuestRulesDto], description: 'The rules that hold today, and those that begin later' })
  rules: readonly DatedGuestRulesDto[];
}

export class DatedVenueDto extends OmitType(VenueDto, ['rules']) implements PublicVenue<BookingRules> {
  @ApiProperty({ type: [DatedRulesDto], description: 'The rules that hold today, and those that begin later' })
  rules: readonly DatedRulesDto[];
}
