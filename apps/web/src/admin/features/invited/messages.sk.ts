import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
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
