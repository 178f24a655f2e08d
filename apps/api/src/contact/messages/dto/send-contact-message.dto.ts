import { NeedsCheck } from '../../../platform/http/problems/validation.pipe.js';
import { type Language, contactLimits, defaultLanguage, languages, normalizePhone } from '@strapec/domain';
import { CaptchaFormDto } from '../../../platform/captcha/captcha.dto.js';
import { Field, OptionalField, anyTextRule, oneOf } from '../../../platform/http/fields/field-rule.js';
import { FormEmail, FormLine, FormText } from '../../../platform/http/fields/form-fields.js';
import { textOrNull } from '../../../platform/http/fields/person-field-rules.js';

/** Spec §3; `checkContactMessage` validates it. */
@NeedsCheck(true)
export class SendContactMessageDto extends CaptchaFormDto {
  @FormLine({ minLength: 1, maxLength: contactLimits.nameLength, example: 'Zuzana' })
  firstName: string = '';

  @FormLine({ minLength: 1, maxLength: contactLimits.nameLength, example: 'Kováčová' })
  lastName: string = '';

  @FormEmail({ format: 'email', maxLength: contactLimits.emailLength, example: 'zuzana@example.com' })
  email: string = '';

  @OptionalField(anyTextRule, {
    convert: textOrNull(normalizePhone),
    nullable: true,
    maxLength: contactLimits.phoneLength,
    description: 'At least ten digits, or nothing',
    example: '+421 905 123 456',
  })
  phone?: string | null;

  @FormText({ minLength: 1, maxLength: contactLimits.messageLength })
  message: string = '';

  @Field(oneOf(languages), { required: false, default: defaultLanguage, description: 'Language of our answer' })
  language: Language = defaultLanguage;
}
