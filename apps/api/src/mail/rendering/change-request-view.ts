import { type Language, guestNotes } from '@strapec/domain';
import { localMoment } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { type ChangeRequestState, lastChangeRequestOf, changeRequestStateOf } from './last-change-request.js';
import { type MailKind, changeStatesOf } from './mail-kinds.js';
import { mailText } from '../texts/mail-text.js';
import { visitWords } from './visit-words.js';
import { type MailScene, NothingToSay } from './mail-view.js';

export interface ChangeRequestShown {
  changeRequest: string;
  changeRequestShort: string;
  /** `v piatok 4. decembra 2026`, `12:00`. */
  changeRequestDay: string;
  changeRequestTime: string;
  outcome: ChangeRequestState;
}

export interface NoteShown {
  label: string;
  words: string;
}

export function notesIn(reservation: Reservation | ChangeRequest, { language }: MailScene): NoteShown[] {
  return guestNotes.flatMap((note) => {
    const words = reservation[note];
    return words ? [{ label: mailText(language, `visit.${note}`, {}), words }] : [];
  });
}

interface ChangeRequestInMail {
  values: ChangeRequestShown;
  /** `answer`: the team's message with a decline. */
  shown: { changeRequestNotes: NoteShown[]; answer: string | null };
}

export const isTrueOf = (kind: MailKind, state: ChangeRequestState | null): boolean =>
  state !== null && changeStatesOf(kind).includes(state);

/** `null` for other mails; throws `NothingToSay` when the mail no longer fits its state. */
export async function changeRequestView(
  reservation: Reservation,
  scene: MailScene,
): Promise<ChangeRequestInMail | null> {
  if (changeStatesOf(scene.kind).length === 0) return null;
  const changeRequest = await lastChangeRequestOf(scene.manager, reservation.id);
  const state = changeRequest && changeRequestStateOf(changeRequest, scene.now);
  if (!changeRequest || !state || !isTrueOf(scene.kind, state)) throw new NothingToSay();
  const { language } = scene;
  const { onDay, from } = deadlineOf(changeRequest, language);
  const party = mailText(language, 'party', { partySize: changeRequest.partySize });
  const visit = { ...visitWords(changeRequest, language), party };
  return {
    values: {
      changeRequest: mailText(language, 'visit.inShort', visit),
      changeRequestShort: mailText(language, 'visit.inSubject', visit),
      changeRequestDay: onDay,
      changeRequestTime: from,
      outcome: state,
    },
    shown: shownIn(changeRequest, { scene, state }),
  };
}

function shownIn(
  changeRequest: ChangeRequest,
  { scene, state }: { scene: MailScene; state: ChangeRequestState },
): ChangeRequestInMail['shown'] {
  const answer = state === 'declined' ? changeRequest.messageToGuest : null;
  return { changeRequestNotes: notesIn(changeRequest, scene), answer };
}

function deadlineOf({ heldUntil }: ChangeRequest, language: Language): ReturnType<typeof visitWords> {
  const { date, minute } = localMoment(heldUntil);
  return visitWords({ date, startMinute: minute, minutes: 0 }, language);
}
