import type { Language } from '@strapec/domain';

/** What a page says that cannot say what it was asked for. */
export interface ProblemPageText {
  title: string;
  tooMany: string;
  busy: string;
  unread: string;
  tooLong: string;
  back: string;
  again: string;
  anew: string;
  call: string;
}

export const problemPageTexts: Readonly<Record<Language, ProblemPageText>> = {
  sk: {
    title: 'Chvíľku strpenia',
    tooMany: 'Priveľa pokusov naraz. Skúste to, prosím, {wait}. Nič sme nezmenili.',
    busy: 'Práve vám nevieme odpovedať. Skúste to, prosím, o\u00a0chvíľu. Nič sme nezmenili.',
    unread: 'Tomu sme nerozumeli. Nič sme nezmenili.',
    tooLong: 'To je na nás pridlhé. Skráťte to, prosím. Nič sme nezmenili.',
    back: 'Čo ste napísali, nájdete o\u00a0stránku späť.',
    again: 'Skúsiť znova',
    anew: 'Začať odznova',
    call: 'Radšej zavoláte?',
  },
  en: {
    title: 'One moment, please',
    tooMany: 'Too many attempts at once. Please try again {wait}. Nothing was changed.',
    busy: 'We cannot answer right now. Please try again in a moment. Nothing was changed.',
    unread: 'We could not read this. Nothing was changed.',
    tooLong: 'This is too long for us. Please shorten it. Nothing was changed.',
    back: 'What you typed is still there, one page back.',
    again: 'Try again',
    anew: 'Start over',
    call: 'Prefer to call?',
  },
};
