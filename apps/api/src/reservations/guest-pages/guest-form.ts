import {
  type GuestNote,
  type Language,
  localizePath,
  mapNotes,
  guestNotes,
  noteLengths,
  reservationLimits,
} from '@strapec/domain';
import { type FieldError, Problem } from '../../platform/http/problems/problem.js';
import { compileHtmlPage } from '../../platform/http/server/html-page.js';
import { type BusinessDetails, toVenuePageFields } from '../../content/core/business-details.js';
import { type ReservePageText, reservePageTexts } from './reserve-page-texts.js';
import { type FormValues, visitFormStyle } from './visit-form.js';

export interface FormField {
  type?: 'text' | 'email' | 'tel' | 'date';
  rows?: number;
  maxLength?: number;
  autocomplete?: string;
  hint?: string;
  choices?: readonly { value: string; label: string }[];
}

export const personFields = {
  firstName: { type: 'text', autocomplete: 'given-name', maxLength: reservationLimits.nameLength },
  lastName: { type: 'text', autocomplete: 'family-name', maxLength: reservationLimits.nameLength },
  email: { type: 'email', autocomplete: 'email', maxLength: reservationLimits.emailLength },
  phone: { type: 'tel', autocomplete: 'tel', maxLength: reservationLimits.phoneLength },
} as const satisfies Record<string, FormField>;

export const toNoteFields = ({ hints }: Pick<ReservePageText, 'hints'>): Record<GuestNote, FormField> =>
  mapNotes(guestNotes, (note): FormField => ({ rows: 2, maxLength: noteLengths[note], hint: hints[note] }));

export interface SubmittedForm {
  formValues: FormValues;
  errors: readonly FieldError[];
}

export const toTextOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

type FieldTexts = Pick<ReservePageText, 'missing' | 'unreadable' | 'errorsByCode'> & {
  fields: Readonly<Record<string, string>>;
  errorsByField: Readonly<Record<string, string>>;
};

export const toFieldViews = (fields: Readonly<Record<string, FormField>>, form: SubmittedForm, text: FieldTexts) =>
  Object.entries(fields).map(([name, field]) => {
    const fieldError = form.errors.find((one) => one.field === name);
    const value = toTextOrEmpty(form.formValues[name]);
    const choices = field.choices?.map((choice) => ({ ...choice, isChosen: choice.value === value }));
    const error = fieldError && errorText(fieldError, form, text);
    return { ...field, choices, name, label: text.fields[name], value, error };
  });

/** A field without a name on the page has no link. */
export function toErrorViews(form: SubmittedForm, text: FieldTexts, fieldLabels = text.fields) {
  const byField = Map.groupBy(form.errors, ({ field }) => (Object.hasOwn(fieldLabels, field) ? field : unknownField));
  return [...byField].map(([field, fieldErrors]) => ({
    id: field === unknownField ? null : (visitFieldElementIds[field] ?? field),
    codes: fieldErrors.map((error) => `${error.field}:${error.code}`).join(' '),
    name: fieldLabels[field],
    message: errorText({ field, code: fieldErrors[0]?.code ?? '' }, form, text),
  }));
}

const unknownField = '';
const visitFieldElementIds: Readonly<Record<string, string>> = { partySize: 'party', time: 'reserve' };

function errorText(
  { field, code }: Pick<FieldError, 'field' | 'code'>,
  { formValues }: SubmittedForm,
  text: FieldTexts,
): string {
  if (field in text.fields && toTextOrEmpty(formValues[field]).trim() === '') return text.missing;
  return (text.errorsByCode as Readonly<Record<string, string>>)[code] ?? text.errorsByField[field] ?? text.unreadable;
}

export interface FormRefusal<Notice> {
  status: number;
  notice?: Notice;
  errors?: readonly FieldError[];
  retryAfter?: number | undefined;
}

