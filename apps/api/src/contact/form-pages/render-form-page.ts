import {
  type FormKind,
  type Language,
  localizePath,
  contactLimits,
  formPaths,
  inquiryChoices,
  inquiryLimits,
  findOtherLanguage,
  tieShortWords,
} from '@strapec/domain';
import type { VenueEvent } from '../../platform/database/entities/reservations/venue-event.entity.js';
import { compileHtmlPage } from '../../platform/http/server/html-page.js';
import { mailText } from '../../mail/texts/mail-text.js';
import { formatDay } from '../../mail/rendering/visit-texts.js';
import type { NewForm } from '../../reservations/guest-pages/form-stamps.js';
import {
  personFields,
  type FormField,
  type SubmittedForm,
  toErrorViews,
  toFieldViews,
  noticeTemplate,
  fieldsTemplate,
  guestFormStyle,
  contactTemplate,
} from '../../reservations/guest-pages/guest-form.js';
import { reservePageTexts } from '../../reservations/guest-pages/reserve-page-texts.js';
import { type BusinessDetails, toVenuePageFields } from '../../content/core/business-details.js';

const { sk: skReserve, en: enReserve } = reservePageTexts;

const busyNotices = (busy: string) => ({ busy, idempotency_in_flight: busy, storage_full: busy });

const sk = {
  ...skReserve,
  forms: {
    message: { title: 'Napíšte nám', lead: 'Každú správu čítame sami.', send: 'Odoslať správu' },
    inquiry: { title: 'Nezáväzný dopyt', lead: 'Odpovieme vám do 24\u00a0hodín.', send: 'Odoslať dopyt' },
    newsletter: {
      title: 'Newsletter',
      lead: 'Prihlásením súhlasíte s\u00a0tým, aby sme vám posielali novinky e-mailom. Odhlásiť sa môžete kedykoľvek.',
      send: 'Prihlásiť sa na odber',
    },
  },
  sentTitle: 'Odoslané',
  fields: {
    ...skReserve.fields,
    name: 'Meno a\u00a0priezvisko',
    eventType: 'Typ podujatia',
    eventDate: 'Želaný dátum',
    guestCount: 'Predpokladaný počet hostí',
    message: 'Správa',
  },
  errorsByField: {
    ...skReserve.errorsByField,
    name: skReserve.errorsByField.firstName,
    eventType: 'vyberte, prosím, typ podujatia',
    eventDate: 'vyberte, prosím, dnešok alebo neskorší deň',
    guestCount: 'napíšte, prosím, číslo od 1 do počtu voľných miest',
    message: skReserve.errorsByField.specialRequests,
  },
  notices: {
    again: 'Zatiaľ sme nič neodoslali. Pozrite si, čo ste napísali, a\u00a0pošlite to, prosím, ešte raz.',
    over: 'Na toto podujatie sa už prihlásiť nedá. Môžete nám napísať o\u00a0vlastnom.',
    email_rate_limit: 'Na túto adresu už máme viac správ. Skúste to, prosím, o\u00a0hodinu alebo zavolajte.',
    idempotency_mismatch: 'Toto ste už poslali. Ak ste niečo zmenili, pošlite to, prosím, ešte raz.',
    ...busyNotices(skReserve.notices.busy),
  },
  choose: 'Vyberte',
  optional: 'Nepovinné',
  placesLeft: 'Voľné miesta:',
  perPerson: 'na osobu',
  privacy: 'Čo nám sem napíšete, použijeme len na odpoveď.',
  privacyMore: 'Ako chránime vaše údaje',
};

const en: typeof sk = {
  ...enReserve,
  forms: {
    message: { title: 'Write to us', lead: 'We read every message ourselves.', send: 'Send message' },
    inquiry: { title: 'An inquiry', lead: 'We answer within 24\u00a0hours.', send: 'Send inquiry' },
    newsletter: {
      title: 'Newsletter',
      lead: 'By subscribing you agree that we send you news by e-mail. You can leave whenever you like.',
      send: 'Subscribe',
    },
  },
  sentTitle: 'It is sent',
  fields: {
    ...enReserve.fields,
    name: 'Contact name',
    eventType: 'Type of event',
    eventDate: 'Preferred date',
    guestCount: 'Expected number of guests',
    message: 'Message',
  },
  errorsByField: {
    ...enReserve.errorsByField,
    name: enReserve.errorsByField.firstName,
    eventType: 'please choose a type of event',
    eventDate: 'please choose today or a later day',
    guestCount: 'please write a number from 1 to the places left',
    message: enReserve.errorsByField.specialRequests,
  },
  notices: {
    again: 'Nothing has been sent yet. Please look at what you have written, and send it once more.',
    over: 'This event can no longer be joined. You may ask for one of your own.',
    email_rate_limit: 'We have several messages from this address already. Please try again in an hour, or call us.',
    idempotency_mismatch: 'You have sent this already. If you have changed something, please send it once more.',
    ...busyNotices(enReserve.notices.busy),
  },
  choose: 'Please choose',
  optional: 'Optional',
  placesLeft: 'Places left:',
  perPerson: 'per person',
  privacy: 'What you write here is used for our answer only.',
  privacyMore: 'How we look after your data',
};

