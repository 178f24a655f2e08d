import type { EntityManager } from 'typeorm';
import type { NotifiedVisit } from '../../platform/database/entities/guests/outbox-mail.entity.js';
import type { MailContextReader } from './mail-context-reader.js';
import type { CalendarFile } from './reservation-calendar.js';
import type { MailTextValues } from '../texts/mail-text.js';

export type MailContext = Awaited<ReturnType<MailContextReader['readContext']>> & {
  manager: EntityManager;
  recipient: string;
};

/** The mail is no longer true: it is dropped. */
export class ObsoleteMailError extends Error {}

export interface MailView {
  values: MailTextValues;
  templateValues: object;
  icalEvent?: CalendarFile;
  notifiedVisit?: NotifiedVisit;
  headers?: Record<string, string>;
  replyTo?: { name: string; address: string };
}
