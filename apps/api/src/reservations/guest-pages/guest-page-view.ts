import {
  type BookingRules,
  type Language,
  localizePath,
  isLateCancellation,
  minutesLateOptions,
  minutesToUndo,
  findOtherLanguage,
  serviceDateAt,
  timeOfMinute,
} from '@strapec/domain';
import { addMinutes, instantOf, toLocalDateTime } from '../../platform/clock/local-time.js';
import { findChangeRequestState } from '../../mail/rendering/last-change-request.js';
import { mailText } from '../../mail/texts/mail-text.js';
import { visitAndPartyTexts, visitTexts } from '../../mail/rendering/visit-texts.js';
import { type BusinessDetails, toVenuePageFields, formatNameAndAddress } from '../../content/core/business-details.js';
import type { GuestChangeHistory } from '../guest-link/record-guest-action.js';
import { type GuestPageNotice, type GuestPageState, guestPageTexts } from './guest-page-texts.js';
import type { LinkedReservation } from '../guest-link/guest-reservations.js';
import { toGuestActionFlags, toGuestActionState } from '../core/reservation-mappers.js';
import { answerTimeText, fillTexts, waitTimeText } from './fill-texts.js';
import type { StoredVisit } from '../../platform/clock/visit-times.js';

export interface GuestPageContext extends LinkedReservation {
  language: Language;
  businessDetails: BusinessDetails;
  rules: BookingRules;
  path: string;
  stamp: string;
  notice: GuestPageNotice | null;
  /** Seconds. */
  retryAfter: number | undefined;
  changeHistory: GuestChangeHistory;
  freeTimes: readonly string[];
}

/** With its texts filled in. */
type FilledPage = GuestPageContext & { state: GuestPageState; text: (typeof guestPageTexts)[Language] };

const upcomingStates: readonly GuestPageState[] = ['held', 'pending_approval', 'confirmed'];

/** Without the guest's identity and the team's own fields. */
// eslint-disable-next-line max-lines-per-function -- one view, field by field
export function toGuestPageView(context: GuestPageContext) {
  const { reservation, hasTable, language, businessDetails, path, stamp } = context;
  const { status, version, partySize } = reservation;
  const state: GuestPageState = status === 'confirmed' && !hasTable ? 'noTable' : status;
  const text = fillTexts(guestPageTexts[language], toTextValues(context));
  const page = { ...context, state, text };
  return {
    language,
    text,
    ...toVenuePageFields(businessDetails),
    version,
    stamp,
    state,
    ...text.states[state],
    lead: leadText(page),
    notice: noticeText(page),
    changeNotice: changeNoticeText(page),
    visit: visitTexts(reservation, language),
    party: mailText(language, 'party', { partySize }),
    place: [businessDetails.street, businessDetails.city].filter(Boolean).join(', '),
    holdNote: holdNoteText(page),
    ...toActionsView(page),
    changeRequest: toChangeRequestView(page),
    calendars: state === 'confirmed' ? toCalendarLinks(reservation, toCalendarSummary(context), businessDetails) : null,
    directions: upcomingStates.includes(state) ? toDirectionLinks(businessDetails) : null,
    isOver: ![...upcomingStates, 'noTable'].includes(state),
    homePath: localizePath(language, '/'),
    actionUrl: (action: string): string => `${path}/${action}?lang=${language}`,
    path,
    other: findOtherLanguage(language),
  };
}

function toTextValues({ reservation, changeRequest, language, now, retryAfter, freeTimes }: GuestPageContext) {
  const { heldUntil, expectedMinute, startMinute } = reservation;
  return {
    ...visitTexts(reservation, language),
    answer: answerTimeText(language, [reservation, changeRequest ?? reservation], toLocalDateTime(now)),
    wait: waitTimeText(language, retryAfter),
    times: freeTimes.join(', '),
    heldUntil: timeOfMinute(toLocalDateTime(heldUntil ?? now).minute),
    expectedTime: timeOfMinute(expectedMinute ?? startMinute),
    minutesToUndo,
  };
}

function toChangeRequestView({ changeRequest, language, text, state, now }: FilledPage) {
  const requestState = changeRequest && findChangeRequestState(changeRequest, now);
  if (!changeRequest || !requestState || !changeableStates.includes(state)) return null;
  const visit = mailText(language, 'visit.inShort', visitAndPartyTexts(changeRequest, language));
  return { ...text.changeRequest[requestState], visit, answer: changeRequest.messageToGuest };
}

const leadText = ({ state, hasTable, text }: FilledPage): string =>
  (state === 'pending_approval' && hasTable ? text.placeHeld : '') + text.states[state].lead;

const changeableStates: readonly GuestPageState[] = ['confirmed', 'noTable'];