/** Other failures are thrown again. */
export function toFormRefusal<Notice extends string>(
  error: unknown,
  notices: Readonly<Record<Notice, string>>,
): FormRefusal<Notice> {
  if (!(error instanceof Problem)) throw error;
  const { code, extras } = error;
  if (code in notices)
    return { status: error.getStatus(), notice: code as string as Notice, retryAfter: extras.retryAfter };
  if (code === 'validation_failed') return { status: 422, errors: extras.errors ?? [] };
  throw error;
}

export const noticeTemplate = `
    {{#if notice}}<p class="notice" role="alert" data-code="{{code}}">{{notice}}</p>{{/if}}
    {{#if errors.length}}
    <div class="notice" role="alert" tabindex="-1" autofocus>{{text.errors}}<ul>{{#each errors}}<li data-code="{{codes}}">{{#if id}}<a href="#{{id}}">{{name}}: {{message}}</a>{{else}}{{message}} {{#if @root.businessDetails.phone}}<a href="{{@root.phoneUrl}}">{{@root.businessDetails.phone}}</a>{{/if}}{{/if}}</li>{{/each}}</ul></div>
    {{/if}}`;

export const fieldsTemplate = `
      {{#each fields}}
      <div class="field wide"><label for="{{name}}">{{label}}{{#if hint}} <span class="hint">{{hint}}</span>{{/if}}</label>
        {{#if rows}}<textarea id="{{name}}" name="{{name}}" rows="{{rows}}" maxlength="{{maxLength}}"{{> ties}}>{{value}}</textarea>
        {{else if choices}}<select id="{{name}}" name="{{name}}"{{> ties}}>{{#each choices}}<option value="{{value}}"{{#if isChosen}} selected{{/if}}>{{label}}</option>{{/each}}</select>
        {{else}}<input type="{{type}}" id="{{name}}" name="{{name}}" value="{{value}}"{{#if maxLength}} autocomplete="{{autocomplete}}" maxlength="{{maxLength}}"{{/if}}{{> ties}}>{{/if}}
        {{#if error}}<p class="error" id="{{name}}-error">{{error}}</p>{{/if}}</div>
      {{/each}}`.replaceAll(
  '{{> ties}}',
  '{{#unless hint}} required{{/unless}}{{#if error}} aria-invalid="true" aria-describedby="{{name}}-error"{{/if}}',
);

export const contactTemplate = `
  {{#if businessDetails.phone}}<p class="below">{{text.call}} <a href="{{phoneUrl}}">{{businessDetails.phone}}</a></p>{{/if}}
  {{#if other}}<p class="below"><a href="{{otherPath}}" lang="{{other}}" hreflang="{{other}}">{{text.otherLanguage}}</a></p>{{/if}}`;

export const guestFormStyle = `${visitFormStyle}
  [aria-invalid] { border-color: var(--bad) !important; }
  .error { color: var(--bad); font-size: 14px; font-weight: 600; line-height: 1.4; }
  .notice ul { margin: 4px 0 0; padding-left: 20px; }
  .notice a { color: var(--bad); }
  .note a { display: inline-block; padding: 4px 0; color: var(--wine); }
`;

const renderMessageHtml = compileHtmlPage<ReturnType<typeof toMessageView>>(`
  <h1>{{title}}</h1>
  <p>{{lead}}</p>
  {{#if hint}}<p class="address">{{hint}}</p>{{/if}}
  <a class="action quiet" href="{{link.path}}">{{link.label}}</a>
  {{#if businessDetails.phone}}<p class="address">{{call}} <a href="{{phoneUrl}}">{{businessDetails.phone}}</a></p>{{/if}}`);

interface MessagePage {
  language: Language;
  businessDetails: BusinessDetails;
  title: string;
  lead: string;
  hint?: string;
  /** To the home page unless given. */
  link?: { path: string; label: string };
}

export const renderMessagePage = (page: MessagePage): string => renderMessageHtml(toMessageView(page));

function toMessageView({ businessDetails, ...page }: MessagePage) {
  const { call, sent } = reservePageTexts[page.language];
  const homeLink = { path: localizePath(page.language, '/'), label: sent.action };
  return { call, link: homeLink, ...page, ...toVenuePageFields(businessDetails) };
}
