import { ApiProperty } from '@nestjs/swagger';
import { type Language, accountLimits, languages, reservationLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { type Browser, type System, browsers, systems } from './device.js';
import { givenPassword, newPassword } from '../../platform/http/fields/account-rules.js';
import { Field, Obeys, ObeysIfGiven, oneOf, singleLine } from '../../platform/http/fields/field-rule.js';
import { asKept, emailAddress, keptEmail, nothingIfEmpty } from '../../platform/http/fields/person-rules.js';

export interface OwnSession {
  id: string;
  /** Milliseconds since 1970. */
  signedInAt: number;
  seenAt: number;
  browser: Browser | null;
  system: System | null;
  isThis: boolean;
}

export class SessionDto {
  @ApiProperty({ description: 'Names the session and opens nothing' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  signedInAt: string;

  @ApiProperty({ format: 'date-time', description: 'To within a few minutes' })
  seenAt: string;

  @ApiProperty({ enum: browsers, enumName: 'Browser' })
  browser: Browser;

  @ApiProperty({ enum: systems, enumName: 'OperatingSystem' })
  system: System;

  @ApiProperty({ description: 'Whether it is the session of this request' })
  isThis: boolean;

  static from({ id, signedInAt, seenAt, browser, system, isThis }: OwnSession): SessionDto {
    const [began, seen] = [new Date(signedInAt).toISOString(), new Date(seenAt).toISOString()];
    return { id, signedInAt: began, seenAt: seen, browser: browser ?? 'other', system: system ?? 'other', isThis };
  }
}

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
