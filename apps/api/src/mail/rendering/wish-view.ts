import { localMoment } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { type WishState, lastWishOf, wishStateOf } from './last-wish.js';
import { type MailKind, changeStatesOf } from './mail-kinds.js';
import { mailText } from '../texts/mail-text.js';
import { visitWords } from './visit-words.js';
import { type MailScene, NothingToSay } from './mail-view.js';

export interface WishShown {
  wish: string;
  wishShort: string;
  /** Deadline of the team's answer: `v piatok 4. decembra 2026`, `12:00`. */
  wishDay: string;
  wishTime: string;
  outcome: WishState;
}

interface WishInMail {
  values: WishShown;
  shown: { wishNotes: string | null; answer: string | null };
}

export const isTrueOf = (kind: MailKind, state: WishState | null): boolean =>
  state !== null && changeStatesOf(kind).includes(state);

/** The change request for a mail about one, else `null`; throws `NothingToSay` when the mail no longer fits its state. */
export async function wishView(reservation: Reservation, scene: MailScene): Promise<WishInMail | null> {
  if (changeStatesOf(scene.kind).length === 0) return null;
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
