import { createEventInquiry } from '@strapec/contracts';
import {
  type InquiryError,
  type InquiryField,
  type InquiryType,
  checkInquiry,
  venueDayOn,
  inquiryFields,
  mapErrors,
} from '@strapec/domain';
import { type FormEvent, useEffect, useState } from 'react';
import { useCaptchaToken, useSendWithCaptcha } from '../../shared/captcha/use-captcha-token';
import { useSubmitsWithoutScript } from '../../shared/captcha/use-needs-https';
import { currentDateTime } from '../../shared/clock';
import { setInquiredEvent, useInquiredEvent } from '../../shared/events/inquired-event';
import { localizeEvent } from '../../shared/events/public-event';
import { expectSuccess, toFailureText, toFieldErrorTexts } from '../../shared/forms/failure-text';
import { sharedErrorTextIds, useFormText } from '../../shared/forms/texts';
import { useUncontrolledForm } from '../../shared/forms/use-uncontrolled-form';
import { dateInWords } from '../../shared/i18n/date-words';
import { useLanguage } from '../../shared/i18n/language-context';
import { useVenue } from '../../shared/site/site';
import { readReservationDraft } from '../../shared/reserve/reservation-draft';
import { type InquiryTextId, useInquiryText } from './texts';

export type InquiryFormState = ReturnType<typeof useInquiryForm>;

/** Spec §4, §5. */
export function useInquiryForm(onSent: () => void) {
  const text = useInquiryText();
  const formText = useFormText();
  const { language } = useLanguage();
  const form = useUncontrolledForm<keyof InquiryValues, InquiryField>(inquiryFields);
  const captcha = useCaptchaToken(() => form.clearError('captchaToken'));
  const sendsWithoutScript = useSubmitsWithoutScript();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const inquiredEvent = useInquiredEvent();
  usePrefillFromEvent(form.setValues);
  usePrefillFromDraft(form);

  const sendWithCaptcha = useSendWithCaptcha(captcha, form.emptyHoneypot);
  const errorText = (code: string) =>
    code in errorMessageIds ? text(errorMessageIds[code as InquiryError]) : undefined;
  const send = async () => {
    setSending(true);
    setFailure(null);
    try {
      await sendWithCaptcha(async (captchaToken) => {
        const values = form.readValues();
        const eventType = values.eventType as InquiryType; // validated
        expectSuccess(await createEventInquiry({ ...values, eventType, captchaToken, language }));
      });
      setInquiredEvent(null);
      onSent();
    } catch (error) {
      const fieldErrors = toFieldErrorTexts<InquiryField>(error, errorText);
      setFailure(fieldErrors.eventId ?? toFailureText(error, formText) ?? text('events.inquiry.failure'));
      form.showErrors(fieldErrors);
      captcha.renewToken(); // a token is valid once
    }
    setSending(false);
  };
  const submit = (event: FormEvent) => {
    if (sendsWithoutScript) return;
    event.preventDefault();
    if (isSending) return;
    const draft = { ...form.readValues(), captchaToken: captcha.token };
    const errors = checkInquiry(draft, currentDateTime().date, inquiredEvent?.spotsAvailable);
    form.showErrors(mapErrors(errors, (code) => text(errorMessageIds[code])));
    if (Object.keys(errors).length === 0) void send();
  };
  return { ...form, inquiredEvent, captcha, isSending, failure, submit };
}

/** When the party is too large for the reservation dialog. */
function usePrefillFromDraft({
  setValues,
  readValues,
}: Pick<ReturnType<typeof useUncontrolledForm>, 'setValues' | 'readValues'>): void {
  const { largestPartyOnline } = venueDayOn(currentDateTime().date, useVenue()).rules;
  useEffect(() => {
    const { isLargerParty, firstName, lastName, email, phone } = readReservationDraft();
    if (isLargerParty !== true) return;
    const name = [firstName, lastName].filter(Boolean).join(' ');
    const draftValues = { name, email, phone, guestCount: `${largestPartyOnline + 1}+` };
    const formValues: Readonly<Record<string, string>> = readValues();
    const newValues = Object.entries(draftValues).filter(
      ([field, value]) => typeof value === 'string' && !formValues[field],
    );
    setValues(Object.fromEntries(newValues) as Record<string, string>);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form mounts
  }, []);
}

function usePrefillFromEvent(setValues: (values: Record<string, string>) => void): void {
  const text = useInquiryText();
  const { language } = useLanguage();
  const inquiredEvent = useInquiredEvent();
  useEffect(() => {
    if (!inquiredEvent) return;
    const { date } = inquiredEvent;
    const { title } = localizeEvent(inquiredEvent, language);
    const message = text('events.inquiry.about', { title, date: dateInWords(date, language) });
    setValues({ message });
  }, [inquiredEvent, language, text, setValues]);
}

type InquiryValues = Readonly<Record<Exclude<InquiryField, 'captchaToken' | 'eventId'> | 'decoy', string>> & {
  readonly eventId?: string;
};

const errorMessageIds: Readonly<Record<InquiryError, InquiryTextId>> = {
  ...sharedErrorTextIds,
  name_required: 'events.inquiry.name.missing',
  email_address_invalid: 'events.inquiry.email.missing',
  phone_required: 'events.inquiry.phone.missing',
  event_type_required: 'events.inquiry.eventType.missing',
  not_a_choice: 'events.inquiry.eventType.missing',
  event_date_required: 'events.inquiry.eventDate.missing',
  date_invalid: 'events.inquiry.eventDate.missing',
  event_date_in_past: 'events.inquiry.eventDate.past',
  guest_count_required: 'events.inquiry.guestCount.missing',
  guest_count_invalid: 'events.inquiry.guestCount.invalid',
  event_not_open: 'events.inquiry.public.over',
  event_full: 'events.inquiry.public.over',
  event_details_required: 'events.inquiry.message.missing',
  captcha_required: 'captcha.required',
};
