import type { GuestNote, Language, ReservationField, VisitDraft } from '@strapec/domain';

type ReserveFormField = Exclude<ReservationField, 'captchaToken'>;

/* eslint max-lines: off -- the texts of one page stand together in both languages */

const sk = {
  title: 'Rezervácia stola',
  lead: 'Vyberte, kedy prídete, a\u00a0ukážeme vám voľné časy.',
  search: 'Nájsť voľné časy pre deň, počet hostí a\u00a0trvanie návštevy',
  date: 'Deň',
  party: 'Počet hostí',
  duration: 'Ako dlho',
  hours: '{hours}\u00a0h',
  show: 'Ukázať voľné časy',
  larger: { lead: 'Bude vás viac?', action: 'Napíšte nám' },
  times: 'Začiatok',
  none: 'V\u00a0tento deň pre vás nemáme voľný stôl.',
  closed: 'V\u00a0tento deň máme zatvorené.',
  next: 'Najbližšie máme miesto {nextDay} o\u00a0{nextTime}.',
  who: 'Na koho rezervujeme?',
  fields: {
    firstName: 'Meno',
    lastName: 'Priezvisko',
    email: 'E-mail',
    phone: 'Telefón',
    specialRequests: 'Máte nejaké želanie?',
  } satisfies Record<Exclude<ReserveFormField, keyof VisitDraft>, string>,
  hints: { specialRequests: 'Nepovinné. Alergia, kočík, tichší kút…' } satisfies Record<GuestNote, string>,
  secondTable: 'Chcem ešte jeden stôl v\u00a0tom istom čase',
  approval: 'Takúto spoločnosť potvrdzujeme osobne. Ozveme sa vám {answer}.',
  privacy: 'Vaše údaje použijeme len na túto rezerváciu.',
  reserve: 'Rezervovať',
  tool: 'Rezervovať stôl na vybraný deň a\u00a0čas; hosť potom rezerváciu potvrdí e-mailom',
  errors: 'Skontrolujte, prosím:',
  missing: 'toto ešte potrebujeme',
  errorsByField: {
    firstName: 'nevyzerá ako meno',
    lastName: 'nevyzerá ako priezvisko',
    email: 'nevyzerá ako e-mailová adresa',
    phone: 'napíšte číslo aj s\u00a0predvoľbou, napríklad +421\u00a0905\u00a0123\u00a0456',
    date: 'vyberte, prosím, deň, keď máme otvorené',
    partySize: 'vyberte, prosím, koľko vás príde',
    duration: 'vyberte, prosím, inú dĺžku alebo iný začiatok',
    time: 'vyberte, prosím, čas',
    specialRequests: 'text je pridlhý alebo má znaky, ktoré sa nedajú použiť',
  } satisfies Record<ReserveFormField, string>,
  unreadable: 'Niečo vo formulári sme nevedeli prečítať. Zavolajte nám, prosím:',
  errorsByCode: {
    email_not_ascii: 'pred @ píšte, prosím, bez diakritiky',
    phone_letters: 'v\u00a0čísle je písmeno, napíšte ho, prosím, len číslicami',
    phone_two_numbers: 'napíšte, prosím, len jedno číslo',
    phone_no_country:
      'toto číslo sa nedá zavolať; chýba predvoľba? Napíšte ho aj s\u00a0ňou, napríklad +421\u00a0905\u00a0123\u00a0456',
  },
  notices: {
    again: 'Zatiaľ sme nič nerezervovali. Pozrite sa ešte raz a\u00a0stlačte znova.',
    capacity_full: 'Je nám to ľúto, tento čas si medzitým vzal niekto iný. Vyberte si, prosím, iný.',
    slot_not_offered: 'Na tento čas sa už rezervovať nedá. Vyberte si, prosím, iný.',
    email_rate_limit:
      'S\u00a0týmto e-mailom alebo telefónom ste za krátky čas rezervovali viackrát. Ďalší stôl pôjde {wait}, alebo nám zavolajte.',
    ip_rate_limit: 'Priveľa pokusov naraz. Skúste to, prosím, {wait} alebo nám zavolajte.',
    too_many_unconfirmed:
      'Veľa stolov teraz čaká na potvrdenie e-mailom. Skúste to, prosím, {wait} alebo nám zavolajte.',
    too_many_reservations: 'Na tento e-mail alebo telefón už máte viac rezervácií. Ďalšiu radi dohodneme telefonicky.',
    already_reserved:
      'V\u00a0tomto čase už u\u00a0nás stôl máte. Odkaz naň sme vám práve poslali e-mailom. Ak chcete ešte jeden, označte to pod želaním.',
    proof_needed: 'Takúto spoločnosť, prosím, dohodnite telefonicky.',
    idempotency_mismatch: 'Túto žiadosť ste už poslali. Ak ste niečo zmenili, stlačte, prosím, ešte raz.',
    party_too_large:
      'Online rezervujeme najviac pre {party}. S\u00a0väčšou spoločnosťou sa radi dohodneme: napíšte nám alebo zavolajte.',
    busy: 'Práve máme veľa práce. Skúste to, prosím, o\u00a0chvíľu.',
  },
  sent: {
    title: 'Pozrite si e-mail',
    lead: 'Stôl vám držíme {minutes}\u00a0minút. Poslali sme vám odkaz; rezervácia platí, keď ju na ňom potvrdíte.',
    hint: 'Nič neprišlo? Pozrite sa aj do nevyžiadanej pošty.',
    action: 'Na úvodnú stránku',
  },
  links: { lead: 'Už máte rezerváciu?', action: 'Poslať odkaz na\u00a0ňu' },
  call: 'Radšej zavoláte?',
  otherLanguage: 'In English',
};

