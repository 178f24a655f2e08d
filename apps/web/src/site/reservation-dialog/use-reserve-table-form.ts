import { HttpError } from '@strapec/contracts';
import { type ReservationField, checkReservation, reservationFields, firstErrorOf, withMissing } from '@strapec/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { currentMoment } from '../../shared/clock';
import { useLanguage } from '../../shared/i18n/language-context';
import { useVenue } from '../../shared/site/site';
import { type FormNotice, noticeInForce } from '../../shared/forms/form-notice';
import { errorsInWords } from '../../shared/forms/errors-in-words';
import { failureText, tableAfterFailure } from './error-messages';
import { type ErrorsInWords, errorTitles, errorValues, errorWords } from './error-words';
import { fieldsAsMet, requestOf } from './reservation-values';
import { needsProof } from '../../shared/captcha/use-captcha-token';
import { type ReserveMessageId, useReserveText } from './texts';
import { type ReservationEntry, useReservationEntry } from './use-reservation-entry';
import { type SavedReservation, useSendReservation } from './use-send-reservation';
import { useWhenProven } from './use-when-proven';
import { alternativesId, confirmButtonId, fieldId, focusElement } from './focus-field';

export type ReserveTableForm = ReturnType<typeof useReserveTableForm>;

/** The input survives closing the dialog and every failure. */
export function useReserveTableForm(isOpen: boolean, onReserved: (made: SavedReservation) => void) {
  const { language } = useLanguage();
  const entry = useReservationEntry();
  const notice = useReservationNotice();
  const errorsNow = useErrorsNow(entry);
  const refusalIn = () => refusalOf(errorsNow());
  const [isAlreadyReserved, setAlreadyReserved] = useState(false);
  const attempt = useRef<Attempt>({});
  const { send, isSending } = useSendReservation({
    onReserved: (reservation) => {
      entry.startAnew();
      onReserved(reservation);
    },
    onFailed: (error) => {
      if (needsProof(error) && sendWithNewProof(error)) return;
      setAlreadyReserved(error instanceof HttpError && error.code === 'already_reserved');
      notice.onFailed(error);
      focusAfterSending(noteFailure(error, entry));
    },
  });
  const proof = useWhenProven(entry.captcha, isOpen);
  const isUnderway = isSending || proof.isAwaited;
  const focusAfterSending = useFocusAfter(isUnderway);

  const submit = ({ isSecondTable }: Pick<Attempt, 'isSecondTable'> = {}) => {
    notice.clear();
    setAlreadyReserved(false);
    attempt.current = { isSecondTable };
    const refusal = refusalIn();
    if (!refusal) return sendNow(entry.captcha.token);
    if (refusal.isOnlyProof && proof.wait({ onProven: sendNow, onGivenUp: () => refuse(refusal) })) return;
    refuse(refusal);
  };
  const sendNow = (captchaToken: string | null) => {
    const { isSecondTable, isRepeated } = attempt.current;
    const circumstances = { preferredLanguage: language, captchaToken, ...(isSecondTable && { isSecondTable }) };
    void send(requestOf({ ...entry.values, ...(isRepeated && { decoy: '' }) }, circumstances));
  };
  /** Once per press, and only if the captcha needs no input from the guest. */
  const sendWithNewProof = (failure: Error): boolean => {
    if (attempt.current.isRepeated) return false;
    attempt.current.isRepeated = true;
    entry.change({ decoy: '' });
    entry.captcha.renew();
    return proof.wait({ onProven: sendNow, onGivenUp: () => notice.onFailed(failure) });
  };
  const checkLeft = (field: 'firstName' | 'lastName' | 'email' | 'phone') => {
    const error = entry.values[field].trim() && errorsNow()[field];
    if (error) entry.markErrors({ ...entry.errors, [field]: errorWords[error] });
  };
  const refuse = ({ first, errors }: Refusal) => {
    notice.onRefused(first, errors, entry);
    noteRefusal(errors, entry);
  };
  const noticeNow = noticeInForce(notice.notice, entry.errors);
  return { ...entry, isSending: isUnderway, notice: noticeNow, isAlreadyReserved, submit, checkLeft };
}

