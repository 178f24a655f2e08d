import {
  type BookingRules,
  type GuestAction,
  type Language,
  addressIn,
  guestActions,
  guestMay,
  isLateCancellation,
  minutesLate,
  minutesToUndo,
  otherThan,
  staffDay,
  timeOfMinute,
} from '@strapec/domain';
import { instantOf, localMoment } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { changeRequestStateOf } from '../../mail/rendering/last-change-request.js';
import { mailText } from '../../mail/texts/mail-text.js';
import { visitWords } from '../../mail/rendering/visit-words.js';
import { type BusinessDetails, venueIn, locationOf } from '../../content/core/business-details.js';
import type { GuestChoices } from '../guest-link/record-guest-action.js';
import { type GuestNotice, type GuestState, guestPageTexts } from './guest-page-texts.js';
import type { HeldReservation } from '../guest-link/guest-reservations.js';
import { guestVisitOf } from '../core/reservation-views.js';
import { areSoon, withAnswer, withWait } from './wait-words.js';
import type { StoredVisit } from '../../platform/clock/visit-times.js';

export interface GuestScene extends HeldReservation {
  language: Language;
  businessDetails: BusinessDetails;
  rules: BookingRules;
  path: string;
  stamp: string;
  notice: GuestNotice | null;
  /** Seconds. */
  retryAfter: number | undefined;
  choices: GuestChoices;
  free: readonly string[];
}

const awaited: readonly GuestState[] = ['held', 'pending_approval', 'confirmed'];

/** Without the guest's identity and the team's own fields. */
// eslint-disable-next-line max-lines-per-function -- one view, field by field
export function guestView(scene: GuestScene) {
  const { reservation, hasTable, language, businessDetails, path, stamp } = scene;
  const text = guestPageTexts[language];
  const { status, version, partySize } = reservation;
  const state = status === 'confirmed' && !hasTable ? 'noTable' : status;
  return {
    language,
    text,
    ...venueIn(businessDetails),
    version,
    stamp,
    state,
    ...text.states[state],
    lead: leadIn(scene, state),
    notice: noticeIn(scene),
    changed: changedIn(scene, state),
    visit: visitWords(reservation, language),
    party: mailText(language, 'party', { partySize }),
    place: [businessDetails.street, businessDetails.city].filter(Boolean).join(', '),
    rules: state === 'confirmed' ? holdingIn(scene) : null,
    ...actionsIn(scene, state),
    ...changeRequestIn(scene, state),
    calendars: state === 'confirmed' ? calendarsFor(reservation, summaryIn(scene), businessDetails) : null,
    directions: awaited.includes(state) ? directionsTo(businessDetails) : null,
    isOver: ![...awaited, 'noTable'].includes(state),
    homePath: addressIn(language, '/'),
    action: (action: string): string => `${path}/${action}?lang=${language}`,
    path,
    other: otherThan(language),
  };
}

function changeRequestIn(scene: GuestScene, state: GuestState) {
  const { changeRequest, language, now } = scene;
  const stands = changeRequest && changeRequestStateOf(changeRequest, now);
  if (!changeRequest || !stands || !isAwaitedYet.includes(state)) return { changeRequest: null, withdraw: '' };
  const { withdraw, [stands]: text } = guestPageTexts[language].changeRequest;
  const party = mailText(language, 'party', { partySize: changeRequest.partySize });
  const shown = {
    title: text.title,
    visit: mailText(language, 'visit.inShort', { ...visitWords(changeRequest, language), party }),
    lead: answerIn(scene, text.lead),
    answer: changeRequest.messageToGuest,
  };
  return { changeRequest: shown, withdraw };
}

function leadIn(scene: GuestScene, state: GuestState): string {
  const { held, states: words } = guestPageTexts[scene.language];
  return (state === 'pending_approval' && scene.hasTable ? held : '') + answerIn(scene, words[state].lead ?? '');
}

const answerIn = ({ reservation, changeRequest, language, now }: GuestScene, lead: string): string =>
  withAnswer(lead, language, areSoon([reservation, changeRequest ?? reservation], localMoment(now)));

const isAwaitedYet: readonly GuestState[] = ['confirmed', 'noTable'];

const summaryIn = ({ reservation: { partySize }, language, businessDetails }: GuestScene): string =>
  `${mailText(language, 'calendar.summary', { partySize })} — ${businessDetails.name}`;

function noticeIn({ notice, free, retryAfter, language }: GuestScene): string | null {
  if (!notice) return null;
  const text = guestPageTexts[language];
  const times = free.length > 0 ? ` ${text.free.replace('{times}', free.join(', '))}` : '';
  return `${withWait(text.notices[notice], retryAfter, language)}${times}`;
}

