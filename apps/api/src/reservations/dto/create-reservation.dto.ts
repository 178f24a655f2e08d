import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Language, languages, noteLengths, placeholderCaptchaToken, reservationLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Obeys, ObeysIfGiven, anyText, freeText, oneOf, trueOrFalse } from '../../http/field-rule.js';
import { TypedEmail, TypedLine, TypedNumber, TypedPhone, TypedText } from '../../http/form-fields.js';
import { trimmed } from '../../http/person-rules.js';
import { HoneypotDto } from '../../limits/honeypot.js';

/** What a guest sends to reserve a table (spec §3); what may stand there says `checkReservation`. */
export class CreateReservationDto extends HoneypotDto {
  @ApiProperty({ minLength: 1, maxLength: reservationLimits.nameLength, example: 'Zuzana' })
  @TypedLine()
  firstName: string = '';

  @ApiProperty({ minLength: 1, maxLength: reservationLimits.nameLength, example: 'Kováčová' })
  @TypedLine()
  lastName: string = '';

  @ApiProperty({ format: 'email', maxLength: reservationLimits.emailLength, example: 'zuzana@example.com' })
  @TypedEmail()
  email: string = '';

  @ApiProperty({
    minLength: 10,
    maxLength: reservationLimits.phoneLength,
    pattern: String.raw`^\+?[\d\s\-./()]+$`,
    description: 'At least ten digits; kept as typed and as E.164',
    example: '+421 905 123 456',
  })
  @TypedPhone()
  phone: string = '';

  @ApiProperty({ format: 'date', description: 'Service date on which the house is open', example: '2026-12-04' })
  @TypedText()
  date: string = '';

  @ApiProperty({
    pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$|^24:00$`,
    description: '`HH:MM`, one of the starts that the availability of the date names',
    example: '18:30',
  })
  @TypedText()
  time: string = '';

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 4,
    default: 2,
    description: 'Hours; must end by closing',
  })
  @TypedNumber()
  duration: number = reservationLimits.defaultDuration;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 20,
    default: 2,
    description: 'Guests; larger parties wait for approval, from `approvalFrom` in the rules of the house on',
  })
  @TypedNumber()
  partySize: number = reservationLimits.defaultPartySize;

  @ApiPropertyOptional({ maxLength: noteLengths.specialRequests, nullable: true, type: String })
  @Transform(trimmed)
  @ObeysIfGiven(anyText)
  specialRequests?: string | null;

  @ApiPropertyOptional({ enum: languages, default: 'en', description: 'Language of the mails to the guest' })
  @Obeys(oneOf(languages))
  preferredLanguage: Language = 'en';

  @ApiPropertyOptional({ default: false, description: 'One more table at a time at which the guest has one already' })
  @ObeysIfGiven(trueOrFalse)
  isSecondTable?: boolean;

  @ApiPropertyOptional({
    description: 'What the captcha widget gave',
    maxLength: 10_000,
    example: placeholderCaptchaToken,
  })
  @ObeysIfGiven(freeText(10_000))
  captchaToken?: string;
}
