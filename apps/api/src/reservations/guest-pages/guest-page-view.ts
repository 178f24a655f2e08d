import {
  type BookingRules,
  type Language,
  type Minute,
  localizedPath,
  isLateCancellation,
  minutesLate,
  minutesToUndo,
  otherLanguage,
  serviceDateAt,
  timeOfMinute,
} from '@strapec/domain';
import { addMinutes, instantOf, toLocalDateTime } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { changeRequestState } from '../../mail/rendering/last-change-request.js';
import { mailText } from '../../mail/texts/mail-text.js';
import { visitTexts } from '../../mail/rendering/visit-texts.js';
import { type BusinessDetails, venuePageFields, nameAndAddress } from '../../content/core/business-details.js';
import type { GuestChangeHistory } from '../guest-link/record-guest-action.js';
import { type GuestNotice, type GuestState, guestPageTexts } from './guest-page-texts.js';
import type { LinkedReservation } from '../guest-link/guest-reservations.js';
import { allowedActions, toGuestVisit } from '../core/reservation-mappers.js';
import { isAnySoon, withAnswerTime, withWaitTime } from './wait-texts.js';
import type { StoredVisit } from '../../platform/clock/visit-times.js';

export interface GuestPageContext extends LinkedReservation {
  language: Language;
  businessDetails: BusinessDetails;
  rules: BookingRules;
  path: string;
  stamp: string;
  notice: GuestNotice | null;
  /** Seconds. */
  retryAfter: number | undefined;
  changeHistory: GuestChangeHistory;
  freeTimes: readonly string[];
}

const upcomingStates: readonly GuestState[] = ['held', 'pending_approval', 'confirmed'];

/** Without the guest's identity and the team's own fields. */
// eslint-disable-next-line max-lines-per-function -- one view, field by field
export function guestView(context: GuestPageContext) {
  const { reservation, hasTable, language, businessDetails, path, stamp } = context;
  const text = guestPageTexts[language];
  const { status, version, partySize } = reservation;
  const state = status === 'confirmed' && !hasTable ? 'noTable' : status;
  return {
    language,
    text,
    ...venuePageFields(businessDetails),
    version,
    stamp,
    state,
    ...text.states[state],
    lead: leadText(context, state),
    notice: noticeText(context),
    changed: changedText(context, state),
    visit: visitTexts(reservation, language),
    party: mailText(language, 'party', { partySize }),
    place: [businessDetails.street, businessDetails.city].filter(Boolean).join(', '),
    rules: state === 'confirmed' ? holdText(context) : null,
    ...actionsView(context, state),
    ...changeRequestView(context, state),
    calendars: state === 'confirmed' ? calendarLinks(reservation, calendarSummary(context), businessDetails) : null,
    directions: upcomingStates.includes(state) ? directionLinks(businessDetails) : null,
    isOver: ![...upcomingStates, 'noTable'].includes(state),
    homePath: localizedPath(language, '/'),
    action: (action: string): string => `${path}/${action}?lang=${language}`,
    path,
    other: otherLanguage(language),
  };
}

function changeRequestView(context: GuestPageContext, state: GuestState) {
  const { changeRequest, language, now } = context;
  const requestState = changeRequest && changeRequestState(changeRequest, now);
  if (!changeRequest || !requestState || !changeableStates.includes(state))
    return { changeRequest: null, withdraw: '' };
  const { withdraw, [requestState]: text } = guestPageTexts[language].changeRequest;
  const party = mailText(language, 'party', { partySize: changeRequest.partySize });
  const requestView = {
    title: text.title,
    visit: mailText(language, 'visit.inShort', { ...visitTexts(changeRequest, language), party }),
    lead: leadWithAnswerTime(context, text.lead),
    answer: changeRequest.messageToGuest,
  };
  return { changeRequest: requestView, withdraw };
}

function leadText(context: GuestPageContext, state: GuestState): string {
  const { held, states: stateTexts } = guestPageTexts[context.language];
  const isHeld = state === 'pending_approval' && context.hasTable;
  return (isHeld ? held : '') + leadWithAnswerTime(context, stateTexts[state].lead ?? '');
}

const leadWithAnswerTime = ({ reservation, changeRequest, language, now }: GuestPageContext, lead: string): string =>
  withAnswerTime(lead, language, isAnySoon([reservation, changeRequest ?? reservation], toLocalDateTime(now)));

const changeableStates: readonly GuestState[] = ['confirmed', 'noTable'];

const calendarSummary = ({ reservation: { partySize }, language, businessDetails }: GuestPageContext): string =>
  `${mailText(language, 'calendar.summary', { partySize })} — ${businessDetails.name}`;

function noticeText({ notice, freeTimes, retryAfter, language }: GuestPageContext): string | null {
  if (!notice) return null;
  const text = guestPageTexts[language];
  const times = freeTimes.length > 0 ? ` ${text.free.replace('{times}', freeTimes.join(', '))}` : '';
  return `${withWaitTime(text.notices[notice], retryAfter, language)}${times}`;
}

