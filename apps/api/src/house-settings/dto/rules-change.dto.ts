import { type BookingRules, type Dated, type HouseChange, ruleNames } from '@strapec/domain';
import { DatedRulesDto } from '../../house/booking-rules.dto.js';
import { Field, NestedField, OptionalField, serviceDate } from '../../http/field-rule.js';

export class PutRulesDto {
  @NestedField(() => DatedRulesDto)
  rules: DatedRulesDto;

  @OptionalField(serviceDate, {
    type: String,
    format: 'date',
    nullable: true,
    description: 'The ones that were edited; `null` or left out where they are new',
  })
  replaces?: string | null;
}

export class RemoveRulesDto {
  @Field(serviceDate, { format: 'date' })
  from: string;
}

interface ChangeOfRules {
  putRules?: PutRulesDto | undefined;
  removeRules?: RemoveRulesDto | undefined;
}

/** The change of the booking rules that is meant, if any; its fields in an order of their own. */
export function changesOfRules({ putRules, removeRules }: ChangeOfRules): (HouseChange | null)[] {
  return [
    putRules ? { kind: 'putRules', rules: rulesOf(putRules.rules), replaces: putRules.replaces ?? null } : null,
    removeRules ? { kind: 'removeRules', from: removeRules.from } : null,
  ];
}

const rulesOf = ({ from, value }: Dated<BookingRules>): Dated<BookingRules> => ({
  from,
  value: {
    ...(Object.fromEntries(ruleNames.map((name) => [name, value[name]])) as unknown as BookingRules),
    walkInTables: [...new Set(value.walkInTables)],
  },
});
