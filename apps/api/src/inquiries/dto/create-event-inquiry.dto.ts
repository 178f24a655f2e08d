import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type InquiryType,
  type Language,
  defaultLanguage,
  inquiryLimits,
  inquiryTypes,
  languages,
} from '@strapec/domain';
import { Transform } from 'class-transformer';
import { CaptchaFormDto } from '../../captcha/dto/captcha-form.dto.js';
import { Obeys, oneOf, singleLine, writtenText } from '../../http/field-rule.js';
import { emailAddress, lowerCased, orMissing, trimmed } from '../../http/person-rules.js';
import { eventDateRule, eventTypeRule, inquiryPhoneRule } from '../inquiry-rules.js';

/** What the inquiry form sends (spec §3, §5). */
export class CreateEventInquiryDto extends CaptchaFormDto {
  @ApiProperty({ minLength: 1, maxLength: inquiryLimits.nameLength, example: 'Zuzana Kováčová' })
  @Transform(trimmed)
  @Obeys(orMissing('name_required', singleLine(inquiryLimits.nameLength)))
  name: string;

  @ApiProperty({ format: 'email', maxLength: inquiryLimits.emailLength, example: 'zuzana@example.com' })
  @Transform(lowerCased)
  @Obeys(emailAddress(inquiryLimits.emailLength, 'email_address_invalid'))
  email: string;

  @ApiProperty({ minLength: 10, maxLength: inquiryLimits.phoneLength, example: '+421 905 123 456' })
  @Transform(trimmed)
  @Obeys(inquiryPhoneRule)
  phone: string;

  @ApiProperty({
    enum: inquiryTypes,
    enumName: 'InquiryType',
    description: 'A private wine tasting and a wine dinner are private events',
  })
  @Obeys(eventTypeRule)
  eventType: InquiryType;

  @ApiProperty({ format: 'date', description: 'The day that is wished for: today or later, closed days too' })
  @Obeys(eventDateRule)
  eventDate: string;

  @ApiProperty({ minLength: 1, maxLength: inquiryLimits.guestCountLength, example: '15–20' })
  @Transform(trimmed)
  @Obeys(orMissing('guest_count_required', singleLine(inquiryLimits.guestCountLength)))
  guestCount: string;

  @ApiProperty({ minLength: 1, maxLength: inquiryLimits.messageLength })
  @Transform(trimmed)
  @Obeys(orMissing('event_details_required', writtenText(inquiryLimits.messageLength)))
  message: string;

  @ApiPropertyOptional({ enum: languages, default: defaultLanguage, description: 'Language of our answer' })
  @Obeys(oneOf(languages))
  language: Language = defaultLanguage;
}
