import { HttpError } from '@strapec/contracts';
import { type ReservationField, checkReservation, findFirstErrorField, markMissing, mapErrors } from '@strapec/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { currentDateTime } from '../../shared/clock';
import { useLanguage } from '../../shared/i18n/language-context';
import { useVenue } from '../../shared/site/site';
import { type FormNotice, findActiveNotice } from '../../shared/forms/form-notice';
import { reservationFailureText, tableStatusText } from './failure-texts';
import { type FieldMessageIds, noticeTitleIds, errorTextValues, fieldMessageIds } from './field-message-ids';
import { type GuestFieldName, fieldsInOrder, toCreateReservation } from './reservation-values';
import { needsNewCaptcha } from '../../shared/captcha/use-captcha-token';
import { type ReserveTextId, useReserveText } from './texts';
import { type GuestInput, useGuestInput } from './use-guest-input';
import { type SavedReservation, useSendReservation } from './use-send-reservation';
import { useCaptchaWait } from './use-captcha-wait';
import { offerSectionId, confirmButtonId, fieldId, focusElement } from './dialog-focus';

export type ReservationFormState = ReturnType<typeof useReservationForm>;

/** The input survives closing the dialog and every failure. */
export function useReservationForm(isOpen: boolean, onReserved: (reservation: SavedReservation) => void) {
  const { language } = useLanguage();
  const input = useGuestInput();
  const reservationNotice = useReservationNotice();
  const findErrors = useErrorCheck(input);
  const [isAlreadyReserved, setAlreadyReserved] = useState(false);
  const attempt = useRef<Attempt>({});
  const { send, isSending } = useSendReservation({
    onReserved: (reservation) => {
      input.startOver();
      onReserved(reservation);
    },
    onFailed: (error) => {
      if (needsNewCaptcha(error) && retryWithNewCaptcha(error)) return;
      setAlreadyReserved(error instanceof HttpError && error.code === 'already_reserved');
      reservationNotice.showFailure(error);
      focusAfterSending(applyFailure(error, input));
    },
  });
  const captchaWait = useCaptchaWait(input.captcha, isOpen);
  const isUnderway = isSending || captchaWait.isWaiting;
  const focusAfterSending = useDeferredFocus(isUnderway);

  const submit = ({ isSecondTable }: Pick<Attempt, 'isSecondTable'> = {}) => {
    reservationNotice.clear();
    setAlreadyReserved(false);
    attempt.current = { isSecondTable };
    const errors = findErrors();
    const firstField = findFirstErrorField(errors);
    if (!firstField) return sendNow(input.captcha.token);
    const refuse = () =>
      showRefusal(
        firstField,
        mapErrors(errors, (code) => fieldMessageIds[code]),
      );
    if (!isCaptchaOnly(errors) || !captchaWait.waitForToken({ onToken: sendNow, onTimeout: refuse })) refuse();
  };
  const sendNow = (captchaToken: string | null) => {
    const { isSecondTable, isRepeated } = attempt.current;
    const details = { preferredLanguage: language, captchaToken, ...(isSecondTable && { isSecondTable }) };
    void send(toCreateReservation({ ...input.values, ...(isRepeated && { decoy: '' }) }, details));
  };
  /** Once per press, and only if the captcha needs no input from the guest. */
  const retryWithNewCaptcha = (failure: Error): boolean => {
    if (attempt.current.isRepeated) return false;
    attempt.current.isRepeated = true;
    input.changeValues({ decoy: '' });
    input.captcha.renewToken();
    return captchaWait.waitForToken({ onToken: sendNow, onTimeout: () => reservationNotice.showFailure(failure) });
  };
  const checkOnBlur = (field: GuestFieldName) => {
    const error = input.values[field].trim() && findErrors()[field];
    if (error) input.markErrors({ ...input.errors, [field]: fieldMessageIds[error] });
  };
  const showRefusal = (firstField: ReservationField | 'missing', errors: FieldMessageIds) => {
    reservationNotice.showInputErrors(firstField, errors, input);
    input.markErrors(errors);
    focusElement(firstErrorElementId(errors));
  };
  const currentNotice = findActiveNotice(reservationNotice.notice, input.errors);
  return { ...input, isSending: isUnderway, notice: currentNotice, isAlreadyReserved, submit, checkOnBlur };
}

const isCaptchaOnly = (errors: object): boolean => Object.keys(errors).every((field) => field === 'captchaToken');

interface Attempt {
  isSecondTable?: boolean | undefined;
  isRepeated?: boolean;
}

function useErrorCheck({ values, captcha }: GuestInput) {
  const venue = useVenue();
  return () => {
    const draft = { ...values, captchaToken: captcha.token };
    return markMissing(checkReservation(draft, currentDateTime(), venue), draft);
  };
}

/** While a request is sent the button is disabled and cannot take the focus. */
function useDeferredFocus(isWorking: boolean): (elementId: string) => void {
  const targetId = useRef<string | null>(null);
  useEffect(() => {
    if (isWorking || targetId.current === null) return;
    focusElement(targetId.current);
    targetId.current = null;
  }, [isWorking]);
  return useCallback((elementId: string) => {
    targetId.current = elementId;
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
    showInputErrors: (
      firstField: ReservationField | 'missing',
      errors: FieldMessageIds,
      { day, values }: GuestInput,
    ) => {
      const messageId = firstField === 'missing' ? undefined : errors[firstField];
      const message = text(messageId ?? 'reserve.refusal.missing', errorTextValues(day, language, values.time));
      setNotice({ title: text(noticeTitleIds[firstField]), text: message, isFailure: false });
    },
    showFailure: (error: Error) => {
      const tableStatus = tableStatusText(error, text);
      const message = [reservationFailureText(error, text), tableStatus].filter(Boolean).join(' ');
      setNotice({ title: text('reserve.failure.title'), text: message, isFailure: tableStatus !== null });
    },
  };
}

/** Returns the id of the element to focus. */
function applyFailure(error: Error, input: GuestInput): string {
  const errors = fieldErrorsFrom(error);
  const { problem, code } = error instanceof HttpError ? error : { problem: null, code: null };
  const reason = code === 'slot_not_offered' ? 'notOffered' : 'taken';
  input.markErrors(errors);
  input.setAlternatives(problem?.alternatives ? { ...problem.alternatives, reason } : null);
  input.captcha.renewIfUsed(error);
  return problem?.alternatives ? offerSectionId : firstErrorElementId(errors);
}

/** Rules §12; `captcha_failed` belongs to the captcha. */
function fieldErrorsFrom(error: Error): FieldMessageIds {
  if (!(error instanceof HttpError)) return {};
  if (error.code === 'captcha_failed') return { captchaToken: 'reserve.refusal.captcha' };
  const problems = error.problem?.errors ?? [];
  return Object.fromEntries(
    problems.filter(({ field }) => isReservationField(field)).map(({ field, code }) => [field, fieldMessageId(code)]),
  );
}

function firstErrorElementId(errors: FieldMessageIds): string {
  const field = fieldsInOrder.find((name) => errors[name]);
  return field ? fieldId(field) : confirmButtonId;
}

const isReservationField = (name: string): boolean => fieldsInOrder.includes(name as ReservationField);
const fieldMessageId = (code: string): ReserveTextId =>
  Object.hasOwn(fieldMessageIds, code) ? fieldMessageIds[code as keyof typeof fieldMessageIds] : 'reserve.wrong';
