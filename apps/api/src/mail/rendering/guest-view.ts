import type { Language } from '@strapec/domain';
import { type EntityManager, In, MoreThan, MoreThanOrEqual, Raw } from 'typeorm';
import { instantOf, localMoment } from '../../platform/clock/local-time.js';
import { guestUrl } from './guest-link.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { holding } from '../../evenings/waiting.js';
import { mailText } from '../texts/mail-text.js';
import { visitWords } from './visit-words.js';
import { type MailScene, type MailView, NothingToSay } from './mail-view.js';

export interface GuestShown {
  /** The next one first. */
  visits: { day: string; hours: string; party: string; status: string | null; url: string }[];
}

export async function liveReservations(manager: EntityManager, email: string, now: Date): Promise<Reservation[]> {
  const theirs = {
    email: Raw((column) => `lower(${column}) = lower(:email)`, { email }),
    date: MoreThanOrEqual(localMoment(now).date),
  };
  const found = await manager.find(Reservation, {
    where: [
      { ...theirs, status: In(holding) },
      { ...theirs, status: 'held', heldUntil: MoreThan(now) },
    ],
    order: { date: 'ASC', startMinute: 'ASC', id: 'ASC' },
  });
  return found.filter(({ date, startMinute, minutes }) => instantOf(date, startMinute + minutes) > now);
}

/** Each with its link, as they are when the mail is sent. */
export async function guestView(_id: string, scene: MailScene): Promise<MailView<GuestShown>> {
  const { manager, recipient, now, language } = scene;
  const reservations = await liveReservations(manager, recipient, now);
  if (reservations.length === 0) throw new NothingToSay();
  return {
    values: {},
    shown: { visits: reservations.map((one) => ({ ...inWords(one, language), url: guestUrl(one, scene) })) },
  };
}

function inWords(reservation: Reservation, language: Language): Omit<GuestShown['visits'][number], 'url'> {
  const { day, ...hours } = visitWords(reservation, language);
  return {
    day,
    hours: mailText(language, 'visit.hours', { ...hours }),
    party: mailText(language, 'party', { partySize: reservation.partySize }),
    status: waitingWords(reservation, language),
  };
}

/** `null` when it is confirmed. */
function waitingWords({ status }: Reservation, language: Language): string | null {
  if (status === 'pending_approval') return mailText(language, 'links.waiting', {});
  return status === 'held' ? mailText(language, 'links.held', {}) : null;
}
