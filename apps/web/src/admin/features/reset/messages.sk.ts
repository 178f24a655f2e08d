import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'reset.title': 'Zabudnuté heslo',
  'reset.lead': 'Pošleme vám odkaz, cez ktorý si zvolíte nové.',
  'reset.username': 'Používateľské meno alebo e-mail',
  'reset.username.required': 'Zadajte používateľské meno alebo e-mail.',
  'reset.submit': 'Poslať odkaz',
  'reset.submitting': 'Chvíľu strpenia…',
  'reset.sent.title': 'Pozrite si poštu',
  'reset.sent.lead':
    'Ak taký účet máme, e-mail je na ceste. Odkaz funguje raz a\u00a0pol hodiny. Nič neprišlo? Pozrite spam alebo požiadajte majiteľa podniku.',
  'reset.failed': 'Nepodarilo sa to: {reason}',
  'reset.tooMany': 'Žiadostí už bolo dosť. Počkajte hodinu alebo požiadajte majiteľa podniku.',
  'reset.back': 'Späť na prihlásenie',
  'reset.new.title': 'Nové heslo',
  'reset.new.lead': 'Vaše používateľské meno je {username}. Všade, kde ste prihlásení, vás odhlásime.',
  'reset.password': 'Nové heslo',
  'reset.save': 'Uložiť nové heslo',
  'reset.done.title': 'Nové heslo je uložené',
  'reset.done.lead': 'Teraz sa ním prihláste.',
  'reset.signIn': 'Prihlásiť sa',
  'reset.over.title': 'Tento odkaz už neplatí',
  'reset.over.lead':
    'Už bol použitý, prešla polhodina alebo ste si vyžiadali novší. Vyžiadajte si ďalší, platí vždy len najnovší.',
  'reset.again': 'Vyžiadať ďalší odkaz',
};
