import { ApiProperty } from '@nestjs/swagger';
import { accountLimits, reservationLimits, type Language, languages } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { givenPassword, newPassword } from '../../http/account-rules.js';
import { Field, Obeys, ObeysIfGiven, singleLine, oneOf } from '../../http/field-rule.js';
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

export class ChangePasswordDto {
  @ApiProperty({ maxLength: accountLimits.passwordLength, format: 'password', description: 'The password as it is' })
  @Obeys(givenPassword)
  password: string;

  @ApiProperty({ minLength: accountLimits.passwordMin, maxLength: accountLimits.passwordLength, format: 'password' })
  @Obeys(newPassword)
  newPassword: string;

  @Field(oneOf(languages), { enum: languages, enumName: 'Language', description: 'What the notice is written in' })
  language: Language;
}
