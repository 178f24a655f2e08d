import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'invited.title': 'Welcome to the team',
  'invited.lead': 'Your role: {role, select, owner {owner} manager {manager} other {host}}. Your address: {email}.',
  'invited.firstName': 'First name',
  'invited.username': 'Username',
  'invited.username.hint': '2 to 40 letters without accents, digits, dots and dashes',
  'invited.username.invalid': 'Use 2 to 40 letters a–z, digits, dots, dashes or underscores.',
  'invited.username.taken': 'This username is taken. Please choose another one.',
  'invited.password': 'Password',
  'invited.submit': 'Join',
  'invited.submitting': 'Just a moment...',
  'invited.failed': 'This did not work: {reason}',
  'invited.exists': 'There is an account with this address already. You can sign in.',
  'invited.tooMany': 'Too many attempts. Please wait a while and try again.',
  'invited.over.title': 'This invitation no longer works',
  'invited.over.lead':
    'It was used already, it was withdrawn, or three days have passed. Ask an owner of the bar to send it again. If you have chosen a password before, simply sign in.',
  'invited.signIn': 'Sign in',
};

const sk: Record<keyof typeof en, string> = {
  'invited.title': 'Vitajte v\u00a0tíme',
  'invited.lead': 'Vaša rola: {role, select, owner {majiteľ} manager {vedúci} other {obsluha}}. Vaša adresa: {email}.',
  'invited.firstName': 'Meno',
  'invited.username': 'Používateľské meno',
  'invited.username.hint': '2 až 40 písmen bez diakritiky, číslic, bodiek a\u00a0pomlčiek',
  'invited.username.invalid': 'Použite 2 až 40 písmen a–z, číslic, bodiek, pomlčiek alebo podčiarknikov.',
  'invited.username.taken': 'Toto meno už niekto má. Zvoľte si iné.',
  'invited.password': 'Heslo',
  'invited.submit': 'Vstúpiť',
  'invited.submitting': 'Chvíľu strpenia…',
  'invited.failed': 'Nepodarilo sa to: {reason}',
  'invited.exists': 'S\u00a0touto adresou už účet je. Môžete sa prihlásiť.',
  'invited.tooMany': 'Priveľa pokusov. Chvíľu počkajte a\u00a0skúste to znova.',
  'invited.over.title': 'Táto pozvánka už neplatí',
  'invited.over.lead':
    'Už bola použitá, majiteľ ju zrušil alebo prešli tri dni. Požiadajte majiteľa podniku, aby ju poslal znova. Ak ste si heslo už zvolili, stačí sa prihlásiť.',
  'invited.signIn': 'Prihlásiť sa',
};

export type InvitedMessageId = keyof typeof en;
export const useInvitedText = createTextHook({ en, sk });
