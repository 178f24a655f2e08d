import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'reset.title': 'Forgotten password',
  'reset.lead': 'We e-mail you a link with which you choose a new one.',
  'reset.username': 'Username or e-mail',
  'reset.username.required': 'Please enter your username or e-mail.',
  'reset.submit': 'Send me a link',
  'reset.submitting': 'Just a moment...',
  'reset.sent.title': 'Check your mailbox',
  'reset.sent.lead':
    'If there is such an account, an e-mail is on its way. Its link works once, for half an hour. Nothing there? Check the spam folder, or ask an owner of the bar.',
  'reset.failed': 'This did not work: {reason}',
  'reset.tooMany': 'Too many requests. Please wait an hour, or ask an owner of the bar.',
  'reset.back': 'Back to signing in',
  'reset.new.title': 'A new password',
  'reset.new.lead': 'Your username is {username}. Wherever you are signed in, you will be signed out.',
  'reset.password': 'New password',
  'reset.save': 'Save the new password',
  'reset.done.title': 'Your new password is saved',
  'reset.done.lead': 'Sign in with it now.',
  'reset.signIn': 'Sign in',
  'reset.over.title': 'This link no longer works',
  'reset.over.lead':
    'It was used already, half an hour has passed, or you have asked for a newer one. Ask for another link; only the newest works.',
  'reset.again': 'Ask for another link',
};

const sk: Record<keyof typeof en, string> = {
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

export const useResetText = createTextHook({ en, sk });