const en: typeof sk = {
  title: 'Reserve a table',
  lead: 'Choose when you come, and we will show you what is free.',
  search: 'Find free times for a day, a number of guests and a length of stay',
  date: 'Day',
  party: 'Guests',
  duration: 'How long',
  hours: '{hours}\u00a0h',
  show: 'Show free times',
  larger: { lead: 'More of you?', action: 'Write to us' },
  times: 'Start',
  none: 'We have no free table for you on this day.',
  closed: 'We are closed on this day.',
  next: 'The next we could offer is {nextDay} at {nextTime}.',
  who: 'Who is it for?',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    specialRequests: 'Any wishes?',
  },
  hints: { specialRequests: 'Optional. An allergy, a pram, a quieter corner…' },
  secondTable: 'I would like one more table at the same time',
  approval: 'A party of this size we confirm ourselves. You will hear from us {answer}.',
  privacy: 'We use your details for this reservation only.',
  reserve: 'Reserve',
  tool: 'Reserve a table on the chosen day and time; the guest then confirms it by e-mail',
  errors: 'Please have a look:',
  missing: 'we still need this',
  errorsByField: {
    firstName: 'this does not look like a name',
    lastName: 'this does not look like a name',
    email: 'this does not look like an e-mail address',
    phone: 'please give the number with its prefix, such as +421\u00a0905\u00a0123\u00a0456',
    date: 'please choose a day on which we are open',
    partySize: 'please choose how many of you will come',
    duration: 'please choose another length or another start',
    time: 'please choose a time',
    specialRequests: 'the text is too long or has characters that cannot be used',
  },
  unreadable: 'We could not read part of the form. Please call us:',
  errorsByCode: {
    email_not_ascii: 'please write letters without accents before the @',
    phone_letters: 'there is a letter in the number, please write digits only',
    phone_two_numbers: 'please write one number only',
    phone_no_country:
      'we could not call this number; is the country code missing? Please write it too, such as +421\u00a0905\u00a0123\u00a0456',
  },
  notices: {
    again: 'Nothing has been reserved yet. Please have a look and press once more.',
    capacity_full: 'We are sorry: somebody else has taken this time meanwhile. Please choose another.',
    slot_not_offered: 'This time can no longer be reserved. Please choose another.',
    email_rate_limit:
      'You have reserved several times within a short while with this e-mail or phone. The next table works {wait}, or call us.',
    ip_rate_limit: 'Too many attempts at once. Please try again {wait}, or call us.',
    too_many_unconfirmed: 'Many tables are waiting to be confirmed by e-mail. Please try again {wait}, or call us.',
    too_many_reservations:
      'You have several reservations ahead with this e-mail or phone already. Please call us for another.',
    already_reserved:
      'You have a table at this time already. We have just sent you its link by e-mail. If you would like one more, tick so below your wishes.',
    proof_needed: 'Please call us for a party of this size.',
    idempotency_mismatch: 'You have sent this request already. If you have changed something, press once more.',
    party_too_large:
      'Online we take reservations for up to {party}. A larger party we gladly arrange with you: write to us or call.',
    busy: 'We are very busy right now. Please try again in a moment.',
  },
  sent: {
    title: 'Have a look at your mail',
    lead: 'We are holding the table for {minutes} minutes. We have sent you a link; the reservation is yours once you have confirmed it there.',
    hint: 'Nothing there? Please look among the junk, too.',
    action: 'To the home page',
  },
  links: { lead: 'Have you reserved already?', action: 'Get the link to\u00a0it' },
  call: 'Prefer to call?',
  otherLanguage: 'Po slovensky',
};

export type ReservePageText = typeof sk;
export type ReserveNotice = keyof ReservePageText['notices'];

export const reservePageTexts: Readonly<Record<Language, ReservePageText>> = { sk, en };
