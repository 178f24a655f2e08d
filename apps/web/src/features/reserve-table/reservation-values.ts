import type { CreateReservationDto } from '@strapec/contracts';
import {
  type GuestNote,
  type Language,
  type ReservationField,
  type ServiceDate,
  byNote,
  guestNotes,
  reservationLimits,
} from '@strapec/domain';

import { currentMoment } from '../../shared/clock';
import { readDraft } from '../../shared/reserve/reservation-draft';

/** What a guest has chosen and typed so far; `null` is not chosen yet. */
export interface ReservationValues extends Record<GuestNote, string> {
  date: ServiceDate | null;
  time: string | null;
  /** Hours; 0 is what is usual in the house. */
  duration: number;
  partySize: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** More people than can be reserved for here: the inquiry is for them. */
  isLargerParty: boolean;
  /** A field that guests do not see (rules §6). */
  decoy: string;
}

export const emptyValues: ReservationValues = {
  date: null,
  time: null,
  duration: 0,
  partySize: reservationLimits.defaultPartySize,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  isLargerParty: false,
  ...byNote(guestNotes, () => ''),
  decoy: '',
};

/** What this tab has kept of an earlier look; a value of another kind, or a day that has passed, is not taken up. */
export function keptValues(): ReservationValues {
  const draft = readDraft();
  const isUsable = ([name, value]: [string, unknown]) =>
    name in emptyValues && typeof value === kindOf(name as keyof ReservationValues);
  const kept = Object.fromEntries(Object.entries(draft).filter(isUsable)) as Partial<ReservationValues>;
  const isPast = !kept.date || kept.date < currentMoment().date;
  return Object.keys(kept).length > 0
    ? { ...emptyValues, ...kept, ...(isPast && { date: null, time: null }) }
    : emptyValues;
}

const kindOf = (name: keyof ReservationValues) =>
  name === 'date' || name === 'time' ? 'string' : typeof emptyValues[name];

/** The fields in the order in which a guest meets them. */
export const fieldsAsMet: readonly ReservationField[] = [
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

/** What only the moment of sending knows. */
interface SendingCircumstances {
  preferredLanguage: Language;
  captchaToken: string | null;
  /** One more table at a time at which the guest has one already. */
  isSecondTable?: boolean;
}

/** What is sent (spec §3). The values have passed the rules, so date and time are there. */
export function requestOf(values: ReservationValues, circumstances: SendingCircumstances): CreateReservationDto {
  const { captchaToken, ...rest } = circumstances;
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
    ...notesIn(values),
    ...(captchaToken && { captchaToken }),
    ...rest,
  };
}

/** The notes that say something. */
function notesIn(values: ReservationValues): Partial<Pick<CreateReservationDto, GuestNote>> {
  const filled = guestNotes.filter((note) => values[note].trim() !== '');
  return byNote(filled, (note) => values[note].trim());
}
