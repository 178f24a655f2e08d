import {
  type FormKind,
  type InquiryChoice,
  type Language,
  addressIn,
  contactLimits,
  formPaths,
  inquiryChoices,
  inquiryLimits,
  newsletterLimits,
  withTiedWords,
} from '@strapec/domain';
import type { HouseEvent } from '../database/entities/house-event.entity.js';
import type { FieldError } from '../http/problem.js';
import { standingPage } from '../http/standing-page.js';
import { dayWords } from '../mail/visit-words.js';
import { mailText } from '../mail/texts/mail-text.js';
import { thanksForMessage } from '../contact/send-contact-message.js';
import { thanksForInquiry } from '../inquiries/create-event-inquiry.js';
import { thanksForSubscribing } from '../newsletter/subscribe-to-newsletter.js';
import { reserveFormStyle } from '../reservations/reserve-page.js';
import { type Venue, phoneUrlOf } from '../site-content/venue.js';
import { type FieldName, type FormNotice, formPageTexts } from './form-page-texts.js';

/** What the page of a form is made of. */
export interface FormScene {
  kind: FormKind;
  language: Language;
  venue: Venue;
  /** What was typed, by field. */
  typed: Readonly<Partial<Record<string, string>>>;
  /** The public event that an inquiry is about. */
  event: HouseEvent | null;
  /** Recognises the form when it comes twice. */
  key: string;
  stamp: string;
  notice: FormNotice | null;
  faults: readonly FieldError[];
}

interface Field {
  type: 'text' | 'email' | 'tel' | 'date' | 'select' | 'area';
  most?: number;
  autocomplete?: string;
  isOptional?: true;
}

const { nameLength, emailLength, phoneLength, messageLength } = contactLimits;
const email: Field = { type: 'email', autocomplete: 'email', most: newsletterLimits.emailLength };

/** The fields of each form, in its order. */
export const formFields: Readonly<Record<FormKind, Readonly<Partial<Record<FieldName, Field>>>>> = {
  message: {
    firstName: { type: 'text', autocomplete: 'given-name', most: nameLength },
    lastName: { type: 'text', autocomplete: 'family-name', most: nameLength },
    email: { ...email, most: emailLength },
    phone: { type: 'tel', autocomplete: 'tel', most: phoneLength, isOptional: true },
    message: { type: 'area', most: messageLength },
  },
  inquiry: {
    name: { type: 'text', autocomplete: 'name', most: inquiryLimits.nameLength },
    email: { ...email, most: inquiryLimits.emailLength },
    phone: { type: 'tel', autocomplete: 'tel', most: inquiryLimits.phoneLength },
    eventType: { type: 'select' },
    eventDate: { type: 'date' },
    guestCount: { type: 'text', autocomplete: 'off', most: inquiryLimits.guestCountLength },
    message: { type: 'area', most: inquiryLimits.messageLength },
  },
  newsletter: { email },
};

const below = `
  <p class="below">{{text.call}} <a href="{{phoneUrl}}">{{venue.phone}}</a></p>
  <p class="below"><a href="{{otherPath}}" lang="{{other}}" hreflang="{{other}}">{{text.otherLanguage}}</a></p>`;

const template = standingPage<ReturnType<typeof formView>>(
  `
  <article class="ticket">
  <div class="visit">
    {{#if notice}}<p class="notice" role="alert" data-code="{{code}}">{{notice}}</p>{{/if}}
    {{#if faults.length}}
    <div class="notice" role="alert" tabindex="-1" autofocus>{{text.faults}}<ul>{{#each faults}}<li><a href="#{{name}}">{{label}}: {{fault}}</a></li>{{/each}}</ul></div>
    {{/if}}
    <h1>{{title}}</h1>
    <p class="note">{{form.lead}}</p>
    {{#with event}}<h2 lang="{{lang}}">{{title}}</h2><p>{{facts}}</p>{{/with}}
  </div>
  <div class="deeds">
    <form method="post" action="{{path}}">
      <input type="hidden" name="key" value="{{key}}"><input type="hidden" name="stamp" value="{{stamp}}">
      {{#with event}}<input type="hidden" name="eventId" value="{{id}}">{{/with}}
      {{#each fields}}
      <div class="field wide"><label for="{{name}}">{{label}}{{#if isOptional}} <span class="hint">{{@root.text.optional}}</span>{{/if}}</label>
        {{#if isArea}}<textarea id="{{name}}" name="{{name}}" rows="5" maxlength="{{most}}"{{> ties}}>{{value}}</textarea>
        {{else if choices}}<select id="{{name}}" name="{{name}}"{{> ties}}><option value="">{{@root.text.choose}}</option>{{#each choices}}<option value="{{value}}"{{#if isChosen}} selected{{/if}}>{{words}}</option>{{/each}}</select>
        {{else}}<input type="{{type}}" id="{{name}}" name="{{name}}" value="{{value}}"{{#if most}} autocomplete="{{autocomplete}}" maxlength="{{most}}"{{/if}}{{> ties}}>{{/if}}
        {{#if fault}}<p class="fault" id="{{name}}-fault">{{fault}}</p>{{/if}}</div>
      {{/each}}
      <button class="action">{{form.send}}</button>
      <p class="note">{{text.privacy}} <a href="{{privacyPath}}">{{text.privacyMore}}</a></p>
    </form>
  </div>
  </article>${below}`.replaceAll(
    '{{> ties}}',
    '{{#unless isOptional}} required{{/unless}}{{#if fault}} aria-invalid="true" aria-describedby="{{name}}-fault"{{/if}}',
  ),
  reserveFormStyle,
);

