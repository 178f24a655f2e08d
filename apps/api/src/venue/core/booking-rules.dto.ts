import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  type BookingRules,
  type Dated,
  type GuestRules,
  type NumericRuleName,
  type ServiceDate,
  roomLimits,
  ruleBounds,
} from '@strapec/domain';
import { Field, NestedField, Obeys, tableIdList, ServiceDateField } from '../../platform/http/fields/field-rule.js';

/** The domain checks the bounds; `null` means never. */
function RuleField(name: NumericRuleName, description: string, example?: number): PropertyDecorator {
  const { min, max, isNullable = false } = ruleBounds[name];
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max, nullable: isNullable, description, example }),
    Obeys((value) => ((value === null && isNullable) || Number.isSafeInteger(value) ? null : 'number_invalid')),
  );
}

class GuestRulesDto implements GuestRules {
  @RuleField('slotMinutes', 'Minutes between two start times', 30)
  slotMinutes: number;

  @RuleField('leadMinutes', 'Minutes between now and the earliest start', 30)
  leadMinutes: number;

  @RuleField('horizonDays', 'Days between today and the latest date', 365)
  horizonDays: number;

  @RuleField('approvalFrom', 'Parties of this size and more wait for approval', 5)
  approvalFrom: number;

  @RuleField('depositFrom', 'Parties of this size and more may pay a deposit', 8)
  depositFrom: number;

  @RuleField('largestPartyOnline', 'The largest party that the dialog offers', 8)
  largestPartyOnline: number;

  @RuleField('holdMinutes', 'Minutes a table is held for a late party', 15)
  holdMinutes: number;

  @RuleField('lateCancelHours', 'Hours before a visit within which cancelling is late; 0 is never', 24)
  lateCancelHours: number;

  @RuleField('usualStayHours', 'Hours that a visit lasts unless its guests say otherwise', 2)
  usualStayHours: number;

  @RuleField('longestStayHours', 'Hours that a visit of guests lasts at most', 4)
  longestStayHours: number;
}

export class BookingRulesDto extends GuestRulesDto implements BookingRules {
  @RuleField('pacingCovers', 'Guests who may begin at one start time online; `null` is without limit')
  pacingCovers: number | null;

  @Field(tableIdList(roomLimits.tables), {
    description: 'Tables that guests online do not get until an hour before the start: they are kept for the street',
  })
  walkInTables: string[];

  @RuleField(
    'resetMinutes',
    'Minutes after a visit in which its tables are cleared: the next party begins after them',
    0,
  )
  resetMinutes: number;

  @RuleField('graceMinutes', 'Minutes for which guests may sit on before the venue seats the next party elsewhere', 10)
  graceMinutes: number;

  @RuleField(
    'requestHours',
    'Hours for which a request holds its tables; at the latest they are given back two hours before the start',
    4,
  )
  requestHours: number;

  @RuleField(
    'smallPartiesFrom',
    'Minutes before a start from which tables with a smallest party take smaller ones too; `null` is never',
  )
  smallPartiesFrom: number | null;

  @RuleField('freezeMinutes', 'Minutes before opening from which no party is moved automatically; `null` is never')
  freezeMinutes: number | null;

  @RuleField('reminderHours', 'Hours before a visit at which its guests are reminded; `null` is never')
  reminderHours: number | null;
}

export class DatedRulesDto implements Dated<BookingRules> {
  @ServiceDateField('First service date; the rules hold until the next ones begin')
  from: ServiceDate;

  @NestedField(() => BookingRulesDto)
  value: BookingRulesDto;
}

export class DatedGuestRulesDto implements Dated<GuestRules> {
  @ApiProperty({ format: 'date', description: 'First service date; the rules hold until the next ones begin' })
  from: ServiceDate;

  @ApiProperty()
  value: GuestRulesDto;
}