export const formPageTexts: Readonly<Record<Language, typeof sk>> = { sk, en };

export type FormNoticeName = keyof typeof sk.notices;

export function createFormFields(language: Language): Readonly<Record<FormKind, Readonly<Record<string, FormField>>>> {
  const { optional, choose } = formPageTexts[language];
  const { email, phone } = personFields;
  const eventTypeChoices = Object.values(inquiryChoices).map((value) => {
    return { value, label: capitalize(mailText(language, 'inquiry.kind', { eventType: value, event: '' })) };
  });
  return {
    message: {
      ...personFields,
      phone: { ...phone, hint: optional },
      message: { rows: 5, maxLength: contactLimits.messageLength },
    },
    inquiry: {
      name: { type: 'text', autocomplete: 'name', maxLength: inquiryLimits.nameLength },
      email,
      phone,
      eventType: { choices: [{ value: '', label: choose }, ...eventTypeChoices] },
      eventDate: { type: 'date' },
      guestCount: { type: 'text', autocomplete: 'off', maxLength: inquiryLimits.guestCountLength },
      message: { rows: 5, maxLength: inquiryLimits.messageLength },
    },
    newsletter: { email },
  };
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const privateEventFields = ['eventType', 'eventDate'];

interface FormPageContext extends SubmittedForm, NewForm {
  kind: FormKind;
  language: Language;
  businessDetails: BusinessDetails;
  event: VenueEvent | null;
  notice: FormNoticeName | null;
}

const pageTemplate = compileHtmlPage<ReturnType<typeof toFormView>>(
  `
  <article class="ticket">
  <div class="visit">${noticeTemplate}
    <h1>{{title}}</h1>
    <p class="note">{{lead}}</p>
    {{#with event}}<h2 lang="{{lang}}">{{title}}</h2><p>{{facts}}</p>{{/with}}
  </div>
  <div class="actions">
    <form method="post" action="{{path}}">
      <input type="hidden" name="key" value="{{key}}"><input type="hidden" name="stamp" value="{{stamp}}">
      {{#with event}}<input type="hidden" name="eventId" value="{{id}}">{{/with}}${fieldsTemplate}
      <button class="action">{{send}}</button>
      <p class="note">{{text.privacy}} <a href="{{privacyPath}}">{{text.privacyMore}}</a></p>
    </form>
  </div>
  </article>${contactTemplate}`,
  guestFormStyle,
);

export const renderFormPage = (context: FormPageContext): string => pageTemplate(toFormView(context));

function toFormView({ kind, language, businessDetails, event, key, stamp, ...form }: FormPageContext) {
  const text = formPageTexts[language];
  const other = findOtherLanguage(language);
  const errors = form.errors.filter(({ field }) => field !== 'eventId');
  const notice = errors.length < form.errors.length ? 'over' : form.notice;
  const fields = toFieldViews(createFormFields(language)[kind], form, text);
  return {
    language,
    text,
    other,
    key,
    stamp,
    ...text.forms[kind],
    ...toVenuePageFields(businessDetails),
    path: formPaths[kind][language],
    otherPath: formPaths[kind][other ?? language],
    code: notice,
    notice: notice && text.notices[notice],
    errors: toErrorViews({ ...form, errors }, text),
    fields: fields.filter(({ name }) => !event || !privateEventFields.includes(name)),
    event: event && toEventView(event, language),
    privacyPath: `${localizePath(language, '/cookies-policy')}#privacy`,
  };
}

function toEventView(event: VenueEvent, language: Language) {
  const { placesLeft, perPerson } = formPageTexts[language];
  const { id, date, time, pricePerPerson, maxCapacity, currentBookings, titleSk, titleEn } = event;
  const isSlovak = language === 'sk' && titleSk !== null;
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const prices = pricePerPerson === null ? [] : [`${euros.format(pricePerPerson / 100)} ${perPerson}`];
  const facts = [`${formatDay(date, language)}, ${time}`, ...prices, `${placesLeft} ${maxCapacity - currentBookings}`];
  const title = isSlovak ? tieShortWords(titleSk) : titleEn;
  return { id, lang: isSlovak ? 'sk' : 'en', title, facts: facts.join(' · ') };
}
