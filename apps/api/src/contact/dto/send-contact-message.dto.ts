import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Language, contactLimits, defaultLanguage, languages } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { CaptchaFormDto } from '../../captcha/dto/captcha-form.dto.js';
import { Obeys, ObeysIfGiven, oneOf, singleLine, writtenText } from '../../http/field-rule.js';
import { emailAddress, lowerCased, nothingIfEmpty, orMissing, phoneNumber, trimmed } from '../../http/person-rules.js';

/** What the contact form sends (spec §3, §5). */
export class SendContactMessageDto extends CaptchaFormDto {
  @ApiProperty({ minLength: 1, maxLength: contactLimits.nameLength, example: 'Zuzana' })
  @Transform(trimmed)
  @Obeys(orMissing('first_name_required', singleLine(contactLimits.nameLength)))
  firstName: string;

  @ApiProperty({ minLength: 1, maxLength: contactLimits.nameLength, example: 'Kováčová' })
  @Transform(trimmed)
  @Obeys(orMissing('last_name_required', singleLine(contactLimits.nameLength)))
  lastName: string;

  @ApiProperty({ format: 'email', maxLength: contactLimits.emailLength, example: 'zuzana@example.com' })
  @Transform(lowerCased)
  @Obeys(emailAddress(contactLimits.emailLength, 'email_address_invalid'))
  email: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: contactLimits.phoneLength,
    description: 'At least ten digits, or nothing',
    example: '+421 905 123 456',
  })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(phoneNumber(contactLimits.phoneLength))
  phone?: string | null;

  @ApiProperty({ minLength: 1, maxLength: contactLimits.messageLength })
  @Transform(trimmed)
  @Obeys(writtenText(contactLimits.messageLength))
  message: string;

  @ApiPropertyOptional({ enum: languages, default: defaultLanguage, description: 'Language of our answer' })
  @Obeys(oneOf(languages))
  language: Language = defaultLanguage;
}
