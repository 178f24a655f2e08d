import { reservationTexts } from '../reservation/texts';
import { type Texts, createTextHook } from '../../i18n/create-text-hook';

export const texts = {
  'history.title': ['History of {name}', 'História: {name}'],
  'history.empty': [
    'Nothing has changed since the reservation was made.',
    'Od vytvorenia sa na rezervácii nič nezmenilo.',
  ],
  'history.reservation.enter': ['entered the reservation', 'zadanie rezervácie'],
  'history.reservation.change': ['changed the reservation', 'úprava rezervácie'],
  'history.reservation.status': ['changed the status', 'zmena stavu'],
  'history.reservation.offer': ['offered other times by e-mail', 'ponuka iných časov e-mailom'],
  'history.reservation.approve-change': ['approved the change', 'prijatie zmeny'],
  'history.reservation.decline-change': ['declined the change', 'odmietnutie zmeny'],
  'history.reservation.undo': ['taken back', 'vrátené späť'],
  'history.reservation.moved': ['moved: somebody else needed the table', 'presun: stôl potreboval niekto iný'],
  'history.reservation.moved-back': ['moved: another change was taken back', 'presun: iná zmena bola vrátená'],
  'history.reservation.guest-confirm': ['confirmed by e-mail', 'potvrdenie e-mailom'],
  'history.reservation.guest-cancel': ['cancelled', 'zrušenie'],
  'history.reservation.guest-undo-cancel': ['cancellation taken back', 'zrušenie vzaté späť'],
  'history.reservation.guest-reconfirm': ['said that they are coming', 'potvrdenie, že hosť príde'],
  'history.reservation.guest-late': ['said that they are late', 'hosť mešká'],
  'history.reservation.guest-change': ['changed the reservation', 'zmena'],
  'history.reservation.guest-ask-change': ['asked for a change', 'žiadosť o\u00a0zmenu'],
  'history.reservation.guest-withdraw': ['no longer asked for the change', 'stiahnutá žiadosť o\u00a0zmenu'],
  'history.venue': ['automatic', 'automaticky'],
  'history.undo': ['Take back', 'Vrátiť späť'],
  'history.nothing': ['none', 'nič'],
} satisfies Texts;

export const useHistoryText = createTextHook({ ...reservationTexts, ...texts });
