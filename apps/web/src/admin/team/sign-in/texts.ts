import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'signIn.title': ['Staff only', 'Len pre personál'],
  'signIn.lead': ['Sign in to the admin panel.', 'Prihláste sa do administrácie.'],
  'signIn.username': ['Username or e-mail', 'Používateľské meno alebo e-mail'],
  'signIn.username.required': ['Please enter your username or e-mail.', 'Zadajte používateľské meno alebo e-mail.'],
  'signIn.password': ['Password', 'Heslo'],
  'signIn.password.required': ['Please enter your password.', 'Zadajte heslo.'],
  'signIn.submit': ['Sign In', 'Prihlásiť sa'],
  'signIn.submitting': ['Signing in...', 'Prihlasujeme…'],
  'signIn.invalid': ['Invalid username or password', 'Nesprávne používateľské meno alebo heslo'],
  'signIn.failed': ['An error occurred during login', 'Pri prihlasovaní nastala chyba'],
  'signIn.tooMany': [
    'Too many attempts. Please wait a while and try again.',
    'Priveľa pokusov. Chvíľu počkajte a skúste to znova.',
  ],
  'signIn.forgotten': ['Forgot your password?', 'Zabudli ste heslo?'],
  'signIn.viewSite': ['Back to the site', 'Späť na web'],
  'signIn.again.title': ['Your session has ended', 'Vaše prihlásenie vypršalo'],
  'signIn.again.lead': [
    'Sign in again. Everything you have typed is still here.',
    'Prihláste sa znova. Nič z toho, čo ste napísali, sa nestratilo.',
  ],
} satisfies Texts;

export type SignInTextId = keyof typeof texts;
export const useSignInText = createTextHook(texts);
