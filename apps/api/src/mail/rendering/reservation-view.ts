import { isDeepStrictEqual } from 'node:util';
import { beginsBeforeAnswer, venueOn, mayNeedDeposit, minutesToVerify, unbroken } from '@strapec/domain';
import { In, IsNull, Not } from 'typeorm';
import { instantOf, localMoment } from '../../platform/clock/local-time.js';
import { guestUrl } from './guest-link.js';
import { EmailMessage, type NotifiedVisit } from '../../platform/database/entities/guests/email-message.entity.js';
import { TableHolding } from '../../platform/database/entities/reservations/table-holding.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { calendarKinds, isForStaff, visitMail } from './mail-kinds.js';
import { calendarMail } from './reservation-calendar.js';
import { mailText } from '../texts/mail-text.js';
import { visitAndPartyWords, visitWords } from './visit-words.js';
import { type MailScene, type MailView, ObsoleteMail } from './mail-view.js';
import { notesIn, changeRequestView } from './change-request-view.js';

export async function reservationView(id: string, scene: MailScene): Promise<MailView> {
  const { manager, kind } = scene;
  const reservation = await manager.findOneByOrFail(Reservation, { id });
  if (kind === 'reservation_readdressed') return readdressedView(reservation, scene);
  if (!isWanted(reservation, scene)) throw new ObsoleteMail();
  const change = await changeRequestView(reservation, scene);
  const { rules } = venueOn(reservation.date, scene.venue);
  const { holdMinutes, depositFrom, lateCancelHours } = rules;
  return {
    values: { ...valuesOf(reservation, scene), ...change.values, holdMinutes, depositFrom, lateCancelHours },
    shown: {
      ...change.shown,
      reservation,
      holdsTable: holdMinutes > 0,
      needsDeposit: mayNeedDeposit(reservation.partySize, rules),
      was: kind === 'reservation_changed' ? await wasOf(reservation, scene) : null,
      ...onlyForGuest(reservation, scene),
      offers: offersIn(reservation, scene),
      guestNotes: notesIn(reservation, scene),
      staffUrl: `${scene.publicUrl}/admin/reservations?date=${reservation.date}&reservation=${id}`,
      tables: await tablesOf(id, scene),
    },
    ...(isForStaff(kind) ? replyTo(reservation) : notifiedVisitOf(reservation, scene)),
  };
}

function replyTo({ firstName, lastName, email }: Reservation): Pick<MailView, 'replyTo'> {
  return email === null ? {} : { replyTo: { name: `${firstName} ${lastName}`.trim(), address: email } };
}

function onlyForGuest(reservation: Reservation, scene: MailScene) {
  if (isForStaff(scene.kind)) return { guestUrl: '', place: null };
  const { street, city } = scene.businessDetails;
  return { guestUrl: guestUrl(reservation, scene), place: [street, city].filter(Boolean).join(', ') || null };
}

async function tablesOf(reservationId: string, { manager }: MailScene): Promise<string> {
  const tables = (await manager.findBy(TableHolding, { reservationId })).map(({ tableId }) => tableId);
  return tables.sort().join(' + ');
}

function isWanted(reservation: Reservation, scene: MailScene): boolean {
  if (isForStaff(scene.kind)) return isCopyWanted(reservation, scene);
  const { status, date, startMinute, email } = reservation;
  const { kind, now, recipient } = scene;
  if (email !== recipient) return false;
  const { wanted } = visitMail(kind) ?? {};
  if (wanted === 'held') return status === 'held';
  return wanted !== 'before_visit' || (status === 'confirmed' && now < instantOf(date, startMinute));
}

function isCopyWanted({ status }: Reservation, { kind, staffCopies }: MailScene): boolean {
  if (kind === 'reservation_change_staff_copy') return staffCopies !== 'none'; // a staff member has to answer
  return staffCopies === 'all' || (staffCopies === 'to_do' && status !== 'confirmed');
}

function valuesOf(reservation: Reservation, { language, businessDetails, now }: MailScene) {
  const { firstName, lastName, email, phone, date, startMinute: start, partySize, status } = reservation;
  return {
    firstName,
    lastName,
    email: email ?? '',
    phone: unbroken(phone ?? ''),
    language: reservation.preferredLanguage,
    partySize,
    status,
    venuePhone: unbroken(businessDetails.phone),
    canCall: String(businessDetails.phone !== ''),
    isSoon: String(beginsBeforeAnswer({ date, start }, localMoment(now))),
    minutesToVerify,
    ...visitAndPartyWords(reservation, language),
  };
}

function inShort({ date, startMinute, minutes, partySize }: NotifiedVisit): NotifiedVisit {
  return { date, startMinute, minutes, partySize };
}

/** As in the last mail: staff may have changed it without a mail, or several times. */
async function wasOf(reservation: Reservation, { manager, language }: MailScene): Promise<string | null> {
  const last = await manager.findOne(EmailMessage, {
    where: { reservationId: reservation.id, status: 'sent', notifiedVisit: Not(IsNull()) },
    order: { number: 'DESC' },
  });
  const { notifiedVisit } = last ?? {};
  if (!notifiedVisit || isDeepStrictEqual(notifiedVisit, inShort(reservation))) return null;
  return mailText(language, 'visit.inShort', visitAndPartyWords(notifiedVisit, language));
}

function offersIn({ offers, minutes }: Reservation, { language }: MailScene) {
  return (offers ?? []).map(({ date, start: startMinute }) => {
    const { day, ...hours } = visitWords({ date, startMinute, minutes }, language);
    return { day, hours: mailText(language, 'visit.hours', hours) };
  });
}

function notifiedVisitOf(reservation: Reservation, scene: MailScene): Pick<MailView, 'notifiedVisit' | 'icalEvent'> {
  const notifiedVisit = inShort(reservation);
  if (visitMail(scene.kind)?.calendar === 'none') return { notifiedVisit };
  const parties = { organizer: scene.organizer, guest: scene.recipient, guestUrl: guestUrl(reservation, scene) };
  const icalEvent = calendarMail(reservation, scene, parties);
  return icalEvent ? { notifiedVisit, icalEvent } : { notifiedVisit };
}

/** The previous address may belong to another person: the mail contains only its earlier visit. */
async function readdressedView(reservation: Reservation, scene: MailScene): Promise<MailView> {
  const { manager, recipient, organizer, language, businessDetails, now } = scene;
  const last = await manager.findOne(EmailMessage, {
    where: { reservationId: reservation.id, recipient, status: 'sent', kind: In(calendarKinds) },
    order: { number: 'DESC' },
  });
  const notifiedVisit = last?.kind === 'reservation_cancelled' ? null : last?.notifiedVisit;
  if (!notifiedVisit || reservation.email === recipient) throw new ObsoleteMail();
  if (instantOf(notifiedVisit.date, notifiedVisit.startMinute) <= now) throw new ObsoleteMail();
  const cancelledVisit: Reservation = {
    ...reservation,
    ...notifiedVisit,
    status: 'cancelled',
    preferredLanguage: language,
  };
  const icalEvent = calendarMail(cancelledVisit, scene, { organizer, guest: recipient, guestUrl: '' });
  return {
    values: { ...visitAndPartyWords(notifiedVisit, language), venuePhone: unbroken(businessDetails.phone) },
    shown: {},
    ...(icalEvent && { icalEvent }),
  };
}
