import type { Language } from '@strapec/domain';

const sk = {
  states: {
    held: {
      title: 'Už len potvrdiť',
      status: 'Ešte nie je potvrdené',
      lead: 'Rezervácia platí, až keď ju potvrdíte.',
    },
    pending_approval: {
      title: 'Vašu žiadosť máme',
      status: 'Čaká na potvrdenie',
      lead: 'Ozveme sa vám {answer}.',
    },
    confirmed: { title: 'Stôl na vás čaká', status: 'Potvrdené', lead: '' },
    noTable: {
      title: 'Hľadáme vám stôl',
      status: 'Ešte nie je isté',
      lead: 'U\u00a0nás sa niečo zmenilo a\u00a0stôl pre vás práve hľadáme. Ozveme sa vám.',
    },
    seated: { title: 'Vitajte u\u00a0nás', status: 'Ste tu', lead: 'Nech vám chutí.' },
    completed: { title: 'Ďakujeme za návštevu', status: 'Skončené', lead: 'Tešíme sa na vás nabudúce.' },
    cancelled: { title: 'Rezervácia je zrušená', status: 'Zrušené', lead: 'Možno inokedy? Budeme radi.' },
    no_show: { title: 'Tentoraz sme sa nestretli', status: 'Neuskutočnené', lead: 'Možno inokedy? Budeme radi.' },
  },
  placeHeld: 'Miesto vám zatiaľ držíme. ',
  notices: {
    again: 'Nič sme zatiaľ nezmenili. Stlačte, prosím, ešte raz.',
    changed_meanwhile: 'Rezervácia sa medzitým zmenila. Takto vyzerá teraz; nič ďalšie sme nezmenili.',
    transition_not_allowed: 'To už teraz nejde. Zavolajte nám, prosím, a\u00a0nájdeme riešenie.',
    capacity_full: 'Je nám to ľúto, váš stôl si medzitým vzal niekto iný.',
    slot_not_offered:
      'Čas na potvrdenie uplynul a\u00a0na tento začiatok sa už cez internet rezervovať nedá. Zavolajte nám, prosím.',
    ip_rate_limit: 'Priveľa pokusov naraz. Skúste to, prosím, {wait}.',
    busy: 'Práve máme veľa práce a\u00a0nič sme nezmenili. Skúste to, prosím, o\u00a0chvíľu.',
  },
  /** Today. */
  changed: {
    confirmed: 'Zmenené: príďte {onDay} o\u00a0{from}.',
    pending_approval: 'Zmenené. Ozveme sa vám {answer}.',
    changeRequested: 'Vašu žiadosť o\u00a0zmenu máme. Zatiaľ platí toto:',
  },
  party: 'Pre',
  until: 'Do',
  place: 'Kde',
  confirm: { lead: 'Stôl vám držíme do {heldUntil}.', action: 'Potvrdiť rezerváciu' },
  undo: { lead: 'Zrušili ste ju omylom? Vrátiť ju môžete do {minutesToUndo}\u00a0minút.', action: 'Vrátiť rezerváciu' },
  coming: {
    lead: 'Platí to? Poteší nás, ak nám to potvrdíte.',
    action: 'Prídeme',
    note: 'Vieme, že prídete. Tešíme sa.',
  },
  late: {
    title: 'Meškáte?',
    lead: 'Dajte nám vedieť a\u00a0stôl vám podržíme.',
    action: 'O {minutes} minút',
    note: 'Vieme, že meškáte. Stôl vám držíme do {expectedTime}.',
  },
  change: {
    title: 'Iný deň, čas alebo počet?',
    lead: 'Kým si nevyberiete inak, platí vaša terajšia rezervácia.',
    action: 'Zmeniť rezerváciu',
  },
  calendar: 'Pridať do kalendára',
  calendarFile: 'Apple a\u00a0iné (.ics)',
  calendarMail: 'Pozvánku máte aj v\u00a0e-maile.',
  directions: 'Ako k\u00a0nám',
  cancel: {
    title: 'Zrušiť rezerváciu',
    lead: 'Stôl dáme iným. Ak si to rozmyslíte, do {minutesToUndo}\u00a0minút ju môžete vrátiť.',
    late: 'Je to už neskoro, no aj tak je lepšie zrušiť, ako neprísť. Ak si to rozmyslíte, do {minutesToUndo}\u00a0minút môžete rezerváciu vrátiť.',
    action: 'Áno, zrušiť',
  },
  call: 'Potrebujete ešte niečo? Zavolajte nám:',
  freeTimes: 'V\u00a0tej chvíli boli voľné: {times}.',
  otherLanguage: 'In English',
  again: 'Rezervovať znova',
  changeRequest: {
    waiting: {
      title: 'Požiadali ste o\u00a0zmenu',
      lead: 'Ozveme sa vám {answer}. Dovtedy platí rezervácia tak, ako je.',
    },
    declined: { title: 'Zmenu sme nemohli potvrdiť', lead: 'Je nám to ľúto. Rezervácia platí tak, ako je.' },
    expired: {
      title: 'Na zmenu sme nestihli odpovedať',
      lead: 'Je nám to ľúto. Rezervácia platí tak, ako je; ak o\u00a0zmenu stále stojíte, zavolajte nám, prosím.',
    },
    withdraw: 'Stiahnuť žiadosť',
  },
};

