import { OmitType } from '@nestjs/swagger';
import {
  type Language,
  type ReservationSource,
  languages,
  minutesPerHour,
  normalizeLine,
  normalizePhone,
  reservationLimits,
} from '@strapec/domain';
import {
  Field,
  OptionalField,
  oneOf,
  serviceDateRule,
  singleLine,
  booleanRule,
  wholeNumber,
} from '../../platform/http/fields/field-rule.js';
import {
  emailAddressRule,
  nullIfEmpty,
  textOrNull,
  textTransform,
  withMissingCode,
} from '../../platform/http/fields/person-field-rules.js';
import { toStoredEmail } from '../../platform/http/fields/stored-email.js';
import { partySizeRule, staffPhoneRule, staffStayRule, tablesRule, timeRule } from '../core/reservation-field-rules.js';
import { StaffNotesDto } from '../core/notes.dto.js';

export class CreateStaffReservationDto extends StaffNotesDto {
  @OptionalField(singleLine(reservationLimits.nameLength), {
    convert: textOrNull(normalizeLine),
    maxLength: reservationLimits.nameLength,
    nullable: true,
  })
  firstName?: string | null;

  @Field(withMissingCode('last_name_required', singleLine(reservationLimits.nameLength)), {
    convert: textTransform(normalizeLine),
    minLength: 1,
    maxLength: reservationLimits.nameLength,
    example: 'Kováčová',
  })
  lastName: string;

  @OptionalField(emailAddressRule('email_invalid'), {
    convert: textOrNull(toStoredEmail),
    format: 'email',
    maxLength: reservationLimits.emailLength,
    nullable: true,
  })
  email?: string | null;

  @OptionalField(staffPhoneRule, {
    convert: textOrNull(normalizePhone),
    minLength: 3,
    maxLength: reservationLimits.phoneLength,
    nullable: true,
    type: String,
    description: 'As it was said on the telephone: part of a number is enough',
  })
  phone?: string | null;

  @Field(serviceDateRule, { format: 'date', description: 'Service date', example: '2026-12-04' })
  date: string;

  @Field(timeRule, {
    pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$|^24:00$`,
    description: 'By the quarter of an hour, else for a reason; until 05:00 it is after the midnight of that evening',
    example: '18:30',
  })
  time: string;

  @Field(staffStayRule, {
    type: 'number',
    minimum: 0.5,
    maximum: reservationLimits.maxStaffStayMinutes / minutesPerHour,
    multipleOf: 0.5,
    description: 'Hours, by the half hour; a visit ends by 05:00',
  })
  duration: number;

  @Field(partySizeRule, { minimum: 1, maximum: 20 })
  partySize: number;

  @Field(oneOf(languages), { required: false, default: 'sk', description: 'Language of the mails to the guest' })
  preferredLanguage: Language = 'sk';

  @Field(oneOf(['phone', 'walk_in']), { enum: ['phone', 'walk_in'], description: 'A walk-in is seated at once' })
  source: Extract<ReservationSource, 'phone' | 'walk_in'>;

  @OptionalField(tablesRule, {
    type: [String],
    nullable: true,
    description: 'Pins the visit to these tables; without them the venue chooses and may re-seat it later',
    example: ['T5'],
  })
  tables?: string[] | null;

  @OptionalField(singleLine(reservationLimits.reasonLength), {
    convert: nullIfEmpty,
    maxLength: reservationLimits.reasonLength,
    nullable: true,
    description: 'Why a rule does not hold this once',
  })
  overrideReason?: string | null;
}

export class UpdateReservationDto extends OmitType(CreateStaffReservationDto, ['source'] as const) {
  @Field(wholeNumber(1, 2_147_483_647, 'not_a_choice'), { minimum: 1, description: 'The version that was edited' })
  version: number;

  @Field(booleanRule, { required: false, default: false, description: 'No mail goes to the guest about this change' })
  isQuiet: boolean = false;
}
