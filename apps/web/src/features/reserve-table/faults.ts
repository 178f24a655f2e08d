import { HttpError } from '@strapec/contracts';
import type { Faults, ReservationField } from '@strapec/domain';
import { faultWords, isKnownFault } from './fault-words';
import { fieldsAsMet } from './reservation-values';
import type { ReserveMessageId } from './texts';

/** What is said about which field. */
export type FaultsInWords = Readonly<Faults<ReservationField, ReserveMessageId>>;

/** The fields that the API found wanting (rules §12); its captcha refusal is about the captcha. */
export function faultsInError(error: Error): FaultsInWords {
  if (!(error instanceof HttpError)) return {};
  if (error.code === 'captcha_failed') return { captchaToken: 'reserve.refusal.captcha' };
  const problems = error.problem?.errors ?? [];
  return Object.fromEntries(
    problems.filter(({ field }) => isField(field)).map(({ field, code }) => [field, wordsFor(code)]),
  );
}

/** The field at fault that a guest meets first. */
export function firstMet(faults: FaultsInWords): ReservationField | undefined {
  return fieldsAsMet.find((field) => faults[field]);
}

const isField = (name: string): boolean => fieldsAsMet.includes(name as ReservationField);
const wordsFor = (code: string): ReserveMessageId => (isKnownFault(code) ? faultWords[code] : 'reserve.wrong');