const toCalendarSummary = ({ reservation: { partySize }, language, businessDetails }: GuestPageContext): string =>
  `${mailText(language, 'calendar.summary', { partySize })} — ${businessDetails.name}`;

function noticeText({ notice, freeTimes, text }: FilledPage): string | null {
  return notice && [text.notices[notice], ...(freeTimes.length > 0 ? [text.freeTimes] : [])].join(' ');
}

/** Shown for the rest of that day. */
function changeNoticeText({ changeRequest, changeHistory, state, text, now }: FilledPage): string | null {
  if (state === 'confirmed' && isChangeRequestWaiting(changeRequest, now)) return text.changed.changeRequested;
  const changedText = (text.changed as Partial<Record<GuestPageState, string>>)[state];
  return changedText !== undefined && isToday(changeHistory.changedAt, now) ? changedText : null;
}

const isToday = (instant: Date | null, now: Date): boolean =>
  instant !== null && serviceDateAt(toLocalDateTime(instant)) === serviceDateAt(toLocalDateTime(now));

/** A guest who reported a delay has seen it. */
function holdNoteText({ rules: { holdMinutes }, language, reservation, state }: FilledPage): string | null {
  const isShown = state === 'confirmed' && holdMinutes > 0 && reservation.expectedMinute === null;
  return isShown ? mailText(language, 'note.hold', { holdMinutes }) : null;
}

const isChangeRequestWaiting = (changeRequest: GuestPageContext['changeRequest'], now: Date): boolean =>
  changeRequest !== null && findChangeRequestState(changeRequest, now) === 'waiting';

/** On the day of the choice only after the reminder. */
function needsReconfirmation({ reservation, changeHistory, state, now }: FilledPage): boolean {
  const isVisitSetToday = [reservation.createdAt, changeHistory.lastChangeAt].some((instant) => isToday(instant, now));
  return state === 'confirmed' && reservation.expectedMinute === null && (!isVisitSetToday || changeHistory.isReminded);
}

function toActionsView(page: FilledPage) {
  const { reservation, rules, changeRequest, state, text, now } = page;
  const actionState = toGuestActionState(reservation, now, isChangeRequestWaiting(changeRequest, now));
  const localNow = toLocalDateTime(now);
  const may = toGuestActionFlags(actionState, localNow);
  const { expectedMinute, startMinute, reconfirmedAt, heldUntil } = reservation;
  const isConfirmed = state === 'confirmed';
  const isLate = isConfirmed && expectedMinute !== null;
  return {
    may,
    asksToReconfirm: may.reconfirm && needsReconfirmation(page),
    isComing: isConfirmed && reconfirmedAt !== null && !isLate,
    isLate,
    lateChoices: minutesLateOptions
      .filter((minutes) => startMinute + minutes !== expectedMinute)
      .map((minutes) => ({ minutes, label: fillTexts(text.late.action, { minutes }) })),
    cancelLead: isLateCancellation(actionState, rules, localNow) ? text.cancel.late : text.cancel.lead,
    isHeld: heldUntil !== null && heldUntil > now, // the table may still be free afterwards
  };
}

interface ExternalLink {
  name: string;
  url: string;
}

function toDirectionLinks({ latitude, longitude }: BusinessDetails): ExternalLink[] | null {
  if (latitude === null || longitude === null) return null;
  const coordinates = `${latitude},${longitude}`;
  return [
    { name: 'OpenStreetMap', url: `https://www.openstreetmap.org/directions?to=${coordinates}` },
    { name: 'Google Maps', url: `https://www.google.com/maps/dir/?api=1&destination=${coordinates}` },
    { name: 'Apple Maps', url: `https://maps.apple.com/?daddr=${coordinates}` },
    { name: 'Waze', url: `https://www.waze.com/ul?ll=${coordinates}&navigate=yes` },
  ];
}

/** Without the guest's link. */
function toCalendarLinks(visit: StoredVisit, summary: string, businessDetails: BusinessDetails): ExternalLink[] {
  const start = instantOf(visit.date, visit.startMinute);
  const toUtcText = (instant: Date): string => instant.toISOString().replace('.000', '');
  const [from, until] = [toUtcText(start), toUtcText(addMinutes(start, visit.minutes))];
  const location = formatNameAndAddress(businessDetails);
  const dates = `${from}/${until}`.replaceAll(/[-:]/g, '');
  const google = { action: 'TEMPLATE', text: summary, dates, location };
  const outlook = { rru: 'addevent', subject: summary, startdt: from, enddt: until, location };
  const outlookUrl = 'https://outlook.live.com/calendar/0/deeplink/compose';
  return [
    { name: 'Google', url: `https://calendar.google.com/calendar/render?${String(new URLSearchParams(google))}` },
    { name: 'Outlook', url: `${outlookUrl}?${String(new URLSearchParams(outlook))}` },
  ];
}
