import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { accountLimits, reservationLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { newPassword, newUsername } from '../../platform/http/fields/account-rules.js';
import { Field, Obeys, ObeysIfGiven, singleLine } from '../../platform/http/fields/field-rule.js';
import { lowerCased, nothingIfEmpty } from '../../platform/http/fields/person-rules.js';
import { LinkDto } from '../accounts/link.dto.js';

export class AcceptInvitationDto extends LinkDto {
  @Field(newUsername, { as: lowerCased, minLength: 2, maxLength: accountLimits.usernameLength, example: 'jana.k' })
  username: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: reservationLimits.nameLength })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(singleLine(reservationLimits.nameLength))
  firstName: string | null = null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: reservationLimits.nameLength })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(singleLine(reservationLimits.nameLength))
  lastName: string | null = null;

  @ApiProperty({ minLength: accountLimits.passwordMin, maxLength: accountLimits.passwordLength, format: 'password' })
  @Obeys(newPassword)
  password: string;
}
