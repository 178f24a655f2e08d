import { ApiProperty } from '@nestjs/swagger';
import { contactLimits } from '@strapec/domain';
import { Field } from '../../platform/http/fields/field-rule.js';
import { toStoredEmail } from '../../platform/http/fields/stored-email.js';
import { textTransform, emailSearchRule } from '../../platform/http/fields/person-field-rules.js';
import { type PersonalDataKind, personalDataKinds } from './personal-table.js';

export class PersonDto {
  @Field(emailSearchRule('email_address_invalid'), {
    convert: textTransform(toStoredEmail),
    format: 'email',
    maxLength: contactLimits.emailLength,
    example: 'zuzana@example.com',
  })
  email: string;
}

export class PersonRowCountDto {
  @ApiProperty({ enum: personalDataKinds, enumName: 'PersonalDataKind' })
  kind: PersonalDataKind;

  @ApiProperty({ type: 'integer', description: 'Rows' })
  count: number;
}

export class ErasedPersonDto {
  @ApiProperty({ type: [PersonRowCountDto] })
  erased: PersonRowCountDto[];

  @ApiProperty({
    type: [PersonRowCountDto],
    description:
      'What the law wants to stay, by the hash of the address: the proof of a consent, the bar on the address',
  })
  kept: PersonRowCountDto[];
}

export class PersonRowsDto {
  @ApiProperty({ enum: personalDataKinds, enumName: 'PersonalDataKind' })
  kind: PersonalDataKind;

  @ApiProperty({ example: 'reservations' })
  table: string;

  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  rows: Record<string, unknown>[];
}

export class PersonDataDto {
  @ApiProperty()
  email: string;

  @ApiProperty({ format: 'date-time' })
  exportedAt: string;

  @ApiProperty({ type: [PersonRowsDto], description: 'Tables that hold nothing are left out' })
  held: PersonRowsDto[];
}
