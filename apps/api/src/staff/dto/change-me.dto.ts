import { ApiProperty } from '@nestjs/swagger';
import { accountLimits, reservationLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { givenPassword } from '../../http/account-rules.js';
import { Field, Obeys, ObeysIfGiven, singleLine } from '../../http/field-rule.js';
import { asKept, emailAddress, keptEmail, nothingIfEmpty } from '../../http/person-rules.js';

/** Who somebody says to be from now on. */
export class ChangeMeDto {
  @Field(emailAddress('email_invalid'), { as: asKept(keptEmail), format: 'email', maxLength: 254 })
  email: string;

  @ApiProperty({ type: String, nullable: true, maxLength: reservationLimits.nameLength })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(singleLine(reservationLimits.nameLength))
  firstName: string | null = null;

  @ApiProperty({ type: String, nullable: true, maxLength: reservationLimits.nameLength })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(singleLine(reservationLimits.nameLength))
  lastName: string | null = null;

  @ApiProperty({ maxLength: accountLimits.passwordLength, format: 'password', description: 'The password as it is' })
  @Obeys(givenPassword)
  password: string;
}
