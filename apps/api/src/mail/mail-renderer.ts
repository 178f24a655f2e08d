import { type Language, addressIn, mailUrl } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { VisitTold } from '../database/entities/email-message.entity.js';
import { SignedLinks } from '../config/signed-links.js';
import { type MailKind, type MailTopic, automaticHeaders, subjectOf, topicOf } from './mail-kinds.js';
import { MailScenes } from './mail-scenes.js';
import { MailTemplates } from './mail-templates.js';
import { inPrint, phoneUrlOf } from '../content/venue.js';
import { mailText } from './texts/mail-text.js';
import { contactView } from './views/contact-view.js';
import { guestView } from './views/guest-view.js';
import { inquiryView } from './views/inquiry-view.js';
import { invitationView } from './views/invitation-view.js';
import type { CalendarMail } from './reservation-calendar.js';
import type { MailScene, MailView } from './views/mail-view.js';
import { reservationView } from './views/reservation-view.js';
import { staffView } from './views/staff-view.js';
import { subscriberView } from './views/subscriber-view.js';

/** What a mail program shows. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
  /** What a mail program puts into the guest's calendar by itself. */
  icalEvent?: CalendarMail;
  /** The visit that the guest is told of. */
  told?: VisitTold;
  headers?: Record<string, string>;
  replyTo?: { name: string; address: string };
  /** Left out where the installation's own sender writes. */
  from?: { name: string; address: string };
}

/** Which mail, about what. */
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

/** Writes mails from what the database holds at that moment, so that a repeated mail tells the truth (rules §8). */
@Injectable()
export class MailRenderer {
  private readonly templates = new MailTemplates();

  constructor(
    private readonly source: DataSource,
    private readonly scenes: MailScenes,
    private readonly links: SignedLinks,
  ) {}

  /** Throws when what the mail is about has been erased meanwhile: then there is nobody to write to. */
  async render(mail: MailRequest, manager: EntityManager = this.source.manager): Promise<MailContent> {
    const { kind, recipient } = mail;
    const scene = { ...(await this.scenes.of(kind, mail.language)), recipient, manager, links: this.links };
    const { values, shown, ...envelope } = await views[topicOf(kind)](rowOf(mail), scene);
    const view = { unsubscribeUrl: null, ...shown, ...everyMailShows(scene), values };
    return {
      subject: mailText(scene.language, subjectOf(kind), values),
      ...this.templates.render(kind, view),
      ...envelope,
      headers: { ...automaticHeaders(kind), ...envelope.headers },
      ...(scene.sender && { from: scene.sender }),
    };
  }
}

function rowOf({ reservationId, payload }: MailRequest): string {
  const id = reservationId ?? payload?.rowId;
  if (id === undefined) throw new Error('What the mail is about has been erased');
  return id;
}

/** What the shared layout asks for. */
function everyMailShows({ language, venue, publicUrl }: MailScene) {
  const { latitude, longitude } = venue;
  return {
    language,
    venue: inPrint(venue),
    markUrl: `${publicUrl}/icon-192.png`,
    homeUrl: addressIn(language, `${publicUrl}/`),
    phoneUrl: phoneUrlOf(venue),
    mailUrl: mailUrl(venue.email),
    mapUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  };
}
