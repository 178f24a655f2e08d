import { HttpError } from '@strapec/contracts';
import type { RequestRefusal } from '@strapec/domain';
import { isRefusal, refusalMessages } from './refusal-messages';
import { type ReservationField, type ReservationValues, fieldsInOrder, missingFields } from './reservation-values';
import type { ReserveMessageId } from './texts';

/** What is wrong with which field. */
export type Faults = Readonly<Partial<Record<ReservationField, ReserveMessageId>>>;

/** The fields that a refusal of the form is about. */
export function faultsOfRefusal(refusal: RequestRefusal, values: ReservationValues): Faults {
  const { field, text } = refusalMessages[refusal];
  if (field) return { [field]: text };
  return Object.fromEntries(missingFields(values).map((missing) => [missing, 'reserve.required']));
}

/** The fields that the API found wanting (rules §12); its captcha refusal is about the captcha. */
export function faultsInError(error: Error): Faults {
  if (!(error instanceof HttpError)) return {};
  if (error.code === 'captcha_failed') return { captcha: 'reserve.refusal.captcha' };
  const problems = error.problem?.errors ?? [];
  return Object.fromEntries(
    problems.filter(({ field }) => isField(field)).map(({ field, code }) => [field, wordsFor(code)]),
  );
}

/** The fault a guest meets first. */
export function firstFault(faults: Faults): ReservationField | undefined {
  return fieldsInOrder.find((field) => faults[field]);
}

const isField = (name: string): boolean => fieldsInOrder.includes(name as ReservationField);
const wordsFor = (code: string): ReserveMessageId => {
  if (isRefusal(code)) return refusalMessages[code].text;
  return code === 'invalid_characters' ? 'reserve.characters' : 'reserve.wrong';
};
