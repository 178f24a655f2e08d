import { HttpError } from '@strapec/contracts';
import { type FaultsInWords, faultsInError, firstMet } from './faults';
import { alternativesId, confirmButtonId, fieldId, focusElement } from './focus-field';
import type { ReservationEntry } from './use-reservation-entry';

/** Marks what keeps the form from being sent, and leads the guest there. */
export function noteRefusal(faults: FaultsInWords, entry: ReservationEntry): void {
  entry.markFaults(faults);
  focusElement(placeOf(faults));
}

/** Marks what the API found wanting and keeps what it offers instead. Answers with the id of the place to go to. */
export function noteFailure(error: Error, entry: ReservationEntry): string {
  const faults = faultsInError(error);
  const alternatives = (error instanceof HttpError && error.problem?.alternatives) || null;
  entry.markFaults(faults);
  entry.setAlternatives(alternatives && { ...alternatives, because: reasonOf(error) });
  entry.captcha.renewIfSpent(error);
  return alternatives ? alternativesId : placeOf(faults);
}

const reasonOf = (error: Error) =>
  error instanceof HttpError && error.code === 'slot_not_offered' ? 'notOffered' : 'taken';

function placeOf(faults: FaultsInWords): string {
  const field = firstMet(faults);
  return field ? fieldId(field) : confirmButtonId;
}
