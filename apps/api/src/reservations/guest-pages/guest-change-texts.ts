import type { Language } from '@strapec/domain';
import { reservePageTexts } from './parts/reserve-page-texts.js';

const sk = {
  ...reservePageTexts.sk,
  title: 'Zmeniť rezerváciu',
  now: 'Teraz máte stôl {onDay} od {from} do {until} pre {party}.',
  lead: 'Kým zmenu nepotvrdíte, držíme vám to, čo máte.',
  requests: 'Chcete nám niečo odkázať?',
  requestsHint: 'Nepovinné. Nahradí to, čo ste nám napísali predtým.',
  save: 'Potvrdiť zmenu',
  ask: {
    lead: 'Takúto zmenu si musíme najprv pozrieť. Ozveme sa vám {answer}; dovtedy platí rezervácia tak, ako je.',
    action: 'Požiadať o\u00a0zmenu',
  },
  back: 'Nechať tak, ako je',
  notices: {
    again: 'Nič sme zatiaľ nezmenili. Stlačte, prosím, ešte raz.',
    capacity_full: 'Je nám to ľúto, tento čas si medzitým vzal niekto iný. Vaša rezervácia zostáva, ako bola.',
    slot_not_offered: 'Na tento čas sa už rezervovať nedá. Vaša rezervácia zostáva, ako bola.',
    changed_meanwhile: 'Rezervácia sa medzitým zmenila. Pozrite sa, prosím, a\u00a0skúste to znova.',
    approval_needed: 'Na takúto zmenu je už málo času. Zavolajte nám, prosím; rezervácia zostáva, ako bola.',
    too_many_changes: 'Rezerváciu ste už menili viackrát. Zavolajte nám, prosím; zostáva, ako bola.',
    validation_failed: 'Vyberte, prosím, deň, čas a\u00a0počet hostí. Vaša rezervácia zostáva, ako bola.',
    ip_rate_limit: 'Priveľa pokusov naraz. Skúste to, prosím, {wait}.',
    busy: 'Práve máme veľa práce a\u00a0nič sme nezmenili. Skúste to, prosím, o\u00a0chvíľu.',
  },
};

const en: typeof sk = {
  ...reservePageTexts.en,
  title: 'Change your reservation',
  now: 'You have a table {onDay} from {from} to {until} for {party}.',
  lead: 'What you have stays yours until you confirm the change.',
  requests: 'Anything we should know?',
  requestsHint: 'Optional. It takes the place of what you wrote before.',
  save: 'Confirm the change',
  ask: {
    lead: 'We have to look at such a change first. You will hear from us {answer}; until then your reservation stands as it is.',
    action: 'Ask for the change',
  },
  back: 'Leave it as it is',
  notices: {
    again: 'Nothing has been changed yet. Please press once more.',
    capacity_full: 'We are sorry: somebody else has taken this time meanwhile. Your reservation stands as it was.',
    slot_not_offered: 'This time can no longer be reserved. Your reservation stands as it was.',
    changed_meanwhile: 'The reservation has changed meanwhile. Please have a look, and try again.',
    approval_needed:
      'There is too little time left for such a change. Please call us; your reservation stands as it was.',
    too_many_changes: 'You have changed this reservation many times. Please call us; it stands as it was.',
    validation_failed: 'Please choose a day, a time and the number of guests. Your reservation stands as it was.',
    ip_rate_limit: 'Too many attempts at once. Please try again {wait}.',
    busy: 'We are very busy right now, and nothing was changed. Please try again in a moment.',
  },
};

/** The reasons why a change was not made; in each case the reservation is as it was before. */
export type ChangeNotice = keyof typeof sk.notices;

export const guestChangeTexts: Readonly<Record<Language, typeof sk>> = { sk, en };
