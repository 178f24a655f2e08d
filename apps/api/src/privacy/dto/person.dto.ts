import { ApiProperty } from '@nestjs/swagger';
import { contactLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Obeys } from '../../http/field-rule.js';
import { asKept, emailSought, keptEmail } from '../../http/person-rules.js';
import { type HeldKind, heldKinds } from '../personal-table.js';

/** Whom it is about. */
export class PersonDto {
  @ApiProperty({ format: 'email', maxLength: contactLimits.emailLength, example: 'zuzana@example.com' })
  @Transform(asKept(keptEmail))
  @Obeys(emailSought('email_address_invalid'))
  email: string;
}

class HeldCountDto {
  @ApiProperty({ enum: heldKinds, enumName: 'HeldKind' })
  kind: HeldKind;

  @ApiProperty({ type: 'integer', description: 'Rows' })
  count: number;
}

/** What erasing did. */
export class ErasedPersonDto {
  @ApiProperty({ type: [HeldCountDto] })
  erased: HeldCountDto[];

  @ApiProperty({
    type: [HeldCountDto],
    description:
      'What the law wants to stay, by the hash of the address: the proof of a consent, the bar on the address',
  })
  kept: HeldCountDto[];
}
