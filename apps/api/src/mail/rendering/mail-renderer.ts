import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Language,
  computeAccentShades,
  localizePath,
  defaultAccent,
  toMailtoUrl,
  describeWeek,
  weekOn,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';
import { DataSource, type EntityManager } from 'typeorm';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { type MailKind, type MailTopic, automaticHeaders, mailKinds, mailTextKeys, mailTopic } from './mail-kinds.js';
import { MailContextReader } from './mail-context-reader.js';
import { formatPostalAddress, withUnbreakableValues, toPhoneUrl } from '../../content/core/business-details.js';
import { mailText } from '../texts/mail-text.js';
import type { MailTextKey } from '../texts/texts.en.js';
import { contactView, inquiryView, invitationView, staffMemberView, subscriberView } from './form-and-staff-views.js';
import { guestLinksView } from './guest-links-view.js';
import type { MailContext, MailView } from './mail-view.js';
import { readReservationView } from './reservation-view.js';
import { programFileUrl } from '../../platform/config/program-file.js';

export interface MailContent extends Omit<MailView, 'values' | 'templateValues'> {
  subject: string;
  html: string;
  text: string;
  from: { name: string; address: string };
}

export interface MailRequest {
  kind: MailKind;
  language: Language;
  recipient: string;
  reservationId: string | null;
  payload: { rowId?: string } | null;
}

const viewReaders: Readonly<Record<MailTopic, (id: string, context: MailContext) => Promise<MailView>>> = {
  reservation: readReservationView,
  guest: guestLinksView,
  contact_message: contactView,
  inquiry: inquiryView,
  subscriber: subscriberView,
  staff_member: staffMemberView,
  invitation: invitationView,
};

/** From the current data (rules §8). */
@Injectable()
export class MailRenderer {
  private readonly templates = compileTemplates();

  constructor(
    private readonly source: DataSource,
    private readonly contextReader: MailContextReader,
  ) {}

  async renderMail(mail: MailRequest, manager: EntityManager = this.source.manager): Promise<MailContent> {
    const { kind, recipient } = mail;
    const context = { ...(await this.contextReader.readContext(kind, mail.language)), recipient, manager };
    const readView = viewReaders[mailTopic(kind)];
    const { values: viewValues, templateValues, ...extraFields } = await readView(requireTopicRowId(mail), context);
    const { part } = describeWeek(weekOn(toLocalDateTime(context.now).date, context.venue.schedule), context.language);
    const values = { part, ...viewValues };
    const keys = mailTextKeys(kind);
    const renderText = (key: MailTextKey): string => mailText(context.language, key, values);
    const subject = renderText(keys.subject);
    const fields = { ...commonMailFields(context), title: renderText(keys.title), reason: renderText(keys.reason) };
    const view = { unsubscribeUrl: null, preheader: subject, ...templateValues, ...fields, values };
    const { html, text } = this.templates[kind];
    return {
      subject,
      html: html(view),
      text: collapseBlankLines(text(view)),
      ...extraFields,
      headers: { ...automaticHeaders(kind), ...extraFields.headers },
      from: context.organizer,
    };
  }
}

function requireTopicRowId({ reservationId, payload }: MailRequest): string {
  const id = reservationId ?? payload?.rowId;
  if (id === undefined) throw new Error('What the mail is about has been erased');
  return id;
}

function commonMailFields({ language, businessDetails, publicUrl }: MailContext) {
  const { latitude, longitude } = businessDetails;
  const { accent, inDarkMail } = computeAccentShades(businessDetails.accent || defaultAccent);
  return {
    language,
    businessDetails: withUnbreakableValues(businessDetails),
    accent,
    accentInDarkMail: inDarkMail,
    address: formatPostalAddress(withUnbreakableValues(businessDetails)),
    markUrl: `${publicUrl}/icon-192.png`,
    homeUrl: localizePath(language, `${publicUrl}/`),
    phoneUrl: toPhoneUrl(businessDetails),
    mailUrl: toMailtoUrl(businessDetails.email),
    mapUrl:
      latitude === null || longitude === null
        ? null
        : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  };
}

const templateFolder = fileURLToPath(programFileUrl('mail/templates'));
const readTemplate = (...pathSegments: string[]): string => readFileSync(join(templateFolder, ...pathSegments), 'utf8');

/** One template makes both parts: each part draws `shared` in its own way, and empty lines are for the text only. */
function compileTemplates(): Readonly<Record<MailKind, Record<'html' | 'text', HandlebarsTemplateDelegate>>> {
  const compileHtml = createCompiler('html', (source) => source.replace(/^\n/gm, ''));
  const compileText = createCompiler('text', (source) => source);
  const compiled = mailKinds.map((kind) => [kind, { html: compileHtml(kind), text: compileText(kind) }]);
  return Object.fromEntries(compiled) as ReturnType<typeof compileTemplates>;
}

/** Strict: a missing value is an error. */
function createCompiler(format: 'html' | 'text', normalizeSource: (template: string) => string) {
  const handlebars = Handlebars.create();
  for (const file of readdirSync(join(templateFolder, 'shared'))) {
    const [name = '', partialFormat = format] = file.replace('.hbs', '').split('.');
    if (partialFormat === format) handlebars.registerPartial(name, normalizeSource(readTemplate('shared', file)));
  }
  handlebars.registerHelper(
    't',
    (key: MailTextKey, { data }: { data: { root: Pick<MailContext, 'language'> & MailView } }) =>
      mailText(data.root.language, key, data.root.values),
  );
  return (kind: MailKind) => {
    const source = `{{#> layout}}\n${normalizeSource(readTemplate(`${kind}.hbs`))}{{/layout}}\n`;
    return handlebars.compile(source, { strict: true, noEscape: format === 'text' });
  };
}

/** Blocks leave empty lines behind. */
const collapseBlankLines = (text: string): string => `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