const en: typeof sk = {
  states: {
    held: {
      title: 'One more press',
      status: 'Not confirmed yet',
      lead: 'The reservation is yours once you have confirmed it.',
    },
    pending_approval: {
      title: 'We have your request',
      status: 'Awaiting approval',
      lead: 'You will hear from us {answer}.',
    },
    confirmed: { title: 'A table awaits you', status: 'Confirmed', lead: '' },
    noTable: {
      title: 'We are finding you a table',
      status: 'Not certain yet',
      lead: 'Something has changed here, and we are looking for a table for you. You will hear from us.',
    },
    seated: { title: 'Welcome', status: 'You are here', lead: 'Enjoy your visit.' },
    completed: { title: 'Thank you for coming', status: 'Over', lead: 'We look forward to the next time.' },
    cancelled: { title: 'Your reservation is cancelled', status: 'Cancelled', lead: 'Another time, perhaps?' },
    no_show: { title: 'We missed you', status: 'Did not take place', lead: 'Another time, perhaps?' },
  },
  placeHeld: 'We are holding a place for you. ',
  notices: {
    again: 'Nothing has been changed yet. Please press once more.',
    changed_meanwhile: 'The reservation has changed meanwhile. This is how it is now; nothing else was changed.',
    transition_not_allowed: 'This is no longer possible. Please call us, and we will find a way.',
    capacity_full: 'We are sorry: somebody else has taken your table meanwhile.',
    slot_not_offered: 'The time to confirm is over, and this start can no longer be reserved online. Please call us.',
    ip_rate_limit: 'Too many attempts at once. Please try again {wait}.',
    busy: 'We are very busy right now, and nothing was changed. Please try again in a moment.',
  },
  changed: {
    confirmed: 'Changed: please come {onDay} at {from}.',
    pending_approval: 'Changed. You will hear from us {answer}.',
    changeRequested: 'We have your request for a change. Until you hear from us, this stands:',
  },
  party: 'For',
  until: 'Until',
  place: 'Where',
  confirm: { lead: 'We hold the table for you until {heldUntil}.', action: 'Confirm the reservation' },
  undo: { lead: 'Cancelled by mistake? You can take it back within {minutesToUndo} minutes.', action: 'Take it back' },
  coming: {
    lead: 'Still coming? We would be glad to know.',
    action: 'We are coming',
    note: 'We know that you are coming. See you soon.',
  },
  late: {
    title: 'Running late?',
    lead: 'Let us know, and we will hold your table.',
    action: 'About {minutes} minutes',
    note: 'We know that you are late. We hold your table until {expectedTime}.',
  },
  change: {
    title: 'Another day, time or party size?',
    lead: 'Your booking stands until you choose another.',
    action: 'Change the reservation',
  },
  calendar: 'Add to calendar',
  calendarFile: 'Apple and others (.ics)',
  calendarMail: 'The invitation is in your email, too.',
  directions: 'How to get here',
  cancel: {
    title: 'Cancel the reservation',
    lead: 'We will give the table to others. Should you change your mind, you can take it back within {minutesToUndo} minutes.',
    late: 'It is late for that, but cancelling is still better than not coming. Should you change your mind, you can take it back within {minutesToUndo} minutes.',
    action: 'Yes, cancel it',
  },
  call: 'Anything else? Call us:',
  freeTimes: 'At that moment these were free: {times}.',
  otherLanguage: 'Po slovensky',
  again: 'Reserve again',
  changeRequest: {
    waiting: {
      title: 'You have asked for a change',
      lead: 'You will hear from us {answer}. Until then your reservation stands as it is.',
    },
    declined: { title: 'We could not confirm the change', lead: 'We are sorry. Your reservation stands as it is.' },
    expired: {
      title: 'We did not answer about the change in time',
      lead: 'We are sorry. Your reservation stands as it is; if you still wish for the change, please call us.',
    },
    withdraw: 'Withdraw the request',
  },
};

export const guestPageTexts: Readonly<Record<Language, typeof sk>> = { sk, en };
export type GuestPageState = keyof typeof sk.states;
export type GuestPageNotice = keyof typeof sk.notices;

export const deadLinkTexts: Readonly<Record<Language, { title: string; lead: string; links: string; action: string }>> =
  {
    sk: {
      title: 'Tento odkaz už neplatí',
      lead: 'Návšteva je za nami, alebo odkaz nie je celý. Ak máte u\u00a0nás rezerváciu, pošleme vám odkaz znova.',
      links: 'Poslať mi odkaz',
      action: 'Na úvodnú stránku',
    },
    en: {
      title: 'This link is no longer valid',
      lead: 'The visit is over, or the link is not complete. If you have a reservation with us, we will send you the link again.',
      links: 'Send me the link',
      action: 'To the home page',
    },
  };
