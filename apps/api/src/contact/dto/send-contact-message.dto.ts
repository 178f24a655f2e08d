import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Language, contactLimits, defaultLanguage, languages, normalPhone } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { CaptchaFormDto } from '../../captcha/dto/captcha-form.dto.js';
import { Obeys, ObeysIfGiven, anyText, oneOf } from '../../http/field-rule.js';
import { TypedEmail, TypedLine, TypedText } from '../../http/form-fields.js';
import { orNothing } from '../../http/person-rules.js';

/** What the contact form sends (spec §3); what may stand there says `checkContactMessage`. */
export class SendContactMessageDto extends CaptchaFormDto {
  @ApiProperty({ minLength: 1, maxLength: contactLimits.nameLength, example: 'Zuzana' })
  @TypedLine()
  firstName: string = '';

  @ApiProperty({ minLength: 1, maxLength: contactLimits.nameLength, example: 'Kováčová' })
  @TypedLine()
  lastName: string = '';

  @ApiProperty({ format: 'email', maxLength: contactLimits.emailLength, example: 'zuzana@example.com' })
  @TypedEmail()
  email: string = '';

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: contactLimits.phoneLength,
    description: 'At least ten digits, or nothing',
    example: '+421 905 123 456',
  })
  @Transform(orNothing(normalPhone))
  @ObeysIfGiven(anyText)
  phone?: string | null;

  @ApiProperty({ minLength: 1, maxLength: contactLimits.messageLength })
  @TypedText()
  message: string = '';

  @ApiPropertyOptional({ enum: languages, default: defaultLanguage, description: 'Language of our answer' })
  @Obeys(oneOf(languages))
  language: Language = defaultLanguage;
}
