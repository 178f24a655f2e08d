import { localMoment } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { type WishState, lastWishOf, wishStateOf } from './last-wish.js';
import type { MailKind } from './mail-kinds.js';
import { mailText } from '../texts/mail-text.js';
import { visitWords } from './visit-words.js';
import { type MailScene, NothingToSay } from './mail-view.js';

/** What a guest asks for instead, in words. */
export interface WishShown {
  /** The visit in one line. */
  wish: string;
  /** The same, short enough for a subject. */
  wishShort: string;
  /** Until when the house answers: `v piatok 4. decembra 2026`, `12:00`. */
  wishDay: string;
  wishTime: string;
  outcome: WishState;
}

interface WishInMail {
  values: WishShown;
  /** What the guest writes besides, and what the house answers to one that it has declined. */
  shown: { wishNotes: string | null; answer: string | null };
}

/** Of how a wish has to stand for a mail about it to be true. */
const trueOf: Readonly<Partial<Record<MailKind, readonly WishState[]>>> = {
  reservation_change_received: ['waiting'],
  reservation_change_staff_copy: ['waiting'],
  reservation_change_declined: ['declined', 'expired'],
};

/** Whether a mail about a wish is true of one that stands so. */
export const isTrueOf = (kind: MailKind, state: WishState | null): boolean =>
  state !== null && (trueOf[kind]?.includes(state) ?? false);

/** What a mail says of a wish, where it is about one; throws `NothingToSay` when that stands otherwise by now. */
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
      ...{ wishDay: until.onDay, wishTime: until.from, outcome: state },
    },
    shown: { wishNotes: wish.specialRequests, answer: state === 'declined' ? wish.wordToGuest : null },
  };
}
