import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'signIn.title': 'Len pre personál',
  'signIn.lead': 'Prihláste sa do administrácie.',
  'signIn.username': 'Používateľské meno alebo e-mail',
  'signIn.username.required': 'Zadajte používateľské meno alebo e-mail.',
  'signIn.password': 'Heslo',
  'signIn.password.required': 'Zadajte heslo.',
  'signIn.submit': 'Prihlásiť sa',
  'signIn.submitting': 'Prihlasujeme…',
  'signIn.invalid': 'Nesprávne používateľské meno alebo heslo',
  'signIn.failed': 'Pri prihlasovaní nastala chyba',
  'signIn.tooMany': 'Priveľa pokusov. Chvíľu počkajte a skúste to znova.',
  'signIn.forgotten': 'Zabudli ste heslo?',
  'signIn.viewSite': 'Späť na web',
  'signIn.again.title': 'Vaše prihlásenie vypršalo',
  'signIn.again.lead': 'Prihláste sa znova. Nič z toho, čo ste napísali, sa nestratilo.',
};
