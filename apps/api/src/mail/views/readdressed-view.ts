import { unbroken } from '@strapec/domain';
import { In } from 'typeorm';
import { instantOf } from '../../clock/local-time.js';
import { EmailMessage } from '../../database/entities/email-message.entity.js';
import type { Reservation } from '../../database/entities/reservation.entity.js';
import { calendarMail } from '../reservation-calendar.js';
import { mailText } from '../texts/mail-text.js';
import { visitWords } from '../visit-words.js';
import { type MailScene, type MailView, NothingToSay } from './mail-view.js';

/** The mails by which an address gets the visit into its calendar, and those that take it out. */
const forCalendar = ['confirmed', 'approved', 'changed', 'cancelled', 'readdressed'].map(
  (word) => `reservation_${word}`,
);

/**
 * Takes the visit out of the calendar of an address that the reservation has no more. That may be a stranger's: the mail says of the
 * visit what it was told before, and nothing else.
 */
export async function readdressedView(reservation: Reservation, scene: MailScene): Promise<MailView> {
  const { manager, recipient, organizer, language, venue, now } = scene;
  const last = await manager.findOne(EmailMessage, {
    where: { reservationId: reservation.id, recipient, status: 'sent', kind: In(forCalendar) },
    order: { number: 'DESC' },
  });
  const told = last?.kind === 'reservation_cancelled' ? null : last?.told;
  if (!told || reservation.email === recipient || instantOf(told.date, told.startMinute) <= now)
    throw new NothingToSay();
  const struckOut: Reservation = { ...reservation, ...told, status: 'cancelled', preferredLanguage: language };
  const icalEvent = calendarMail(struckOut, scene, { organizer, guest: recipient, guestUrl: '' });
  const party = mailText(language, 'party', { partySize: told.partySize });
  return {
    values: { ...visitWords(told, language), party, housePhone: unbroken(venue.phone) },
    shown: {},
    ...(icalEvent && { icalEvent }),
  };
}
