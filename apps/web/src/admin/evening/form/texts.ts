import type { Text } from '../../../shared/i18n/use-text';
import { reservationTexts } from '../reservation/texts';
import { emailHintTexts } from '../../../shared/email-hint/texts';
import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'entry.new.title': ['New reservation by phone', 'Nová rezervácia po telefóne'],
  'entry.edit.title': ['Edit reservation', 'Úprava rezervácie'],
  'entry.date.closed': ['closed', 'zatvorené'],
  'entry.date.full': ['no free time for this party', 'pre túto skupinu nie je voľno'],
  'entry.time.hint': ['19, 1930 or 19:30', '19, 1930 alebo 19:30'],
  'entry.time.night': ['{time}, still the evening of {date}', '{time}, patrí k večeru: {date}'],
  'entry.free': ['Free times', 'Voľné časy'],
  'entry.free.none': [
    'No times available for selected date and party size',
    'Na vybraný dátum a počet osôb nie sú voľné termíny.',
  ],
  'entry.duration': ['Duration', 'Trvanie'],
  'entry.duration.guests': ['As guests choose', 'Ako pre hostí'],
  'entry.duration.staff': ['Other', 'Iné'],
  'entry.guests': ['Known guests', 'Známi hostia'],
  'entry.guests.wasHere': ['last here {date}', 'naposledy {date}'],
  'entry.guests.comes': ['comes {date}', 'príde {date}'],
  'entry.parties': ['Usual parties', 'Zvyčajné skupiny'],
  'entry.quiet': ['Don’t e-mail the guest about this change', 'Neposielať hosťovi e-mail o tejto zmene'],
  'entry.email.hint': [
    'If you enter an e-mail, the guest gets the usual message.',
    'Ak zadáte e-mail, hosť dostane obvyklú správu.',
  ],
  'entry.tables.venue': ['Automatic', 'Automaticky'],
  'entry.tables.option': [
    '{tables} · {min}–{max} people',
    '{tables} · {min}–{max, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}',
  ],
  'entry.tables.free': ['Free tables', 'Voľné stoly'],
  'entry.tables.chosen': ['The system chooses {tables}.', 'Systém vyberie {tables}.'],
  'entry.tables.moving': [
    'The system chooses {tables}; other parties move for it.',
    'Systém vyberie {tables}; iní sa kvôli tomu presunú.',
  ],
  'entry.tables.none': [
    'There is no free table for this party at that time.',
    'V\u00a0tomto čase nie je pre túto skupinu miesto.',
  ],
  'entry.tables.isFree': ['free', 'voľný'],
  'entry.tables.isTaken': ['taken', 'obsadený'],
  'entry.language': ['E-mail language', 'Jazyk e-mailov'],
  'entry.language.sk': ['Slovak', 'slovenčina'],
  'entry.language.en': ['English', 'angličtina'],
  'entry.reason': ['Reason for the exception', 'Dôvod výnimky'],
  'entry.reason.required': [
    'Please say why the rule does not apply this time.',
    'Uveďte, prečo pravidlo tentoraz neplatí.',
  ],
  'entry.rules': [
    'This goes against the rules of the bar. Give a reason and it will be saved.',
    'Je to mimo pravidiel podniku. S\u00a0uvedeným dôvodom sa rezervácia uloží.',
  ],
  'entry.save': ['Save reservation', 'Uložiť rezerváciu'],
  'entry.saved': ['Reservation saved successfully!', 'Rezervácia je uložená!'],
  'entry.failed': ['Failed to save reservation: {reason}', 'Rezerváciu sa nepodarilo uložiť: {reason}'],
  'entry.statusNow': ['The reservation is now: {status}.', 'Stav rezervácie: {status}.'],
  'entry.error.required': ['Required', 'Treba vyplniť'],
  'entry.error.check': ['Please check this.', 'Skontrolujte túto hodnotu.'],
  'entry.error.time': ['Please enter a time such as 19:30.', 'Zadajte čas, napríklad 19:30.'],
  'entry.error.quarter': [
    'Please enter a quarter of an hour such as 19:15 or 19:30.',
    'Zadajte čas po štvrťhodinách, napríklad 19:15 alebo 19:30.',
  ],
  'entry.error.ends_with_the_day': ['The visit must end by {time}.', 'Návšteva sa musí skončiť do {time}.'],
  'entry.error.partySize': ['Party size must be between 1 and 20', 'Počet osôb musí byť od 1 do 20'],
  'entry.error.invalid_characters': [
    'This text has characters that cannot be used',
    'V\u00a0texte sú znaky, ktoré sa nedajú použiť',
  ],
  'entry.error.email_invalid': ['Invalid email address', 'Neplatná e-mailová adresa'],
  'entry.error.email_not_ascii': ['Before the @, write letters without accents', 'Pred @ píšte písmená bez diakritiky'],
  'entry.error.phone_invalid': ['Invalid phone number format', 'Telefónne číslo nie je v správnom tvare'],
} satisfies Texts;

export type EntryTextId = keyof typeof texts | keyof typeof reservationTexts;
export type EntryText = Text<EntryTextId>;
export const useEntryText = createTextHook({ ...reservationTexts, ...texts });
export const useEmailHintText = createTextHook(emailHintTexts);
