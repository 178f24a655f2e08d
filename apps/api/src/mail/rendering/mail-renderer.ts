import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, accentShades, addressIn, defaultAccent, mailUrl, weekInWords, weekOn } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';
import { DataSource, type EntityManager } from 'typeorm';
import { localMoment } from '../../platform/clock/local-time.js';
import { SignedLinks } from '../../platform/config/signed-links.js';
import { type MailKind, type MailTopic, automaticHeaders, mailKinds, textsOf, topicOf } from './mail-kinds.js';
import { MailScenes } from './mail-scenes.js';
import { addressOf, inPrint, phoneUrlOf } from '../../content/core/business-details.js';
import { mailText } from '../texts/mail-text.js';
import type { MailTextKey } from '../texts/texts.en.js';
import { contactView, inquiryView, invitationView, staffView, subscriberView } from './form-views.js';
import { guestView } from './guest-view.js';
import type { MailScene, MailView } from './mail-view.js';
import { reservationView } from './reservation-view.js';
import { programFile } from '../../platform/config/program-file.js';

export interface MailContent extends Omit<MailView, 'values' | 'shown'> {
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

const views: Readonly<Record<MailTopic, (id: string, scene: MailScene) => Promise<MailView>>> = {
  reservation: reservationView,
  guest: guestView,
  contact_message: contactView,
  inquiry: inquiryView,
  subscriber: subscriberView,
  staff_member: staffView,
  invitation: invitationView,
};

/** From the current data (rules §8). */
@Injectable()
export class MailRenderer {
  private readonly templates = compiledTemplates();

  constructor(
    private readonly source: DataSource,
    private readonly scenes: MailScenes,
    private readonly links: SignedLinks,
  ) {}

  async render(mail: MailRequest, manager: EntityManager = this.source.manager): Promise<MailContent> {
    const { kind, recipient } = mail;
    const scene = { ...(await this.scenes.sceneOf(kind, mail.language)), recipient, manager, links: this.links };
    const { values: own, shown, ...envelope } = await views[topicOf(kind)](rowOf(mail), scene);
    const { part } = weekInWords(weekOn(localMoment(scene.now).date, scene.venue.schedule), scene.language);
    const values = { part, ...own };
    const texts = textsOf(kind);
    const inWords = (key: MailTextKey): string => mailText(scene.language, key, values);
    const subject = inWords(texts.subject);
    const everyMail = { ...everyMailShows(scene), title: inWords(texts.title), reason: inWords(texts.reason) };
    const view = { unsubscribeUrl: null, preheader: subject, ...shown, ...everyMail, values };
    const { html, text } = this.templates[kind];
    return {
      subject,
      html: html(view),
      text: tidied(text(view)),
      ...envelope,
      headers: { ...automaticHeaders(kind), ...envelope.headers },
      from: scene.organizer,
    };
  }
}

function rowOf({ reservationId, payload }: MailRequest): string {
  const id = reservationId ?? payload?.rowId;
  if (id === undefined) throw new Error('What the mail is about has been erased');
  return id;
}

function everyMailShows({ language, businessDetails, publicUrl }: MailScene) {
  const { latitude, longitude } = businessDetails;
  const { accent, inDarkMail } = accentShades(businessDetails.accent || defaultAccent);
  return {
    language,
    businessDetails: inPrint(businessDetails),
    accent,
    accentInDarkMail: inDarkMail,
    address: addressOf(inPrint(businessDetails)),
    markUrl: `${publicUrl}/icon-192.png`,
    homeUrl: addressIn(language, `${publicUrl}/`),
    phoneUrl: phoneUrlOf(businessDetails),
    mailUrl: mailUrl(businessDetails.email),
    mapUrl:
      latitude === null || longitude === null
        ? null
        : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  };
}

const folder = fileURLToPath(programFile('mail/templates'));
const read = (...parts: string[]): string => readFileSync(join(folder, ...parts), 'utf8');

/** One template makes both parts: each part draws `shared` in its own way, and empty lines are for the text only. */
function compiledTemplates(): Readonly<Record<MailKind, Record<'html' | 'text', HandlebarsTemplateDelegate>>> {
  const html = compilerOf('html', (source) => source.replace(/^\n/gm, ''));
  const text = compilerOf('text', (source) => source);
  const compiled = mailKinds.map((kind) => [kind, { html: html(kind), text: text(kind) }]);
  return Object.fromEntries(compiled) as ReturnType<typeof compiledTemplates>;
}

/** Strict: a missing value is an error. */
function compilerOf(part: 'html' | 'text', sourceFor: (template: string) => string) {
  const handlebars = Handlebars.create();
  for (const file of readdirSync(join(folder, 'shared'))) {
    const [name = '', only = part] = file.replace('.hbs', '').split('.');
    if (only === part) handlebars.registerPartial(name, sourceFor(read('shared', file)));
  }
  handlebars.registerHelper(
    't',
    (key: MailTextKey, { data }: { data: { root: Pick<MailScene, 'language'> & MailView } }) =>
      mailText(data.root.language, key, data.root.values),
  );
  return (kind: MailKind) => {
    const source = `{{#> layout}}\n${sourceFor(read(`${kind}.hbs`))}{{/layout}}\n`;
    return handlebars.compile(source, { strict: true, noEscape: part === 'text' });
  };
}

/** Blocks leave empty lines behind. */
const tidied = (text: string): string => `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
