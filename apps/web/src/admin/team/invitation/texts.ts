import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'invited.title': ['Welcome to the team', 'Vitajte v\u00a0tíme'],
  'invited.lead': [
    'Your role: {role, select, owner {owner} manager {manager} other {host}}. Your address: {email}.',
    'Vaša rola: {role, select, owner {majiteľ} manager {vedúci} other {obsluha}}. Vaša adresa: {email}.',
  ],
  'invited.firstName': ['First name', 'Meno'],
  'invited.username': ['Username', 'Používateľské meno'],
  'invited.username.hint': [
    '2 to 40 letters without accents, digits, dots and dashes',
    '2 až 40 písmen bez diakritiky, číslic, bodiek a\u00a0pomlčiek',
  ],
  'invited.username.invalid': [
    'Use 2 to 40 letters a–z, digits, dots, dashes or underscores.',
    'Použite 2 až 40 písmen a–z, číslic, bodiek, pomlčiek alebo podčiarknikov.',
  ],
  'invited.username.taken': [
    'This username is taken. Please choose another one.',
    'Toto meno už niekto má. Zvoľte si iné.',
  ],
  'invited.password': ['Password', 'Heslo'],
  'invited.submit': ['Join', 'Vstúpiť'],
  'invited.submitting': ['Just a moment...', 'Chvíľu strpenia…'],
  'invited.failed': ['This did not work: {reason}', 'Nepodarilo sa to: {reason}'],
  'invited.exists': [
    'There is an account with this address already. You can sign in.',
    'S\u00a0touto adresou už účet je. Môžete sa prihlásiť.',
  ],
  'invited.tooMany': [
    'Too many attempts. Please wait a while and try again.',
    'Priveľa pokusov. Chvíľu počkajte a\u00a0skúste to znova.',
  ],
  'invited.over.title': ['This invitation no longer works', 'Táto pozvánka už neplatí'],
  'invited.over.lead': [
    'It was used already, it was withdrawn, or three days have passed. Ask an owner of the bar to send it again. If you have chosen a password before, simply sign in.',
    'Už bola použitá, majiteľ ju zrušil alebo prešli tri dni. Požiadajte majiteľa podniku, aby ju poslal znova. Ak ste si heslo už zvolili, stačí sa prihlásiť.',
  ],
  'invited.signIn': ['Sign in', 'Prihlásiť sa'],
} satisfies Texts;

export type InvitationTextId = keyof typeof texts;
export const useInvitationText = createTextHook(texts);
