import { guestNotes } from '@strapec/domain';
import { localMoment } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { type ChangeRequestState, lastChangeRequestOf, changeRequestStateOf } from './last-change-request.js';
import { type MailKind, changeStatesOf } from './mail-kinds.js';
import { mailText } from '../texts/mail-text.js';
import { visitAndPartyWords, visitWords } from './visit-words.js';
import { type MailScene, type MailView, ObsoleteMail } from './mail-view.js';

export function notesIn(reservation: Reservation | ChangeRequest, { language }: MailScene) {
  return guestNotes.flatMap((note) => {
    const words = reservation[note];
    return words ? [{ label: mailText(language, `visit.${note}`, {}), words }] : [];
  });
}

export const isTrueOf = (kind: MailKind, state: ChangeRequestState | null): boolean =>
  state !== null && changeStatesOf(kind).includes(state);

const noChangeRequest = { values: {}, shown: { changeRequestNotes: [], answer: null } };

/** Throws `ObsoleteMail` when the mail no longer fits the state of the change request. */
export async function changeRequestView(reservation: Reservation, scene: MailScene): Promise<MailView> {
  const { kind, manager, now, language } = scene;
  if (changeStatesOf(kind).length === 0) return noChangeRequest;
  const changeRequest = await lastChangeRequestOf(manager, reservation.id);
  const state = changeRequest && changeRequestStateOf(changeRequest, now);
  if (!changeRequest || !state || !isTrueOf(kind, state)) throw new ObsoleteMail();
  const { date, minute: startMinute } = localMoment(changeRequest.heldUntil);
  const deadline = visitWords({ date, startMinute, minutes: 0 }, language);
  const visit = visitAndPartyWords(changeRequest, language);
  return {
    values: {
      changeRequest: mailText(language, 'visit.inShort', visit),
      changeRequestShort: mailText(language, 'visit.inSubject', visit),
      changeRequestDay: deadline.onDay,
      changeRequestTime: deadline.from,
      outcome: state,
    },
    shown: {
      changeRequestNotes: notesIn(changeRequest, scene),
      answer: state === 'declined' ? changeRequest.messageToGuest : null,
    },
  };
}
