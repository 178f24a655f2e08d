import type { CreateReservationDto } from '@strapec/contracts';
import {
  type GuestNote,
  type Language,
  type ReservationField,
  type ServiceDate,
  mapNotes,
  guestNotes,
  reservationLimits,
} from '@strapec/domain';

import { currentDateTime } from '../../shared/clock';
import { readReservationDraft } from '../../shared/reserve/reservation-draft';

export type GuestFieldName = 'firstName' | 'lastName' | 'email' | 'phone';

/** `null` is not chosen yet. */
export interface ReservationValues extends Record<GuestFieldName | GuestNote, string> {
  date: ServiceDate | null;
  time: string | null;
  /** Hours; 0 is the usual duration. */
  duration: number;
  partySize: number;
  isLargerParty: boolean;
  /** Rules §6. */
  decoy: string;
}

export const initialValues: ReservationValues = {
  date: null,
  time: null,
  duration: 0,
  partySize: reservationLimits.defaultPartySize,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  isLargerParty: false,
  ...mapNotes(guestNotes, () => ''),
  decoy: '',
};

/** Of this tab, without past days and values of another type. */
export function readStoredValues(): ReservationValues {
  const draft = readReservationDraft();
  const isUsable = ([name, value]: [string, unknown]) =>
    name in initialValues && typeof value === expectedType(name as keyof ReservationValues);
  const stored = Object.fromEntries(Object.entries(draft).filter(isUsable)) as Partial<ReservationValues>;
  const isPast = !stored.date || stored.date < currentDateTime().date;
  return Object.keys(stored).length > 0
    ? { ...initialValues, ...stored, ...(isPast && { date: null, time: null }) }
    : initialValues;
}

const expectedType = (name: keyof ReservationValues) =>
  name === 'date' || name === 'time' ? 'string' : typeof initialValues[name];

export const fieldsInOrder: readonly ReservationField[] = [
  'partySize',
  'date',
  'duration',
  'time',
  'firstName',
  'lastName',
  'email',
  'phone',
  ...guestNotes,
  'captchaToken',
];

interface SubmissionDetails {
  preferredLanguage: Language;
  captchaToken: string | null;
  /** The guest already has a table at that time. */
  isSecondTable?: boolean;
}

/** Spec §3. */
export function toCreateReservation(values: ReservationValues, details: SubmissionDetails): CreateReservationDto {
  const { captchaToken, ...rest } = details;
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    date: values.date ?? '',
    time: values.time ?? '',
    duration: values.duration,
    partySize: values.partySize,
    decoy: values.decoy,
    ...toFilledNotes(values),
    ...(captchaToken && { captchaToken }),
    ...rest,
  };
}

function toFilledNotes(values: ReservationValues): Partial<Pick<CreateReservationDto, GuestNote>> {
  const filled = guestNotes.filter((note) => values[note].trim() !== '');
  return mapNotes(filled, (note) => values[note].trim());
}