/** A form on a page of its own, without script. */
export const formPage = (scene: FormScene): string => template(formView(scene));

function formView(scene: FormScene) {
  const { kind, language, key, stamp, notice, event } = scene;
  const standing = standingView(scene);
  const fields = fieldsIn(scene);
  return {
    ...{ ...standing, key, stamp, fields, title: standing.form.title, path: formPaths[kind][language], code: notice },
    notice: notice && standing.text.notices[notice],
    faults: fields.filter(({ fault }) => fault !== null),
    event: event && eventView(event, language),
  };
}

function fieldsIn({ kind, language, typed, faults, event }: FormScene) {
  const text = formPageTexts(language);
  const isAsked = (name: string): boolean => !(event && ['eventType', 'eventDate'].includes(name));
  const fields = Object.entries(formFields[kind]) as [FieldName, Field][];
  return fields
    .filter(([name]) => isAsked(name))
    .map(([name, field]) => {
      const value = typed[name] ?? '';
      const isWrong = faults.some((fault) => fault.field === name);
      const wrong = value.trim() === '' ? text.missing : text.wrong[name];
      return {
        ...{ name, value, label: text.fields[name], isArea: field.type === 'area', ...field },
        choices: field.type === 'select' && choicesIn(value, language),
        fault: isWrong ? wrong : null,
      };
    });
}

const choicesIn = (chosen: string, language: Language) =>
  (Object.keys(inquiryChoices) as InquiryChoice[]).map((choice) => ({
    ...{
      value: inquiryChoices[choice],
      words: capitalised(mailText(language, 'inquiry.kind', { eventType: inquiryChoices[choice], event: '' })),
    },
    isChosen: inquiryChoices[choice] === chosen,
  }));

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function eventView(event: HouseEvent, language: Language) {
  const { places, perPerson } = formPageTexts(language);
  const { id, date, time, pricePerPerson, maxCapacity, currentBookings, titleSk, titleEn } = event;
  const isSlovak = language === 'sk' && titleSk !== null;
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const price = pricePerPerson === null ? [] : [`${euros.format(pricePerPerson / 100)} ${perPerson}`];
  const facts = [`${dayWords(date, language)}, ${time}`, ...price, `${places} ${maxCapacity - currentBookings}`];
  return {
    id,
    lang: isSlovak ? 'sk' : 'en',
    title: isSlovak ? withTiedWords(titleSk) : titleEn,
    facts: facts.join(' · '),
  };
}

const thanks = { message: thanksForMessage, inquiry: thanksForInquiry, newsletter: thanksForSubscribing };

const sentTemplate = standingPage<ReturnType<typeof sentView>>(
  `
  <h1>{{title}}</h1>
  <p>{{lead}}</p>
  <a class="action quiet" href="{{homePath}}">{{text.home}}</a>${below}`,
  reserveFormStyle,
);

/** The thanks. */
export const formSentPage = (scene: Pick<FormScene, 'kind' | 'language' | 'venue'>): string =>
  sentTemplate(sentView(scene));

function sentView(scene: Pick<FormScene, 'kind' | 'language' | 'venue'>) {
  const standing = standingView(scene);
  return { ...standing, title: standing.text.sent, lead: thanks[scene.kind][scene.language] };
}

function standingView({ kind, language, venue }: Pick<FormScene, 'kind' | 'language' | 'venue'>) {
  const text = formPageTexts(language);
  const other: Language = language === 'sk' ? 'en' : 'sk';
  return {
    ...{ language, venue, text, other, form: text.forms[kind], house: venue.name, phoneUrl: phoneUrlOf(venue) },
    ...{ otherPath: formPaths[kind][other], homePath: addressIn(language, '/') },
    privacyPath: `${addressIn(language, '/cookies-policy')}#privacy`,
  };
}
