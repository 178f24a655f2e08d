import type { Language } from '@strapec/domain';
import { type EntityManager, In, MoreThan, MoreThanOrEqual, Raw } from 'typeorm';
import { instantOf, localMoment } from '../../platform/clock/local-time.js';
import { guestUrl } from './guest-link.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { holding } from '../../evenings/waiting.js';
import { mailText } from '../texts/mail-text.js';
import { visitAndPartyWords } from './visit-words.js';
import { type MailScene, type MailView, ObsoleteMail } from './mail-view.js';

export async function liveReservations(manager: EntityManager, email: string, now: Date): Promise<Reservation[]> {
  const current = {
    email: Raw((column) => `lower(${column}) = lower(:email)`, { email }),
    date: MoreThanOrEqual(localMoment(now).date),
  };
  const found = await manager.find(Reservation, {
    where: [
      { ...current, status: In(holding) },
      { ...current, status: 'held', heldUntil: MoreThan(now) },
    ],
    order: { date: 'ASC', startMinute: 'ASC', id: 'ASC' },
  });
  return found.filter(({ date, startMinute, minutes }) => instantOf(date, startMinute + minutes) > now);
}

export async function guestView(_id: string, scene: MailScene): Promise<MailView> {
  const { manager, recipient, now, language } = scene;
  const reservations = await liveReservations(manager, recipient, now);
  if (reservations.length === 0) throw new ObsoleteMail();
  const visits = reservations.map((one) => ({ ...inWords(one, language), url: guestUrl(one, scene) }));
  return { values: {}, shown: { preheader: mailText(language, 'links.lead', {}), visits } };
}

function inWords(reservation: Reservation, language: Language) {
  const { day, party, ...hours } = visitAndPartyWords(reservation, language);
  return { day, party, hours: mailText(language, 'visit.hours', hours), status: waitingWords(reservation, language) };
}

/** `null` when it is confirmed. */
function waitingWords({ status }: Reservation, language: Language): string | null {
  if (status === 'pending_approval') return mailText(language, 'links.waiting', {});
  return status === 'held' ? mailText(language, 'links.held', {}) : null;
}
