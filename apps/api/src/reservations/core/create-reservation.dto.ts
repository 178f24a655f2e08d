import { NeedsCheck } from '../../platform/http/problems/validation.pipe.js';
import { type Language, languages, placeholderCaptchaToken, reservationLimits } from '@strapec/domain';
import { Field, OptionalField, booleanRule, freeText, oneOf } from '../../platform/http/fields/field-rule.js';
import { FormEmail, FormLine, FormNumber, FormPhone, FormText } from '../../platform/http/fields/form-fields.js';
import { GuestNotesDto } from './notes.dto.js';

/** Spec §3; validated by `checkReservation`. */
@NeedsCheck(true)
export class CreateReservationDto extends GuestNotesDto {
  @FormLine({ minLength: 1, maxLength: reservationLimits.nameLength, example: 'Zuzana' })
  firstName: string = '';

  @FormLine({ minLength: 1, maxLength: reservationLimits.nameLength, example: 'Kováčová' })
  lastName: string = '';

  @FormEmail({ format: 'email', maxLength: reservationLimits.emailLength, example: 'zuzana@example.com' })
  email: string = '';

  @FormPhone({
    minLength: 10,
    maxLength: reservationLimits.phoneLength,
    pattern: String.raw`^\+?[\d\s\-./()]+$`,
    description: 'At least ten digits; kept as typed and as E.164',
    example: '+421 905 123 456',
  })
  phone: string = '';

  @FormText({ format: 'date', description: 'Service date on which the venue is open', example: '2026-12-04' })
  date: string = '';

  @FormText({
    pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$|^24:00$`,
    description: '`HH:MM`, one of the starts that the availability of the date names',
    example: '18:30',
  })
  time: string = '';

  @FormNumber({
    required: false,
    type: 'integer',
    minimum: 1,
    maximum: reservationLimits.longestStayHours,
    default: 2,
    description: 'Hours, up to `longestStayHours` in the rules of the venue; must end by closing',
  })
  duration: number = reservationLimits.defaultStayHours;

  @FormNumber({
    required: false,
    type: 'integer',
    minimum: 1,
    maximum: 20,
    default: 2,
    description: 'Guests; larger parties wait for approval, from `approvalFrom` in the rules of the venue on',
  })
  partySize: number = reservationLimits.defaultPartySize;

  @Field(oneOf(languages), { required: false, default: 'en', description: 'Language of the mails to the guest' })
  preferredLanguage: Language = 'en';

  @OptionalField(booleanRule, {
    default: false,
    description: 'One more table at a time at which the guest has one already',
  })
  isSecondTable?: boolean;

  @OptionalField(freeText(10_000), {
    description: 'What the captcha widget gave',
    maxLength: 10_000,
    example: placeholderCaptchaToken,
  })
  captchaToken?: string;
}
