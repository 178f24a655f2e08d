import { reservationTexts } from '../reservation/texts';
import { createTextHook, pairsOf } from '../../i18n/create-text-hook';

export const en = {
  'history.title': 'History of {name}',
  'history.empty': 'Nothing has changed since the reservation was made.',
  'history.reservation.enter': 'entered the reservation',
  'history.reservation.change': 'changed the reservation',
  'history.reservation.status': 'changed the status',
  'history.reservation.offer': 'offered other times by e-mail',
  'history.reservation.approve-change': 'approved the change',
  'history.reservation.decline-change': 'declined the change',
  'history.reservation.undo': 'taken back',
  'history.reservation.moved': 'moved: somebody else needed the table',
  'history.reservation.moved-back': 'moved: another change was taken back',
  'history.reservation.guest-confirm': 'confirmed by e-mail',
  'history.reservation.guest-cancel': 'cancelled',
  'history.reservation.guest-undo-cancel': 'cancellation taken back',
  'history.reservation.guest-reconfirm': 'said that they are coming',
  'history.reservation.guest-late': 'said that they are late',
  'history.reservation.guest-change': 'changed the reservation',
  'history.reservation.guest-ask-change': 'asked for a change',
  'history.reservation.guest-withdraw': 'no longer asked for the change',
  'history.venue': 'automatic',
  'history.undo': 'Take back',
  'history.nothing': 'none',
};

const sk: Record<keyof typeof en, string> = {
  'history.title': 'História: {name}',
  'history.empty': 'Od vytvorenia sa na rezervácii nič nezmenilo.',
  'history.reservation.enter': 'zadanie rezervácie',
  'history.reservation.change': 'úprava rezervácie',
  'history.reservation.status': 'zmena stavu',
  'history.reservation.offer': 'ponuka iných časov e-mailom',
  'history.reservation.approve-change': 'prijatie zmeny',
  'history.reservation.decline-change': 'odmietnutie zmeny',
  'history.reservation.undo': 'vrátené späť',
  'history.reservation.moved': 'presun: stôl potreboval niekto iný',
  'history.reservation.moved-back': 'presun: iná zmena bola vrátená',
  'history.reservation.guest-confirm': 'potvrdenie e-mailom',
  'history.reservation.guest-cancel': 'zrušenie',
  'history.reservation.guest-undo-cancel': 'zrušenie vzaté späť',
  'history.reservation.guest-reconfirm': 'potvrdenie, že hosť príde',
  'history.reservation.guest-late': 'hosť mešká',
  'history.reservation.guest-change': 'zmena',
  'history.reservation.guest-ask-change': 'žiadosť o\u00a0zmenu',
  'history.reservation.guest-withdraw': 'stiahnutá žiadosť o\u00a0zmenu',
  'history.venue': 'automaticky',
  'history.undo': 'Vrátiť späť',
  'history.nothing': 'nič',
};

export const useHistoryText = createTextHook({ ...reservationTexts, ...pairsOf({ en, sk }) });
