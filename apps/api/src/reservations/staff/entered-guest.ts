import { type FormNote, byNote, formNotes, spokenOr } from '@strapec/domain';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { CreateStaffReservationDto } from './staff-reservation.dto.js';
import { e164Of } from '../../platform/http/fields/phone-number.js';

type EnteredGuest = Pick<
  Reservation,
  'firstName' | 'lastName' | 'email' | 'phone' | 'phoneE164' | 'preferredLanguage' | FormNote
>;

/** Staff need to enter only a last name. */
export function enteredGuest(request: Omit<CreateStaffReservationDto, 'source'>): EnteredGuest {
  const { firstName, lastName, email = null, phone = null, preferredLanguage } = request;
  const phoneE164 = phone === null ? null : e164Of(phone);
  return {
    firstName: firstName ?? '',
    lastName,
    email,
    phone,
    phoneE164,
    preferredLanguage: spokenOr(preferredLanguage),
    ...byNote(formNotes, (note) => request[note] ?? null),
  };
}
