import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type InquiryType,
  type Language,
  defaultLanguage,
  inquiryLimits,
  inquiryTypes,
  languages,
} from '@strapec/domain';
import { CaptchaFormDto } from '../../captcha/dto/captcha-form.dto.js';
import { Obeys, oneOf } from '../../http/field-rule.js';
import { TypedEmail, TypedText } from '../../http/form-fields.js';

/** What the inquiry form sends (spec §3); what may stand there says `checkInquiry`. */
export class CreateEventInquiryDto extends CaptchaFormDto {
  @ApiProperty({ minLength: 1, maxLength: inquiryLimits.nameLength, example: 'Zuzana Kováčová' })
  @TypedText()
  name: string = '';

  @ApiProperty({ format: 'email', maxLength: inquiryLimits.emailLength, example: 'zuzana@example.com' })
  @TypedEmail()
  email: string = '';

  @ApiProperty({ minLength: 10, maxLength: inquiryLimits.phoneLength, example: '+421 905 123 456' })
  @TypedText()
  phone: string = '';

  @ApiProperty({
    enum: inquiryTypes,
    enumName: 'InquiryType',
    description: 'What the form lists; `private` is any private event',
  })
  @TypedText()
  eventType: InquiryType;

  @ApiProperty({ format: 'date', description: 'The day that is wished for: today or later, closed days too' })
  @TypedText()
  eventDate: string = '';

  @ApiProperty({ minLength: 1, maxLength: inquiryLimits.guestCountLength, example: '15–20' })
  @TypedText()
  guestCount: string = '';

  @ApiProperty({ minLength: 1, maxLength: inquiryLimits.messageLength })
  @TypedText()
  message: string = '';

  @ApiPropertyOptional({ enum: languages, default: defaultLanguage, description: 'Language of our answer' })
  @Obeys(oneOf(languages))
  language: Language = defaultLanguage;
}
