import type { PublicVenue, Language } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import type { SignedLinks } from '../../platform/config/signed-links.js';
import type { NotifiedVisit } from '../../platform/database/entities/guests/email-message.entity.js';
import type { VenueMailSettings, BusinessDetails } from '../../content/core/business-details.js';
import type { MailKind } from './mail-kinds.js';
import type { CalendarFile } from './reservation-calendar.js';
import type { TextValues } from '../texts/mail-text.js';

export interface MailContext {
  kind: MailKind;
  /** In a copy the team's. */
  language: Language;
  manager: EntityManager;
  businessDetails: BusinessDetails;
  staffCopies: VenueMailSettings['staffCopies'];
  organizer: { name: string; address: string };
  recipient: string;
  venue: PublicVenue;
  publicUrl: string;
  now: Date;
  links: SignedLinks;
}

/** The mail is no longer true: it is dropped. */
export class ObsoleteMail extends Error {}

export interface MailView {
  values: TextValues;
  templateValues: object;
  icalEvent?: CalendarFile;
  notifiedVisit?: NotifiedVisit;
  headers?: Record<string, string>;
  replyTo?: { name: string; address: string };
}
