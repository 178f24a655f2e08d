import { isDeepStrictEqual } from 'node:util';
import {
  beginsBeforeAnswer,
  venueDayOn,
  mayNeedDeposit,
  confirmationMinutes,
  withUnbreakableSpaces,
} from '@strapec/domain';
import { In, IsNull, Not } from 'typeorm';
import { instantOf, toLocalDateTime } from '../../platform/clock/local-time.js';
import { guestLinkUrl } from './guest-link.js';
import { OutboxMail, type NotifiedVisit } from '../../platform/database/entities/guests/outbox-mail.entity.js';
import { TableHoldingRow } from '../../platform/database/entities/reservations/table-holding.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { calendarMailKinds, isStaffCopy, mailRules } from './mail-kinds.js';
import { toCalendarFile } from './reservation-calendar.js';
import { mailText } from '../texts/mail-text.js';
import { visitAndPartyTexts, visitTexts } from './visit-texts.js';
import { type MailContext, type MailView, ObsoleteMailError } from './mail-view.js';
import { guestNoteTexts, readChangeRequestView } from './change-request-view.js';

export async function readReservationView(id: string, context: MailContext): Promise<MailView> {
  const { manager, kind } = context;
  const reservation = await manager.findOneByOrFail(Reservation, { id });
  if (kind === 'reservation_readdressed') return readReaddressedView(reservation, context);
  if (!isStillValid(reservation, context)) throw new ObsoleteMailError();
  const requestView = await readChangeRequestView(reservation, context);
  const { rules } = venueDayOn(reservation.date, context.venue);
  const { holdMinutes, depositFrom, lateCancelHours } = rules;
  return {
    values: { ...textValues(reservation, context), ...requestView.values, holdMinutes, depositFrom, lateCancelHours },
    templateValues: {
      ...requestView.templateValues,
      reservation,
      holdsTable: holdMinutes > 0,
      needsDeposit: mayNeedDeposit(reservation.partySize, rules),
      was: kind === 'reservation_changed' ? await findLastVisitText(reservation, context) : null,
      ...guestTemplateValues(reservation, context),
      offers: offerTexts(reservation, context),
      guestNotes: guestNoteTexts(reservation, context),
      staffUrl: `${context.publicUrl}/admin/reservations?date=${reservation.date}&reservation=${id}`,
      tables: await readTableNames(id, context),
    },
    ...(isStaffCopy(kind) ? replyToFields(reservation) : visitFields(reservation, context)),
  };
}

function replyToFields({ firstName, lastName, email }: Reservation): Pick<MailView, 'replyTo'> {
  return email === null ? {} : { replyTo: { name: `${firstName} ${lastName}`.trim(), address: email } };
}

function guestTemplateValues(reservation: Reservation, context: MailContext) {
  if (isStaffCopy(context.kind)) return { guestUrl: '', place: null };
  const { street, city } = context.businessDetails;
  return { guestUrl: guestLinkUrl(reservation, context), place: [street, city].filter(Boolean).join(', ') || null };
}

async function readTableNames(reservationId: string, { manager }: MailContext): Promise<string> {
  const tableIds = (await manager.findBy(TableHoldingRow, { reservationId })).map(({ tableId }) => tableId);
  return tableIds.sort().join(' + ');
}

function isStillValid(reservation: Reservation, context: MailContext): boolean {
  if (isStaffCopy(context.kind)) return needsStaffCopy(reservation, context);
  const { status, date, startMinute, email } = reservation;
  const { kind, now, recipient } = context;
  if (email !== recipient) return false;
  switch (mailRules(kind).validWhile) {
    case 'held':
      return status === 'held';
    case 'before_visit':
      return status === 'confirmed' && now < instantOf(date, startMinute);
    case undefined:
      return true;
  }
}

