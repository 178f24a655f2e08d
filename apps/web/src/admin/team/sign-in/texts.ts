import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'signIn.title': 'Staff only',
  'signIn.lead': 'Sign in to the admin panel.',
  'signIn.username': 'Username or e-mail',
  'signIn.username.required': 'Please enter your username or e-mail.',
  'signIn.password': 'Password',
  'signIn.password.required': 'Please enter your password.',
  'signIn.submit': 'Sign In',
  'signIn.submitting': 'Signing in...',
  'signIn.invalid': 'Invalid username or password',
  'signIn.failed': 'An error occurred during login',
  'signIn.tooMany': 'Too many attempts. Please wait a while and try again.',
  'signIn.forgotten': 'Forgot your password?',
  'signIn.viewSite': 'Back to the site',
  'signIn.again.title': 'Your session has ended',
  'signIn.again.lead': 'Sign in again. Everything you have typed is still here.',
};

const sk: Record<keyof typeof en, string> = {
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

export type SignInMessageId = keyof typeof en;
export const useSignInText = createTextHook({ en, sk });