/** Shown for the rest of that day. */
function changedIn(scene: GuestScene, state: GuestState): string | null {
  const { reservation, changeRequest, choices, language, now } = scene;
  const texts = guestPageTexts[language].changed;
  if (state === 'confirmed' && isWaiting(changeRequest, now)) return texts.asked;
  const text = (texts as Partial<Record<GuestState, string>>)[state];
  if (!text || !isToday(choices.changedAt, now)) return null;
  const { onDay, from } = visitWords(reservation, language);
  return answerIn(scene, text).replace('{onDay}', onDay).replace('{from}', from);
}

const isToday = (at: Date | null, now: Date): boolean =>
  at !== null && staffDay(localMoment(at)) === staffDay(localMoment(now));

/** A guest who reported a delay has seen it. */
function holdingIn({ rules: { holdMinutes }, language, reservation: { expectedMinute } }: GuestScene): string | null {
  return holdMinutes > 0 && expectedMinute === null ? mailText(language, 'note.hold', { holdMinutes }) : null;
}

/** `null` once it has passed: the table may still be free then. */
function heldUntilIn({ heldUntil }: Reservation, { text, now }: { text: string; now: Date }): string | null {
  return heldUntil && heldUntil > now ? text.replace('{time}', timeOfMinute(localMoment(heldUntil).minute)) : null;
}

const timeToUndoIn = (lead: string): string => lead.replace('{minutes}', String(minutesToUndo));

const isWaiting = (changeRequest: GuestScene['changeRequest'], now: Date): boolean =>
  changeRequest !== null && changeRequestStateOf(changeRequest, now) === 'waiting';

/** On the day of the choice only after the reminder. */
function isToBeAsked({ reservation: { createdAt, expectedMinute }, choices, now }: GuestScene): boolean {
  const isNew = [createdAt, choices.lastAt].some((at) => isToday(at, now));
  return expectedMinute === null && (!isNew || choices.isReminded);
}

function actionsIn(scene: GuestScene, state: GuestState) {
  const { reservation, rules, language, changeRequest, now } = scene;
  const text = guestPageTexts[language];
  const visit = guestVisitOf(reservation, now, isWaiting(changeRequest, now));
  const moment = localMoment(now);
  const may = Object.fromEntries(guestActions.map((action) => [action, guestMay(action, visit, moment)]));
  const { expectedMinute, startMinute, reconfirmedAt } = reservation;
  const isAwaited = state === 'confirmed';
  return {
    may: may as Record<GuestAction, boolean>,
    isAsked: guestMay('reconfirm', visit, moment) && isAwaited && isToBeAsked(scene),
    isComing: isAwaited && reconfirmedAt !== null && expectedMinute === null,
    lateNote:
      isAwaited && expectedMinute !== null ? text.late.note.replace('{time}', timeOfMinute(expectedMinute)) : null,
    lateChoices: minutesLate
      .filter((minutes) => startMinute + minutes !== expectedMinute)
      .map((minutes) => ({ minutes, words: text.late.action.replace('{minutes}', String(minutes)) })),
    cancelLead: timeToUndoIn(isLateCancellation(visit, rules, moment) ? text.cancel.late : text.cancel.lead),
    undoLead: timeToUndoIn(text.undo.lead),
    confirmLead: heldUntilIn(reservation, { text: text.confirm.lead, now }),
  };
}

interface OutsideLink {
  name: string;
  url: string;
}

function directionsTo({ latitude, longitude }: BusinessDetails): OutsideLink[] | null {
  if (latitude === null || longitude === null) return null;
  const place = `${latitude},${longitude}`;
  return [
    { name: 'OpenStreetMap', url: `https://www.openstreetmap.org/directions?to=${place}` },
    { name: 'Google Maps', url: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { name: 'Apple Maps', url: `https://maps.apple.com/?daddr=${place}` },
    { name: 'Waze', url: `https://www.waze.com/ul?ll=${place}&navigate=yes` },
  ];
}

const minute = 60_000; // milliseconds

/** Without the guest's link. */
function calendarsFor(visit: StoredVisit, summary: string, businessDetails: BusinessDetails): OutsideLink[] {
  const start = instantOf(visit.date, visit.startMinute);
  const [from, until] = [start, new Date(start.getTime() + visit.minutes * minute)].map((instant) =>
    instant.toISOString().replace('.000', ''),
  ) as [string, string];
  const location = locationOf(businessDetails);
  const short = (instant: string): string => instant.replaceAll(/[-:]/g, '');
  const google = { action: 'TEMPLATE', text: summary, dates: `${short(from)}/${short(until)}`, location };
  const outlook = { rru: 'addevent', subject: summary, startdt: from, enddt: until, location };
  return [
    { name: 'Google', url: `https://calendar.google.com/calendar/render?${String(new URLSearchParams(google))}` },
    {
      name: 'Outlook',
      url: `https://outlook.live.com/calendar/0/deeplink/compose?${String(new URLSearchParams(outlook))}`,
    },
  ];
}
