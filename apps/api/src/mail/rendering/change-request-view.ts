import { guestNotes } from '@strapec/domain';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { type ChangeRequestState, findLastChangeRequest, findChangeRequestState } from './last-change-request.js';
import { type MailKind, mailRules } from './mail-kinds.js';
import { mailText } from '../texts/mail-text.js';
import { visitAndPartyTexts, visitTexts } from './visit-texts.js';
import { type MailContext, type MailView, ObsoleteMailError } from './mail-view.js';

export function guestNoteTexts(reservation: Reservation | ChangeRequest, { language }: MailContext) {
  return guestNotes.flatMap((note) => {
    const text = reservation[note];
    return text ? [{ label: mailText(language, `visit.${note}`, {}), text }] : [];
  });
}

export const fitsChangeRequestState = (kind: MailKind, state: ChangeRequestState | null): boolean =>
  state !== null && (mailRules(kind).changeRequestStates?.includes(state) ?? false);

const emptyView = { values: {}, templateValues: { changeRequestNotes: [], answer: null } };

/** Throws `ObsoleteMailError` when the mail no longer fits the state of the change request. */
export async function readChangeRequestView(reservation: Reservation, context: MailContext): Promise<MailView> {
  const { kind, manager, now, language } = context;
  if (!mailRules(kind).changeRequestStates) return emptyView;
  const changeRequest = await findLastChangeRequest(manager, reservation.id);
  const state = changeRequest && findChangeRequestState(changeRequest, now);
  if (!changeRequest || !state || !fitsChangeRequestState(kind, state)) throw new ObsoleteMailError();
  const { date, minute: startMinute } = toLocalDateTime(changeRequest.heldUntil);
  const deadlineTexts = visitTexts({ date, startMinute, minutes: 0 }, language);
  const requestTexts = visitAndPartyTexts(changeRequest, language);
  return {
    values: {
      changeRequest: mailText(language, 'visit.inShort', requestTexts),
      changeRequestShort: mailText(language, 'visit.inSubject', requestTexts),
      changeRequestDay: deadlineTexts.onDay,
      changeRequestTime: deadlineTexts.from,
      outcome: state,
    },
    templateValues: {
      changeRequestNotes: guestNoteTexts(changeRequest, context),
      answer: state === 'declined' ? changeRequest.messageToGuest : null,
    },
  };
}
