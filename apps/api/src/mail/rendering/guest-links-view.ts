import type { Language } from '@strapec/domain';
import { type EntityManager, In, MoreThan, MoreThanOrEqual, Raw } from 'typeorm';
import { instantOf, toLocalDateTime } from '../../platform/clock/local-time.js';
import { guestLinkUrl } from './guest-link.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { tableHoldingStatuses } from '../../evenings/visits-without-table.js';
import { mailText } from '../texts/mail-text.js';
import { visitAndPartyTexts } from './visit-texts.js';
import { type MailContext, type MailView, ObsoleteMailError } from './mail-view.js';

export async function findUpcomingReservations(
  manager: EntityManager,
  email: string,
  now: Date,
): Promise<Reservation[]> {
  const guestCondition = {
    email: Raw((column) => `lower(${column}) = lower(:email)`, { email }),
    date: MoreThanOrEqual(toLocalDateTime(now).date),
  };
  const reservations = await manager.find(Reservation, {
    where: [
      { ...guestCondition, status: In(tableHoldingStatuses) },
      { ...guestCondition, status: 'held', heldUntil: MoreThan(now) },
    ],
    order: { date: 'ASC', startMinute: 'ASC', id: 'ASC' },
  });
  return reservations.filter(({ date, startMinute, minutes }) => instantOf(date, startMinute + minutes) > now);
}

export async function guestLinksView(_id: string, context: MailContext): Promise<MailView> {
  const { manager, recipient, now, language } = context;
  const reservations = await findUpcomingReservations(manager, recipient, now);
  if (reservations.length === 0) throw new ObsoleteMailError();
  const visits = reservations.map((one) => ({ ...toLinkedVisit(one, language), url: guestLinkUrl(one, context) }));
  return { values: {}, templateValues: { preheader: mailText(language, 'links.lead', {}), visits } };
}

function toLinkedVisit(reservation: Reservation, language: Language) {
  const { day, party, ...hours } = visitAndPartyTexts(reservation, language);
  return { day, party, hours: mailText(language, 'visit.hours', hours), status: findStatusText(reservation, language) };
}

/** `null` when it is confirmed. */
function findStatusText({ status }: Reservation, language: Language): string | null {
  if (status === 'pending_approval') return mailText(language, 'links.waiting', {});
  return status === 'held' ? mailText(language, 'links.held', {}) : null;
}
