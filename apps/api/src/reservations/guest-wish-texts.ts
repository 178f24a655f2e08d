import type { Language } from '@strapec/domain';
import type { WishState } from '../mail/last-wish.js';

interface GuestWishText extends Readonly<Record<WishState, { title: string; lead: string }>> {
  withdraw: string;
}

/** How a change that the team has to agree to stands, as its guest is told. */
export const guestWishTexts: Readonly<Record<Language, GuestWishText>> = {
  sk: {
    waiting: {
      title: 'Požiadali ste o\u00a0zmenu',
      lead: 'Ozveme sa vám do 24\u00a0hodín. Dovtedy platí rezervácia tak, ako je.',
    },
    declined: { title: 'Zmenu sme nemohli potvrdiť', lead: 'Je nám to ľúto. Rezervácia platí tak, ako je.' },
    expired: {
      title: 'Na zmenu sme nestihli odpovedať',
      lead: 'Je nám to ľúto. Rezervácia platí tak, ako je; ak o\u00a0zmenu stále stojíte, zavolajte nám, prosím.',
    },
    withdraw: 'Stiahnuť žiadosť',
  },
  en: {
    waiting: {
      title: 'You have asked for a change',
      lead: 'You will hear from us within 24\u00a0hours. Until then your reservation stands as it is.',
    },
    declined: { title: 'We could not confirm the change', lead: 'We are sorry. Your reservation stands as it is.' },
    expired: {
      title: 'We did not answer about the change in time',
      lead: 'We are sorry. Your reservation stands as it is; if you still wish for the change, please call us.',
    },
    withdraw: 'Withdraw the request',
  },
};