/** Shown for the rest of that day. */
function changedText(context: GuestPageContext, state: GuestState): string | null {
  const { reservation, changeRequest, changeHistory, language, now } = context;
  const texts = guestPageTexts[language].changed;
  if (state === 'confirmed' && isWaiting(changeRequest, now)) return texts.asked;
  const text = (texts as Partial<Record<GuestState, string>>)[state];
  if (!text || !isToday(changeHistory.changedAt, now)) return null;
  const { onDay, from } = visitTexts(reservation, language);
  return leadWithAnswerTime(context, text).replace('{onDay}', onDay).replace('{from}', from);
}

const isToday = (at: Date | null, now: Date): boolean =>
  at !== null && serviceDateAt(toLocalDateTime(at)) === serviceDateAt(toLocalDateTime(now));

/** A guest who reported a delay has seen it. */
function holdText({
  rules: { holdMinutes },
  language,
  reservation: { expectedMinute },
}: GuestPageContext): string | null {
  return holdMinutes > 0 && expectedMinute === null ? mailText(language, 'note.hold', { holdMinutes }) : null;
}

/** `null` once it has passed: the table may still be free then. */
function heldUntilText({ heldUntil }: Reservation, { text, now }: { text: string; now: Date }): string | null {
  return heldUntil && heldUntil > now ? withTime(text, toLocalDateTime(heldUntil).minute) : null;
}

const withTime = (text: string, minute: Minute): string => text.replace('{time}', timeOfMinute(minute));

const withUndoMinutes = (lead: string): string => lead.replace('{minutes}', String(minutesToUndo));

const isWaiting = (changeRequest: GuestPageContext['changeRequest'], now: Date): boolean =>
  changeRequest !== null && changeRequestState(changeRequest, now) === 'waiting';

/** On the day of the choice only after the reminder. */
function needsReconfirmation({
  reservation: { createdAt, expectedMinute },
  changeHistory,
  now,
}: GuestPageContext): boolean {
  const isNew = [createdAt, changeHistory.lastAt].some((at) => isToday(at, now));
  return expectedMinute === null && (!isNew || changeHistory.isReminded);
}

function actionsView(context: GuestPageContext, state: GuestState) {
  const { reservation, rules, language, changeRequest, now } = context;
  const text = guestPageTexts[language];
  const visit = toGuestVisit(reservation, now, isWaiting(changeRequest, now));
  const moment = toLocalDateTime(now);
  const may = allowedActions(visit, moment);
  const { expectedMinute, startMinute, reconfirmedAt } = reservation;
  const isAwaited = state === 'confirmed';
  return {
    may,
    isAsked: may.reconfirm && isAwaited && needsReconfirmation(context),
    isComing: isAwaited && reconfirmedAt !== null && expectedMinute === null,
    lateNote: isAwaited && expectedMinute !== null ? withTime(text.late.note, expectedMinute) : null,
    lateChoices: minutesLate
      .filter((minutes) => startMinute + minutes !== expectedMinute)
      .map((minutes) => ({ minutes, label: text.late.action.replace('{minutes}', String(minutes)) })),
    cancelLead: withUndoMinutes(isLateCancellation(visit, rules, moment) ? text.cancel.late : text.cancel.lead),
    undoLead: withUndoMinutes(text.undo.lead),
    confirmLead: heldUntilText(reservation, { text: text.confirm.lead, now }),
  };
}

interface ExternalLink {
  name: string;
  url: string;
}

function directionLinks({ latitude, longitude }: BusinessDetails): ExternalLink[] | null {
  if (latitude === null || longitude === null) return null;
  const place = `${latitude},${longitude}`;
  return [
    { name: 'OpenStreetMap', url: `https://www.openstreetmap.org/directions?to=${place}` },
    { name: 'Google Maps', url: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { name: 'Apple Maps', url: `https://maps.apple.com/?daddr=${place}` },
    { name: 'Waze', url: `https://www.waze.com/ul?ll=${place}&navigate=yes` },
  ];
}

/** Without the guest's link. */
function calendarLinks(visit: StoredVisit, summary: string, businessDetails: BusinessDetails): ExternalLink[] {
  const start = instantOf(visit.date, visit.startMinute);
  const toUtcText = (instant: Date): string => instant.toISOString().replace('.000', '');
  const [from, until] = [toUtcText(start), toUtcText(addMinutes(start, visit.minutes))];
  const location = nameAndAddress(businessDetails);
  const toCompactText = (instant: string): string => instant.replaceAll(/[-:]/g, '');
  const google = {
    action: 'TEMPLATE',
    text: summary,
    dates: `${toCompactText(from)}/${toCompactText(until)}`,
    location,
  };
  const outlook = { rru: 'addevent', subject: summary, startdt: from, enddt: until, location };
  return [
    { name: 'Google', url: `https://calendar.google.com/calendar/render?${String(new URLSearchParams(google))}` },
    {
      name: 'Outlook',
      url: `https://outlook.live.com/calendar/0/deeplink/compose?${String(new URLSearchParams(outlook))}`,
    },
  ];
}
