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
import { FormEmail, FormLine, FormPhone, FormText } from '../../../platform/http/fields/form-fields.js';
import { nullIfEmpty } from '../../../platform/http/fields/person-field-rules.js';

/** Spec §3; `checkInquiry` validates it. */
@NeedsCheck(true)
export class CreateEventInquiryDto extends CaptchaFormDto {
  @FormLine({ minLength: 1, maxLength: inquiryLimits.nameLength, example: 'Zuzana Kováčová' })
  name: string = '';

  @FormEmail({ format: 'email', maxLength: inquiryLimits.emailLength, example: 'zuzana@example.com' })
  email: string = '';

  @FormPhone({ minLength: 10, maxLength: inquiryLimits.phoneLength, example: '+421 905 123 456' })
  phone: string = '';

  @FormText({
    enum: inquiryTypes,
    enumName: 'InquiryType',
    description: 'What the form lists; `private` is any private event. `public_event` goes with `eventId`',
  })
  eventType: InquiryType;

  @FormText({ format: 'date', description: 'The preferred day: today or later, closed days too' })
  eventDate: string = '';

  @FormText({ minLength: 1, maxLength: inquiryLimits.guestCountLength, example: '15–20' })
  guestCount: string = '';

  @FormText({ minLength: 1, maxLength: inquiryLimits.messageLength })
  message: string = '';

  @OptionalField((value) => (isUUID(value) ? null : 'id_invalid'), {
    convert: nullIfEmpty,
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
