import { HttpError } from '@strapec/contracts';
import type { ReservationField } from '@strapec/domain';
import { type FaultsInWords, faultWords } from './fault-words';
import { alternativesId, confirmButtonId, fieldId, focusElement } from './focus-field';
import { fieldsAsMet } from './reservation-values';
import type { ReserveMessageId } from './texts';
import type { ReservationEntry } from './use-reservation-entry';

/** Marks what keeps the form from being sent, and leads the guest there. */
export function noteRefusal(faults: FaultsInWords, entry: ReservationEntry): void {
  entry.markFaults(faults);
  focusElement(placeOf(faults));
}

/** Marks what the API found wanting and keeps what it offers instead. Answers with the id of the place to go to. */
export function noteFailure(error: Error, entry: ReservationEntry): string {
  const faults = faultsInError(error);
  const { problem, code } = error instanceof HttpError ? error : { problem: null, code: null };
  const because = code === 'slot_not_offered' ? 'notOffered' : 'taken';
  entry.markFaults(faults);
  entry.setAlternatives(problem?.alternatives ? { ...problem.alternatives, because } : null);
  entry.captcha.renewIfSpent(error);
  return problem?.alternatives ? alternativesId : placeOf(faults);
}

/** The fields that the API found wanting (rules §12); its captcha refusal is about the captcha. */
function faultsInError(error: Error): FaultsInWords {
  if (!(error instanceof HttpError)) return {};
  if (error.code === 'captcha_failed') return { captchaToken: 'reserve.refusal.captcha' };
  const problems = error.problem?.errors ?? [];
  return Object.fromEntries(
    problems.filter(({ field }) => isField(field)).map(({ field, code }) => [field, wordsFor(code)]),
  );
}

/** The field at fault that a guest meets first, else the button. */
function placeOf(faults: FaultsInWords): string {
  const field = fieldsAsMet.find((name) => faults[name]);
  return field ? fieldId(field) : confirmButtonId;
}

const isField = (name: string): boolean => fieldsAsMet.includes(name as ReservationField);
const wordsFor = (code: string): ReserveMessageId =>
  Object.hasOwn(faultWords, code) ? faultWords[code as keyof typeof faultWords] : 'reserve.wrong';
