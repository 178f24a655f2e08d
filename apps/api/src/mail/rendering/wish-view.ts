import { localMoment } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { type WishState, lastWishOf, wishStateOf } from './last-wish.js';
import type { MailKind } from './mail-kinds.js';
import { mailText } from '../texts/mail-text.js';
import { visitWords } from './visit-words.js';
import { type MailScene, NothingToSay } from './mail-view.js';

export interface WishShown {
  wish: string;
  /** The same visit, short enough for a subject. */
  wishShort: string;
  /** Deadline of the team's answer: `v piatok 4. decembra 2026`, `12:00`. */
  wishDay: string;
  wishTime: string;
  outcome: WishState;
}

interface WishInMail {
  values: WishShown;
  /** The guest's note, and the team's message with a declined request. */
  shown: { wishNotes: string | null; answer: string | null };
}

/** The states of a change request in which a mail about it is true. */
const trueOf: Readonly<Partial<Record<MailKind, readonly WishState[]>>> = {
  reservation_change_received: ['waiting'],
  reservation_change_staff_copy: ['waiting'],
  reservation_change_declined: ['declined', 'expired'],
};

/** True if a mail about a change request fits its state. */
export const isTrueOf = (kind: MailKind, state: WishState | null): boolean =>
  state !== null && (trueOf[kind]?.includes(state) ?? false);

/** The change request for a mail about one, else `null`; throws `NothingToSay` when the mail no longer fits its state. */
export async function wishView(reservation: Reservation, scene: MailScene): Promise<WishInMail | null> {
  if (!trueOf[scene.kind]) return null;
  const wish = await lastWishOf(scene.manager, reservation.id);
  const state = wish && wishStateOf(wish, scene.now);
  if (!wish || !state || !isTrueOf(scene.kind, state)) throw new NothingToSay();
  const { language } = scene;
  const { date, minute } = localMoment(wish.heldUntil);
  const until = visitWords({ date, startMinute: minute, minutes: 0 }, language);
  const party = mailText(language, 'party', { partySize: wish.partySize });
  const visit = { ...visitWords(wish, language), party };
  return {
    values: {
      wish: mailText(language, 'visit.inShort', visit),
      wishShort: mailText(language, 'visit.inSubject', visit),
      wishDay: until.onDay,
      wishTime: until.from,
      outcome: state,
    },
    shown: { wishNotes: wish.specialRequests, answer: state === 'declined' ? wish.wordToGuest : null },
  };
}
