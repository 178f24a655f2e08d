import type { HouseInPublic, Language } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import type { SignedLinks } from '../../platform/config/signed-links.js';
import type { VisitTold } from '../../platform/database/entities/guests/email-message.entity.js';
import type { HouseMail, Venue } from '../../content/core/venue.js';
import type { MailKind } from './mail-kinds.js';
import type { CalendarMail } from './reservation-calendar.js';
import type { TextValues } from '../texts/mail-text.js';

/** Where and when a mail is written. */
export interface MailScene {
  kind: MailKind;
  /** The mail's own language: the guest's, or the team's in a copy for the team. */
  language: Language;
  manager: EntityManager;
  venue: Venue;
  /** Of all mails; `null` for the one of the installation. */
  sender: HouseMail['sender'];
  /** Of which reservations the team gets a copy. */
  staffCopies: HouseMail['staffCopies'];
  /** Who writes in the end, by name and address. */
  organizer: { name: string; address: string };
  recipient: string;
  house: HouseInPublic;
  publicUrl: string;
  now: Date;
  /** Makes the links that only this mail's reader may have. */
  links: SignedLinks;
}

/** Thrown where a mail is not true any more by the time that it would leave: nobody misses it. */
export class NothingToSay extends Error {}

/** What one mail says beyond what every mail says; `Shown` is what its templates ask for. */
export interface MailView<Shown extends object = object> {
  /** What the texts speak of. */
  values: TextValues;
  shown: Shown;
  /** What a mail program puts into the guest's calendar by itself. */
  icalEvent?: CalendarMail;
  /** The visit that the guest is told of. */
  told?: VisitTold;
  headers?: Record<string, string>;
  /** Whom an answer goes to; the bar's own address when it is left out. */
  replyTo?: { name: string; address: string };
}
