import { randomUUID } from 'node:crypto';
import { type Language, mapNotes, guestNotes } from '@strapec/domain';
import type { EntityManager, EntityTarget, QueryDeepPartialEntity } from 'typeorm';
import { UserProfile } from '../../platform/database/entities/staff/user-profile.entity.js';
import { ContactMessage } from '../../platform/database/entities/guests/contact-message.entity.js';
import { OutboxMail } from '../../platform/database/entities/guests/outbox-mail.entity.js';
import { EventInquiry } from '../../platform/database/entities/guests/event-inquiry.entity.js';
import { NewsletterSubscriber } from '../../platform/database/entities/guests/newsletter-subscriber.entity.js';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { StaffInvitation } from '../../platform/database/entities/staff/staff-invitation.entity.js';
import { TableHoldingRow } from '../../platform/database/entities/reservations/table-holding.entity.js';
import { Account } from '../../platform/database/entities/staff/account.entity.js';
import { type MailKind, type MailTopic, mailRules } from '../rendering/mail-kinds.js';

const sampleDate = '2098-12-05'; // a Friday without other reservations
const sampleContact = { email: 'guest@example.com', phone: '0905 123 456' };

const sampleTexts = {
  sk: {
    firstName: 'Žofia',
    lastName: 'Kráľovičová-Hrušovská',
    specialRequests: 'Prosíme stôl pri okne a detskú stoličku.\nJedna z nás nesmie orechy.',
    message: 'Dobrý deň,\n\nmáte v piatok miesto aj pre psa?\n\nĎakujem a teším sa',
  },
  en: {
    firstName: 'Charlotte',
    lastName: 'Featherstonehaugh',
    specialRequests: 'A table by the window, please, and a high chair.\nOne of us must not have nuts.',
    message: 'Hello,\n\nis there room for a dog on Friday?\n\nThank you, looking forward to it',
  },
};

const defaultSampleReservation: Partial<Reservation> = {
  email: 'guest@example.com',
  phone: '+421 905 123 456',
  phoneE164: null,
  date: sampleDate,
  startMinute: 1110,
  minutes: 120,
  partySize: 2,
  status: 'confirmed',
  tableType: 'table_2',
};

const sampleReservationsByKind: Partial<Record<MailKind, Partial<Reservation>>> = {
  reservation_to_verify: { status: 'held', heldUntil: new Date('2098-12-05') },
  reservation_received: { partySize: 8, status: 'pending_approval', requiresApproval: true },
  reservation_approved: { partySize: 8, requiresApproval: true },
  reservation_declined: { partySize: 8, status: 'cancelled', requiresApproval: true },
  reservation_cancelled: { status: 'cancelled' },
  reservation_readdressed: { email: 'other@example.com' },
  reservation_alternatives: {
    offers: [
      { date: '2098-12-05', start: 1170 },
      { date: '2098-12-06', start: 1110 },
    ],
  },
  reservation_staff_copy: { partySize: 5, status: 'pending_approval', requiresApproval: true },
};

const sampleChangeRequestsByState: Record<'waiting' | 'declined', Partial<ChangeRequest>> = {
  waiting: { heldUntil: new Date('2098-12-05T11:00:00Z') },
  declined: { heldUntil: new Date('2020-12-05'), endedBy: 'staff' },
};

type InsertSampleRow = (
  tx: EntityManager,
  sample: { kind: MailKind; language: Language; now: Date },
) => Promise<string>;

const insertSampleReservation: InsertSampleRow = async (tx, { kind, language, now }) => {
  const { specialRequests, message: _message, ...name } = sampleTexts[language];
  const notes = mapNotes(guestNotes, () => specialRequests);
  const reservation = {
    id: randomUUID(),
    ...name,
    ...defaultSampleReservation,
    ...notes,
    preferredLanguage: language,
    createdAt: now,
    updatedAt: now,
    ...sampleReservationsByKind[kind],
  } as Reservation;
  await tx.insert(Reservation, reservation);
  const { id: reservationId, date, minutes } = reservation;
  await tx.delete(TableHoldingRow, { date });
  await tx.insert(TableHoldingRow, { reservationId, tableId: await readFirstTableId(tx), date, during: '[1110,1230)' });
  if (kind === 'reservation_changed' || kind === 'reservation_readdressed') await addEarlierMail(tx, reservation, now);
  const [state] = mailRules(kind).changeRequestStates ?? [];
  if (state === 'waiting' || state === 'declined') {
    const change = { startMinute: 1200, partySize: 6, minutes, ...notes, ...sampleChangeRequestsByState[state] };
    await tx.insert(ChangeRequest, { id: randomUUID(), reservationId, date, createdAt: now, ...change });
  }
  return reservationId;
};

export const sampleRowInserters: Readonly<Record<MailTopic, InsertSampleRow>> = {
  reservation: insertSampleReservation,
  guest: insertSampleReservation,
  contact_message: (tx, { language, now }) => {
    const { specialRequests: _specialRequests, ...fields } = sampleTexts[language];
    return insertRow(tx, ContactMessage, { ...fields, ...sampleContact, language, createdAt: now });
  },
  inquiry: (tx, { language, now }) => {
    const { firstName, lastName, message } = sampleTexts[language];
    const event = { eventType: 'celebration' as const, eventDate: sampleDate, guestCount: '15–20' };
    const guest = { name: `${firstName} ${lastName}`, ...sampleContact, language };
    return insertRow(tx, EventInquiry, { ...guest, ...event, message, createdAt: now });
  },
  subscriber: (tx, { language, now }) => {
    const unsubscribeToken = randomUUID();
    const email = `${unsubscribeToken}@example.com`;
    return insertRow(tx, NewsletterSubscriber, { email, language, subscribedAt: now, unsubscribeToken });
  },
  invitation: async (tx, { language, now }) => {
    const invitedBy = await sampleRowInserters.staff_member(tx, { kind: 'test', language, now });
    const expiresAt = new Date(now.getTime() + 72 * 60 * 60_000);
    const email = `${invitedBy}@example.com`;
    return insertRow(tx, StaffInvitation, { email, role: 'host', language, invitedBy, expiresAt });
  },
  staff_member: async (tx, { now }) => {
    const username = randomUUID();
    const resetUntil = new Date(now.getTime() + 30 * 60_000);
    const id = await insertRow(tx, Account, { username, passwordHash: '', role: 'host', isDisabled: true, resetUntil });
    await tx.insert(UserProfile, { id, email: `${id}@example.com`, firstName: 'Jana', createdAt: now, updatedAt: now });
    return id;
  },
};

async function insertRow<Row extends object>(
  tx: EntityManager,
  entity: EntityTarget<Row>,
  fields: QueryDeepPartialEntity<Row>,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(entity, { ...fields, id });
  return id;
}

async function readFirstTableId(tx: EntityManager): Promise<string> {
  const [table] = await tx.query<{ id: string }[]>('SELECT id FROM dining_tables ORDER BY id LIMIT 1');
  return table?.id ?? '';
}

async function addEarlierMail(tx: EntityManager, { id: reservationId, preferredLanguage }: Reservation, now: Date) {
  const notifiedVisit = { date: sampleDate, startMinute: 1200, minutes: 120, partySize: 4 };
  const guest = { recipient: 'guest@example.com', firstName: '', lastName: '', language: preferredLanguage };
  const mailFields = { kind: 'reservation_confirmed', status: 'sent' as const, nextAttemptAt: now, createdAt: now };
  await tx.insert(OutboxMail, { id: randomUUID(), reservationId, notifiedVisit, ...guest, ...mailFields });
}
