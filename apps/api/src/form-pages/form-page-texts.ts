import type { Language } from '@strapec/domain';
import { reservePageTexts } from '../reservations/reserve-page-texts.js';

/** What became of a form that was not taken. */
export type FormNotice = 'again' | 'over' | 'tooMany' | 'twice' | 'busy';

const sk = {
  forms: {
    message: { title: 'Napíšte nám', lead: 'Každú správu čítame sami.', send: 'Odoslať správu' },
    inquiry: { title: 'Nezáväzný dopyt', lead: 'Odpovieme vám do 24\u00a0hodín.', send: 'Odoslať dopyt' },
    newsletter: {
      title: 'Newsletter',
      lead: 'Prihlásením súhlasíte s\u00a0tým, aby sme vám posielali novinky e-mailom. Odhlásiť sa môžete kedykoľvek.',
      send: 'Prihlásiť sa na odber',
    },
  },
  sent: 'Odoslané',
  fields: {
    name: 'Meno a\u00a0priezvisko',
    eventType: 'Typ podujatia',
    eventDate: 'Želaný dátum',
    guestCount: 'Predpokladaný počet hostí',
    message: 'Správa',
  },
  wrong: {
    name: 'nevyzerá ako meno',
    eventType: 'vyberte, prosím, typ podujatia',
    eventDate: 'vyberte, prosím, dnešok alebo neskorší deň',
    guestCount: 'napíšte, prosím, číslo od 1 do počtu voľných miest',
    message: 'text je pridlhý alebo má znaky, ktoré sa nedajú použiť',
  },
  notices: {
    again: 'Zatiaľ sme nič neodoslali. Pozrite si, čo ste napísali, a\u00a0pošlite to, prosím, ešte raz.',
    over: 'Na toto podujatie sa už prihlásiť nedá. Môžete nám napísať o\u00a0vlastnom.',
    tooMany: 'Na túto adresu už máme viac správ. Skúste to, prosím, o\u00a0hodinu alebo zavolajte.',
    twice: 'Toto ste už poslali. Ak ste niečo zmenili, pošlite to, prosím, ešte raz.',
  },
  choose: 'Vyberte',
  optional: 'Nepovinné',
  places: 'Voľné miesta:',
  perPerson: 'na osobu',
  privacy: 'Čo nám sem napíšete, použijeme len na odpoveď.',
  privacyMore: 'Ako chránime vaše údaje',
};

const en: typeof sk = {
  forms: {
    message: { title: 'Write to us', lead: 'We read every message ourselves.', send: 'Send message' },
    inquiry: { title: 'An inquiry', lead: 'We answer within 24\u00a0hours.', send: 'Send inquiry' },
    newsletter: {
      title: 'Newsletter',
      lead: 'By subscribing you agree that we send you news by e-mail. You can leave whenever you like.',
      send: 'Subscribe',
    },
  },
  sent: 'It is sent',
  fields: {
    name: 'Contact name',
    eventType: 'Type of event',
    eventDate: 'Preferred date',
    guestCount: 'Expected number of guests',
    message: 'Message',
  },
  wrong: {
    name: 'this does not look like a name',
    eventType: 'please choose a type of event',
    eventDate: 'please choose today or a later day',
    guestCount: 'please write a number from 1 to the places left',
    message: 'the text is too long or has characters that cannot be used',
  },
  notices: {
    again: 'Nothing has been sent yet. Please look at what you have written, and send it once more.',
    over: 'This event can no longer be joined. You may ask for one of your own.',
    tooMany: 'We have several messages from this address already. Please try again in an hour, or call us.',
    twice: 'You have sent this already. If you have changed something, please send it once more.',
  },
  choose: 'Please choose',
  optional: 'Optional',
  places: 'Places left:',
  perPerson: 'per person',
  privacy: 'What you write here is used for our answer only.',
  privacyMore: 'How we look after your data',
};

/** The texts of these pages: what the page says on which a table is reserved, and their own. */
export function formPageTexts(language: Language) {
  const { fields, wrong, notices, faults, missing, call, otherLanguage, sent } = reservePageTexts[language];
  const mine = language === 'sk' ? sk : en;
  return {
    ...{ ...mine, faults, missing, call, otherLanguage, home: sent.action },
    fields: { ...fields, ...mine.fields },
    wrong: { ...wrong, ...mine.wrong },
    notices: { busy: notices.busy, ...mine.notices } satisfies Record<FormNotice, string>,
  };
}

export type FieldName = keyof ReturnType<typeof formPageTexts>['fields'];
