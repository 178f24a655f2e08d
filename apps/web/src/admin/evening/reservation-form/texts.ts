import type { Text } from '../../../shared/i18n/use-text';
import { reservationTexts } from '../reservation/texts';
import { emailHintTexts } from '../../../shared/email-hint/texts';
import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'reservationForm.newTitle': ['New reservation by phone', 'Nová rezervácia po telefóne'],
  'reservationForm.editTitle': ['Edit reservation', 'Úprava rezervácie'],
  'reservationForm.date.closed': ['closed', 'zatvorené'],
  'reservationForm.date.full': ['no free time for this party', 'pre túto skupinu nie je voľno'],
  'reservationForm.time.placeholder': ['19, 1930 or 19:30', '19, 1930 alebo 19:30'],
  'reservationForm.time.afterMidnight': ['{time}, still the evening of {date}', '{time}, patrí k večeru: {date}'],
  'reservationForm.freeTimes': ['Free times', 'Voľné časy'],
  'reservationForm.freeTimes.none': [
    'No times available for selected date and party size',
    'Na vybraný dátum a počet osôb nie sú voľné termíny.',
  ],
  'reservationForm.duration': ['Duration', 'Trvanie'],
  'reservationForm.duration.guestOptions': ['As guests choose', 'Ako pre hostí'],
  'reservationForm.duration.staffOptions': ['Other', 'Iné'],
  'reservationForm.knownGuests': ['Known guests', 'Známi hostia'],
  'reservationForm.knownGuests.lastVisit': ['last here {date}', 'naposledy {date}'],
  'reservationForm.knownGuests.nextVisit': ['comes {date}', 'príde {date}'],
  'reservationForm.partySizes': ['Usual parties', 'Zvyčajné skupiny'],
  'reservationForm.skipEmail': ['Don’t e-mail the guest about this change', 'Neposielať hosťovi e-mail o tejto zmene'],
  'reservationForm.email.hint': [
    'If you enter an e-mail, the guest gets the usual message.',
    'Ak zadáte e-mail, hosť dostane obvyklú správu.',
  ],
  'reservationForm.tables.automatic': ['Automatic', 'Automaticky'],
  'reservationForm.tables.option': [
    '{tables} · {min}–{max} people',
    '{tables} · {min}–{max, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}',
  ],
  'reservationForm.tables.offered': ['Free tables', 'Voľné stoly'],
  'reservationForm.tables.chosen': ['The system chooses {tables}.', 'Systém vyberie {tables}.'],
  'reservationForm.tables.withMoves': [
    'The system chooses {tables}; other parties move for it.',
    'Systém vyberie {tables}; iní sa kvôli tomu presunú.',
  ],
  'reservationForm.tables.none': [
    'There is no free table for this party at that time.',
    'V\u00a0tomto čase nie je pre túto skupinu miesto.',
  ],
  'reservationForm.tables.isFree': ['free', 'voľný'],
  'reservationForm.tables.isTaken': ['taken', 'obsadený'],
  'reservationForm.language': ['E-mail language', 'Jazyk e-mailov'],
  'reservationForm.language.sk': ['Slovak', 'slovenčina'],
  'reservationForm.language.en': ['English', 'angličtina'],
  'reservationForm.overrideReason': ['Reason for the exception', 'Dôvod výnimky'],
  'reservationForm.overrideReason.required': [
    'Please say why the rule does not apply this time.',
    'Uveďte, prečo pravidlo tentoraz neplatí.',
  ],
  'reservationForm.brokenRules': [
    'This goes against the rules of the bar. Give a reason and it will be saved.',
    'Je to mimo pravidiel podniku. S\u00a0uvedeným dôvodom sa rezervácia uloží.',
  ],
  'reservationForm.save': ['Save reservation', 'Uložiť rezerváciu'],
  'reservationForm.saved': ['Reservation saved successfully!', 'Rezervácia je uložená!'],
  'reservationForm.failed': ['Failed to save reservation: {reason}', 'Rezerváciu sa nepodarilo uložiť: {reason}'],
  'reservationForm.statusNow': ['The reservation is now: {status}.', 'Stav rezervácie: {status}.'],
  'reservationForm.error.required': ['Required', 'Treba vyplniť'],
  'reservationForm.error.other': ['Please check this.', 'Skontrolujte túto hodnotu.'],
  'reservationForm.error.time': ['Please enter a time such as 19:30.', 'Zadajte čas, napríklad 19:30.'],
  'reservationForm.error.notQuarterHour': [
    'Please enter a quarter of an hour such as 19:15 or 19:30.',
    'Zadajte čas po štvrťhodinách, napríklad 19:15 alebo 19:30.',
  ],
  'reservationForm.error.endsTooLate': ['The visit must end by {time}.', 'Návšteva sa musí skončiť do {time}.'],
  'reservationForm.error.partySize': ['Party size must be between 1 and 20', 'Počet osôb musí byť od 1 do 20'],
  'reservationForm.error.invalid_characters': [
    'This text has characters that cannot be used',
    'V\u00a0texte sú znaky, ktoré sa nedajú použiť',
  ],
  'reservationForm.error.email_invalid': ['Invalid email address', 'Neplatná e-mailová adresa'],
  'reservationForm.error.email_not_ascii': [
    'Before the @, write letters without accents',
    'Pred @ píšte písmená bez diakritiky',
  ],
  'reservationForm.error.phone_invalid': ['Invalid phone number format', 'Telefónne číslo nie je v správnom tvare'],
} satisfies Texts;

export type ReservationFormTextId = keyof typeof texts | keyof typeof reservationTexts;
export type ReservationFormText = Text<ReservationFormTextId>;
export const useReservationFormText = createTextHook({ ...reservationTexts, ...texts });
export const useEmailHintText = createTextHook(emailHintTexts);
