import { NeedsCheck } from '../../../platform/http/problems/validation.pipe.js';
import {
  type InquiryType,
  type Language,
  defaultLanguage,
  inquiryLimits,
  inquiryTypes,
  languages,
} from '@strapec/domain';
import { isUUID } from 'class-validator';
import { CaptchaFormDto } from '../../../platform/captcha/captcha.dto.js';
import { Field, OptionalField, oneOf } from '../../../platform/http/fields/field-rule.js';
import { TypedEmail, TypedLine, TypedPhone, TypedText } from '../../../platform/http/fields/form-fields.js';
import { nothingIfEmpty } from '../../../platform/http/fields/person-rules.js';

/** Spec §3; `checkInquiry` validates it. */
@NeedsCheck(true)
export class CreateEventInquiryDto extends CaptchaFormDto {
  @TypedLine({ minLength: 1, maxLength: inquiryLimits.nameLength, example: 'Zuzana Kováčová' })
  name: string = '';

  @TypedEmail({ format: 'email', maxLength: inquiryLimits.emailLength, example: 'zuzana@example.com' })
  email: string = '';

  @TypedPhone({ minLength: 10, maxLength: inquiryLimits.phoneLength, example: '+421 905 123 456' })
  phone: string = '';

  @TypedText({
    enum: inquiryTypes,
    enumName: 'InquiryType',
    description: 'What the form lists; `private` is any private event. `public_event` goes with `eventId`',
  })
  eventType: InquiryType;

  @TypedText({ format: 'date', description: 'The preferred day: today or later, closed days too' })
  eventDate: string = '';

  @TypedText({ minLength: 1, maxLength: inquiryLimits.guestCountLength, example: '15–20' })
  guestCount: string = '';

  @TypedText({ minLength: 1, maxLength: inquiryLimits.messageLength })
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

  @Field(oneOf(languages), { required: false, default: defaultLanguage, description: 'Language of our answer' })
  language: Language = defaultLanguage;
}