function needsStaffCopy({ status }: Reservation, { kind, staffCopies }: MailContext): boolean {
  if (kind === 'reservation_change_staff_copy') return staffCopies !== 'none'; // a staff member has to answer
  return staffCopies === 'all' || (staffCopies === 'to_do' && status !== 'confirmed');
}

function textValues(reservation: Reservation, { language, businessDetails, now }: MailContext) {
  const { firstName, lastName, email, phone, date, startMinute: start, partySize, status } = reservation;
  return {
    firstName,
    lastName,
    email: email ?? '',
    phone: withUnbreakableSpaces(phone ?? ''),
    language: reservation.preferredLanguage,
    partySize,
    status,
    venuePhone: withUnbreakableSpaces(businessDetails.phone),
    canCall: String(businessDetails.phone !== ''),
    isSoon: String(beginsBeforeAnswer({ date, start }, toLocalDateTime(now))),
    minutesToVerify: confirmationMinutes,
    ...visitAndPartyTexts(reservation, language),
  };
}

function toNotifiedVisit({ date, startMinute, minutes, partySize }: NotifiedVisit): NotifiedVisit {
  return { date, startMinute, minutes, partySize };
}

/** As in the last mail: staff may have changed it without a mail, or several times. */
async function findLastVisitText(reservation: Reservation, { manager, language }: MailContext): Promise<string | null> {
  const lastMail = await manager.findOne(OutboxMail, {
    where: { reservationId: reservation.id, status: 'sent', notifiedVisit: Not(IsNull()) },
    order: { number: 'DESC' },
  });
  const { notifiedVisit } = lastMail ?? {};
  if (!notifiedVisit || isDeepStrictEqual(notifiedVisit, toNotifiedVisit(reservation))) return null;
  return mailText(language, 'visit.inShort', visitAndPartyTexts(notifiedVisit, language));
}

function offerTexts({ offers, minutes }: Reservation, { language }: MailContext) {
  return (offers ?? []).map(({ date, start: startMinute }) => {
    const { day, ...hours } = visitTexts({ date, startMinute, minutes }, language);
    return { day, hours: mailText(language, 'visit.hours', hours) };
  });
}

function visitFields(reservation: Reservation, context: MailContext): Pick<MailView, 'notifiedVisit' | 'icalEvent'> {
  const notifiedVisit = toNotifiedVisit(reservation);
  if (!mailRules(context.kind).calendar) return { notifiedVisit };
  const guestContact = { guestEmail: context.recipient, guestUrl: guestLinkUrl(reservation, context) };
  const icalEvent = toCalendarFile(reservation, { ...context, ...guestContact });
  return icalEvent ? { notifiedVisit, icalEvent } : { notifiedVisit };
}

/** The previous address may belong to another person: the mail contains only its earlier visit. */
async function readReaddressedView(reservation: Reservation, context: MailContext): Promise<MailView> {
  const { manager, recipient, language, businessDetails, now } = context;
  const lastMail = await manager.findOne(OutboxMail, {
    where: { reservationId: reservation.id, recipient, status: 'sent', kind: In(calendarMailKinds) },
    order: { number: 'DESC' },
  });
  const notifiedVisit = lastMail?.kind === 'reservation_cancelled' ? null : lastMail?.notifiedVisit;
  if (!notifiedVisit || reservation.email === recipient) throw new ObsoleteMailError();
  if (instantOf(notifiedVisit.date, notifiedVisit.startMinute) <= now) throw new ObsoleteMailError();
  const cancelledReservation: Reservation = {
    ...reservation,
    ...notifiedVisit,
    status: 'cancelled',
    preferredLanguage: language,
  };
  const icalEvent = toCalendarFile(cancelledReservation, { ...context, guestEmail: recipient });
  return {
    values: {
      ...visitAndPartyTexts(notifiedVisit, language),
      venuePhone: withUnbreakableSpaces(businessDetails.phone),
    },
    templateValues: {},
    ...(icalEvent && { icalEvent }),
  };
}
