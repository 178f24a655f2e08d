import { type InquiryChoice, type InquiryField, inquiryChoices, inquiryLimits } from '@strapec/domain';
import { setInquiredEvent } from '../../shared/events/inquired-event';
import { type PublicEvent, localizeEvent } from '../../shared/events/public-event';
import { FormCaptcha } from '../../shared/forms/form-captcha';
import { FormAlert } from '../../shared/forms/form-alert';
import { FormField } from '../../shared/forms/form-field';
import forms from '../../shared/forms/form.module.css';
import { useNoScriptProps } from '../../shared/forms/use-no-script-props';
import { PrivacyNote } from '../../shared/forms/privacy-note';
import { Honeypot } from '../../shared/forms/honeypot';
import { TextField } from '../../shared/forms/text-field';
import { useFormText } from '../../shared/forms/texts';
import { dateInWords } from '../../shared/i18n/date-words';
import { useLanguage } from '../../shared/i18n/language-context';
import { priceInWords } from '../../shared/i18n/price-words';
import buttons from '../../shared/ui/buttons.module.css';
import styles from './event-subject.module.css';
import { EventDateField } from './event-date-field';
import { useInquiryText } from './texts';
import { type InquiryFormState, useInquiryForm } from './use-inquiry-form';

const { nameLength, emailLength, phoneLength, guestCountLength, messageLength } = inquiryLimits;

const eventTypeChoices = Object.keys(inquiryChoices) as InquiryChoice[];

export function InquiryForm({ onSent }: { onSent: () => void }) {
  const text = useInquiryText();
  const formText = useFormText();
  const form = useInquiryForm(onSent);
  const { captcha, errors, failure, isSending, inquiredEvent } = form;
  const messageTextId = inquiredEvent ? 'events.inquiry.public.message' : 'events.inquiry.message';
  const fieldProps = (name: InquiryTextField) => ({
    id: `inquiry-${name}`,
    name,
    label: text(`events.inquiry.${name}`),
    error: errors[name],
    required: true,
  });
  return (
    <form
      {...form.formProps}
      {...useNoScriptProps('inquiry')}
      {...toolAttributes(text)}
      className={forms.form}
      aria-labelledby="inquiry-heading"
      onSubmit={form.submit}
    >
      <p className={forms.lead}>{text('events.inquiry.lead')}</p>
      <TextField {...fieldProps('name')} autoComplete="name" maxLength={nameLength} />
      <div className={forms.pair}>
        <TextField {...fieldProps('email')} type="email" autoComplete="email" maxLength={emailLength} />
        <TextField {...fieldProps('phone')} type="tel" autoComplete="tel" maxLength={phoneLength} />
      </div>
      {inquiredEvent ? <EventSubject event={inquiredEvent} /> : <EventTypeField form={form} />}
      <div className={forms.pair}>
        {!inquiredEvent && <EventDateField form={form} />}
        <TextField {...fieldProps('guestCount')} inputMode="numeric" maxLength={guestCountLength} />
      </div>
      <FormField id="inquiry-message" label={text(messageTextId)} error={errors.message}>
        {(control) => <textarea {...control} name="message" required rows={5} maxLength={messageLength} />}
      </FormField>
      <Honeypot id="inquiry-decoy" label={formText('forms.decoy')} />
      <FormCaptcha captcha={captcha} id="inquiry-captcha" isNeeded={form.isStarted} error={errors.captchaToken} />
      {failure && <FormAlert text={failure} />}
      <button type="submit" className={`${buttons.primary} ${forms.submit}`} disabled={isSending} data-replay>
        {text(isSending ? 'events.inquiry.sending' : 'events.inquiry.send')}
      </button>
      <PrivacyNote />
    </form>
  );
}

/** For an AI assistant in the browser. */
const toolAttributes = (text: ReturnType<typeof useInquiryText>) => ({
  ...{ toolname: 'send_inquiry', tooldescription: text('events.inquiry.tool') },
});

type InquiryTextField = Exclude<InquiryField, 'captchaToken' | 'eventId' | 'eventType' | 'eventDate' | 'message'>;

function EventTypeField({ form }: { form: InquiryFormState }) {
  const text = useInquiryText();
  return (
    <FormField id="inquiry-eventType" label={text('events.inquiry.eventType')} error={form.errors.eventType}>
      {(control) => (
        <select {...control} name="eventType" required defaultValue="">
          <option value="" disabled hidden>
            {text('events.inquiry.eventType.choose')}
          </option>
          {eventTypeChoices.map((choice) => (
            <option key={choice} value={inquiryChoices[choice]}>
              {text(`events.inquiry.choice.${choice}`)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

function EventSubject({ event }: { event: PublicEvent }) {
  const text = useInquiryText();
  const { language } = useLanguage();
  const { id, date, time, spotsAvailable, pricePerPerson } = event;
  const { title, lang } = localizeEvent(event, language);
  const price = pricePerPerson !== null && priceInWords(pricePerPerson, language);
  const facts = [
    `${dateInWords(date, language)}, ${time}`,
    price && text('events.inquiry.public.price', { price }),
    text('events.inquiry.public.places', { count: spotsAvailable }),
  ];
  return (
    <div className={styles.event} role="group" aria-labelledby="inquiry-event">
      <input type="hidden" name="eventId" value={id} />
      <input type="hidden" name="eventType" value="public_event" />
      <input type="hidden" name="eventDate" value={date} />
      <p className={forms.hint}>{text('events.inquiry.public')}</p>
      <p id="inquiry-event" className={styles.title} lang={lang}>
        {title}
      </p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <button type="button" className={`${buttons.onPaper} ${styles.other}`} onClick={() => setInquiredEvent(null)}>
        {text('events.inquiry.public.other')}
      </button>
    </div>
  );
}
