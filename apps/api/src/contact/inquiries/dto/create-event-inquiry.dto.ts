import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type InquiryType,
  type Language,
  defaultLanguage,
  inquiryLimits,
  inquiryTypes,
  languages,
} from '@strapec/domain';
import { isUUID } from 'class-validator';
import { CaptchaFormDto } from '../../../platform/captcha/dto/captcha-form.dto.js';
import { Obeys, OptionalField, oneOf } from '../../../platform/http/fields/field-rule.js';
import { TypedEmail, TypedLine, TypedPhone, TypedText } from '../../../platform/http/fields/form-fields.js';
import { nothingIfEmpty } from '../../../platform/http/fields/person-rules.js';

/** The body of the inquiry form (spec §3); `checkInquiry` validates it. */
export class CreateEventInquiryDto extends CaptchaFormDto {
  @ApiProperty({ minLength: 1, maxLength: inquiryLimits.nameLength, example: 'Zuzana Kováčová' })
  @TypedLine()
  name: string = '';

  @ApiProperty({ format: 'email', maxLength: inquiryLimits.emailLength, example: 'zuzana@example.com' })
  @TypedEmail()
  email: string = '';

  @ApiProperty({ minLength: 10, maxLength: inquiryLimits.phoneLength, example: '+421 905 123 456' })
  @TypedPhone()
  phone: string = '';

  @ApiProperty({
    enum: inquiryTypes,
    enumName: 'InquiryType',
    description: 'What the form lists; `private` is any private event. `public_event` goes with `eventId`',
  })
  @TypedText()
  eventType: InquiryType;

  @ApiProperty({ format: 'date', description: 'The preferred day: today or later, closed days too' })
  @TypedText()
  eventDate: string = '';

  @ApiProperty({ minLength: 1, maxLength: inquiryLimits.guestCountLength, example: '15–20' })
  @TypedText()
  guestCount: string = '';

  @ApiProperty({ minLength: 1, maxLength: inquiryLimits.messageLength })
  @TypedText()
  message: string = '';

  @OptionalField((value) => (isUUID(value) ? null : 'id_invalid'), {
    as: nothingIfEmpty,
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      'The public event that it is about: kind and day are its own then, and `guestCount` a number of its places',
  })
  eventId?: string | null;

  @ApiPropertyOptional({ enum: languages, default: defaultLanguage, description: 'Language of our answer' })
  @Obeys(oneOf(languages))
  language: Language = defaultLanguage;
}
