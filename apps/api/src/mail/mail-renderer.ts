import { type Language, mayNeedDeposit } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Settings } from '../config/settings.js';
import { ReservationTable } from '../database/entities/reservation-table.entity.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { Venues } from '../venue/venues.js';
import type { Venue } from '../venue/venue.js';
import { type MailKind, isForStaff } from './mail-kinds.js';
import { reservationCalendar } from './reservation-calendar.js';
import { MailTemplates } from './mail-templates.js';
import { mailText } from './texts/mail-text.js';
import { visitWords } from './visit-words.js';

/** What a mail program shows. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; content: string; contentType: string }[];
}

/** Which mail, about what. */
export interface MailRequest {
  kind: MailKind;
  language: Language;
  reservationId: string | null;
}

const subjects = {
  reservation_received: 'received.subject',
  reservation_confirmed: 'confirmed.subject',
  reservation_cancelled: 'cancelled.subject',
  reservation_staff_copy: 'staff.subject',
} as const satisfies Record<MailKind, string>;

/** Writes mails from what the house knows at that moment, so that a repeated mail tells the truth (decisions §8). */
@Injectable()
export class MailRenderer {
  private readonly templates = new MailTemplates();

  constructor(
    private readonly source: DataSource,
    private readonly venues: Venues,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Throws when the reservation has been erased meanwhile: then there is nobody to write to. */
  async render({ kind, language: guestLanguage, reservationId }: MailRequest): Promise<MailContent> {
    const reservation = await this.source.manager.findOneByOrFail(Reservation, { id: reservationId ?? '' });
    const language = isForStaff(kind) ? 'sk' : guestLanguage;
    const venue = await this.venues.inLanguage(language);
    const tables = await this.source.manager.findBy(ReservationTable, { reservationId: reservation.id });
    const values = valuesOf(reservation, language);
    const view = {
      ...viewOf(reservation, venue, this.settings.publicUrl),
      language,
      values,
      tables: tables
        .map(({ tableId }) => tableId)
        .sort()
        .join(' + '),
      homeUrl: language === 'sk' ? `${this.settings.publicUrl}/` : `${this.settings.publicUrl}/?lang=${language}`,
    };
    return {
      subject: mailText(language, subjects[kind], values),
      ...this.templates.render(kind, view),
      attachments:
        kind === 'reservation_confirmed'
          ? [calendarFile(reservationCalendar(reservation, venue, this.clock.now()))]
          : [],
    };
  }
}

/** What the texts speak of. */
function valuesOf(reservation: Reservation, language: Language) {
  const { firstName, lastName, email, phone, partySize, status } = reservation;
  const party = mailText(language, 'party', { partySize });
  const contact = { email: email ?? '', phone: phone ?? '' };
  return { firstName, lastName, ...contact, partySize, status, party, ...visitWords(reservation, language) };
}

function viewOf(reservation: Reservation, venue: Venue, publicUrl: string) {
  const { latitude, longitude } = venue;
  return {
    reservation,
    venue,
    publicUrl,
    needsDeposit: mayNeedDeposit(reservation.partySize),
    phoneUrl: `tel:${venue.phone.replace(/[^\d+]/g, '')}`,
    mapUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  };
}

function calendarFile(content: string): MailContent['attachments'][number] {
  return { filename: 'strapec.ics', content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' };
}
