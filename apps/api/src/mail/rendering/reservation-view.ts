import { isDeepStrictEqual } from 'node:util';
import {
  type GuestRules,
  beginsBeforeAnswer,
  venueOn,
  mayNeedDeposit,
  minutesToVerify,
  unbroken,
} from '@strapec/domain';
import { In, IsNull, Not } from 'typeorm';
import { instantOf, localMoment } from '../../platform/clock/local-time.js';
import { guestUrl } from './guest-link.js';
import { EmailMessage, type NotifiedVisit } from '../../platform/database/entities/guests/email-message.entity.js';
import { TableHolding } from '../../platform/database/entities/reservations/table-holding.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { calendarKinds, isForStaff, visitMail } from './mail-kinds.js';
import { calendarMail } from './reservation-calendar.js';
import { mailText } from '../texts/mail-text.js';
import { visitWords } from './visit-words.js';
import { type MailScene, type MailView, NothingToSay } from './mail-view.js';
import { type NoteShown, notesIn, changeRequestView } from './change-request-view.js';

export interface ReservationShown {
  reservation: Reservation;
  /** `T1 + T2` */
  tables: string;
  needsDeposit: boolean;
  holdsTable: boolean;
  /** For the team. */
  staffUrl: string;
  /** In one line; `null` if it is unknown or unchanged. */
  was: string | null;
  guestUrl: string;
  /** Left out for the team. */
  place: string | null;
  offers: { day: string; hours: string }[];
  guestNotes: NoteShown[];
  changeRequestNotes: NoteShown[];
  /** With a declined change request. */
  answer: string | null;
}

const noChangeRequest = { changeRequestNotes: [], answer: null };
const valuesOfRules = ({ holdMinutes, depositFrom, lateCancelHours }: GuestRules) => ({
  holdMinutes,
  depositFrom,
  lateCancelHours,
});

/** Throws when the reservation has been erased meanwhile. */
export async function reservationView(id: string, scene: MailScene): Promise<MailView> {
  const { manager, kind } = scene;
  const reservation = await manager.findOneByOrFail(Reservation, { id });
  if (kind === 'reservation_readdressed') return readdressedView(reservation, scene);
  if (!isWanted(reservation, scene)) throw new NothingToSay();
  const about = await changeRequestView(reservation, scene);
  const { rules } = venueOn(reservation.date, scene.venue);
  return {
    values: { ...valuesOf(reservation, scene), ...about?.values, ...valuesOfRules(rules) },
    shown: {
      ...(about?.shown ?? noChangeRequest),
      reservation,
      holdsTable: rules.holdMinutes > 0,
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

function onlyForGuest(reservation: Reservation, scene: MailScene): Pick<ReservationShown, 'guestUrl' | 'place'> {
  if (isForStaff(scene.kind)) return { guestUrl: '', place: null };
  return {
    guestUrl: guestUrl(reservation, scene),
    place: [scene.businessDetails.street, scene.businessDetails.city].filter(Boolean).join(', ') || null,
  };
}

async function tablesOf(reservationId: string, { manager }: MailScene): Promise<string> {
  const tables = await manager.findBy(TableHolding, { reservationId });
  return tables
    .map(({ tableId }) => tableId)
    .sort()
    .join(' + ');
}

/** Not to a previous address or about a previous state; nor a copy that the team does not want. */
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
  const isConfirmed = status === 'confirmed';
  if (kind === 'reservation_change_staff_copy') return staffCopies !== 'none'; // a staff member has to answer
  return staffCopies === 'all' || (staffCopies === 'to_do' && !isConfirmed);
}

function valuesOf(reservation: Reservation, { language, businessDetails, now }: MailScene) {
  const { firstName, lastName, email, phone, partySize, status, preferredLanguage } = reservation;
  const party = mailText(language, 'party', { partySize });
  const contact = { email: email ?? '', phone: unbroken(phone ?? '') };
  const guest = {
    firstName,
    lastName,
    ...contact,
    language: preferredLanguage,
    venuePhone: unbroken(businessDetails.phone),
  };
  const canCall = String(businessDetails.phone !== '');
  const isSoon = String(
    beginsBeforeAnswer({ date: reservation.date, start: reservation.startMinute }, localMoment(now)),
  );
  return { ...guest, partySize, status, party, canCall, isSoon, minutesToVerify, ...visitWords(reservation, language) };
}

const inShort = ({ date, startMinute, minutes, partySize }: NotifiedVisit): NotifiedVisit => ({
  date,
  startMinute,
  minutes,
  partySize,
});

/** With the visit that the guest was told last: staff may have changed it without a mail, or several times. */
async function wasOf(reservation: Reservation, { manager, language }: MailScene): Promise<string | null> {
  const last = await manager.findOne(EmailMessage, {
    where: { reservationId: reservation.id, status: 'sent', notifiedVisit: Not(IsNull()) },
    order: { number: 'DESC' },
  });
  const { notifiedVisit } = last ?? {};
  if (!notifiedVisit || isDeepStrictEqual(notifiedVisit, inShort(reservation))) return null;
  const party = mailText(language, 'party', { partySize: notifiedVisit.partySize });
  return mailText(language, 'visit.inShort', { ...visitWords(notifiedVisit, language), party });
}

function offersIn({ offers, minutes }: Reservation, { language }: MailScene): ReservationShown['offers'] {
  return (offers ?? []).map(({ date, start: startMinute }) => {
    const { day, ...hours } = visitWords({ date, startMinute, minutes }, language);
    return { day, hours: mailText(language, 'visit.hours', { ...hours }) };
  });
}

function notifiedVisitOf(reservation: Reservation, scene: MailScene): Pick<MailView, 'notifiedVisit' | 'icalEvent'> {
  const notifiedVisit = inShort(reservation);
  if (visitMail(scene.kind)?.calendar === 'none') return { notifiedVisit };
  const parties = { organizer: scene.organizer, guest: scene.recipient, guestUrl: guestUrl(reservation, scene) };
  const icalEvent = calendarMail(reservation, scene, parties);
  return icalEvent ? { notifiedVisit, icalEvent } : { notifiedVisit };
}

/**
 * From the calendar of a previous address, which may belong to another person: the mail contains only what it was told
 * before.
 */
async function readdressedView(reservation: Reservation, scene: MailScene): Promise<MailView> {
  const { manager, recipient, organizer, language, businessDetails, now } = scene;
  const last = await manager.findOne(EmailMessage, {
    where: { reservationId: reservation.id, recipient, status: 'sent', kind: In(calendarKinds) },
    order: { number: 'DESC' },
  });
  const notifiedVisit = last?.kind === 'reservation_cancelled' ? null : last?.notifiedVisit;
  if (
    !notifiedVisit ||
    reservation.email === recipient ||
    instantOf(notifiedVisit.date, notifiedVisit.startMinute) <= now
  )
    throw new NothingToSay();
  const struckOut: Reservation = { ...reservation, ...notifiedVisit, status: 'cancelled', preferredLanguage: language };
  const icalEvent = calendarMail(struckOut, scene, { organizer, guest: recipient, guestUrl: '' });
  const party = mailText(language, 'party', { partySize: notifiedVisit.partySize });
  return {
    values: { ...visitWords(notifiedVisit, language), party, venuePhone: unbroken(businessDetails.phone) },
    shown: {},
    ...(icalEvent && { icalEvent }),
  };
}