interface Attempt {
  isSecondTable?: boolean | undefined;
  isRepeated?: boolean;
}

interface Refusal {
  first: Parameters<ReturnType<typeof useReservationNotice>['onRefused']>[0];
  errors: ErrorsInWords;
  isOnlyProof: boolean;
}

function useErrorsNow({ values, captcha }: ReturnType<typeof useReservationEntry>) {
  const venue = useVenue();
  return () => {
    const draft = { ...values, captchaToken: captcha.token };
    return withMissing(checkReservation(draft, currentMoment(), venue), draft);
  };
}

function refusalOf(found: ReturnType<ReturnType<typeof useErrorsNow>>): Refusal | null {
  const first = firstErrorOf(found, reservationFields);
  if (!first) return null;
  const isOnlyProof = Object.keys(found).every((field) => field === 'captchaToken');
  return { first, errors: errorsInWords(found, (code) => errorWords[code]), isOnlyProof };
}

/** While a request is sent the button is disabled and cannot take the focus. */
function useFocusAfter(isWorking: boolean): (elementId: string) => void {
  const target = useRef<string | null>(null);
  useEffect(() => {
    if (isWorking || target.current === null) return;
    focusElement(target.current);
    target.current = null;
  }, [isWorking]);
  return useCallback((elementId: string) => {
    target.current = elementId;
  }, []);
}

/** In place of a toast (rules §1, spec §5, §8). */
function useReservationNotice() {
  const text = useReserveText();
  const { language } = useLanguage();
  const [notice, setNotice] = useState<FormNotice | null>(null);
  return {
    notice,
    clear: () => setNotice(null),
    onRefused: (first: ReservationField | 'missing', errors: ErrorsInWords, { day, values }: ReservationEntry) => {
      const words = first === 'missing' ? undefined : errors[first];
      const sentence = text(words ?? 'reserve.refusal.missing', errorValues(day, language, values.time));
      setNotice({ title: text(errorTitles[first]), text: sentence, isFailure: false });
    },
    onFailed: (error: Error) => {
      const table = tableAfterFailure(error, text);
      const sentences = [failureText(error, text), table].filter(Boolean).join(' ');
      setNotice({ title: text('reserve.failure.title'), text: sentences, isFailure: table !== null });
    },
  };
}

function noteRefusal(errors: ErrorsInWords, entry: ReservationEntry): void {
  entry.markErrors(errors);
  focusElement(placeOf(errors));
}

/** Returns the id of the element to focus. */
function noteFailure(error: Error, entry: ReservationEntry): string {
  const errors = errorsInError(error);
  const { problem, code } = error instanceof HttpError ? error : { problem: null, code: null };
  const because = code === 'slot_not_offered' ? 'notOffered' : 'taken';
  entry.markErrors(errors);
  entry.setAlternatives(problem?.alternatives ? { ...problem.alternatives, because } : null);
  entry.captcha.renewIfSpent(error);
  return problem?.alternatives ? alternativesId : placeOf(errors);
}

/** Rules §12; `captcha_failed` belongs to the captcha. */
function errorsInError(error: Error): ErrorsInWords {
  if (!(error instanceof HttpError)) return {};
  if (error.code === 'captcha_failed') return { captchaToken: 'reserve.refusal.captcha' };
  const problems = error.problem?.errors ?? [];
  return Object.fromEntries(
    problems.filter(({ field }) => isField(field)).map(({ field, code }) => [field, wordsFor(code)]),
  );
}

function placeOf(errors: ErrorsInWords): string {
  const field = fieldsAsMet.find((name) => errors[name]);
  return field ? fieldId(field) : confirmButtonId;
}

const isField = (name: string): boolean => fieldsAsMet.includes(name as ReservationField);
const wordsFor = (code: string): ReserveMessageId =>
  Object.hasOwn(errorWords, code) ? errorWords[code as keyof typeof errorWords] : 'reserve.wrong';
