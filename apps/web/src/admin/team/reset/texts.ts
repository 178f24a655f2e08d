import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'reset.title': ['Forgotten password', 'Zabudnuté heslo'],
  'reset.lead': [
    'We e-mail you a link with which you choose a new one.',
    'Pošleme vám odkaz, cez ktorý si zvolíte nové.',
  ],
  'reset.username': ['Username or e-mail', 'Používateľské meno alebo e-mail'],
  'reset.username.required': ['Please enter your username or e-mail.', 'Zadajte používateľské meno alebo e-mail.'],
  'reset.submit': ['Send me a link', 'Poslať odkaz'],
  'reset.submitting': ['Just a moment...', 'Chvíľu strpenia…'],
  'reset.sent.title': ['Check your mailbox', 'Pozrite si poštu'],
  'reset.sent.lead': [
    'If there is such an account, an e-mail is on its way. Its link works once, for half an hour. Nothing there? Check the spam folder, or ask an owner of the bar.',
    'Ak taký účet máme, e-mail je na ceste. Odkaz funguje raz a\u00a0pol hodiny. Nič neprišlo? Pozrite spam alebo požiadajte majiteľa podniku.',
  ],
  'reset.failed': ['This did not work: {reason}', 'Nepodarilo sa to: {reason}'],
  'reset.tooMany': [
    'Too many requests. Please wait an hour, or ask an owner of the bar.',
    'Žiadostí už bolo dosť. Počkajte hodinu alebo požiadajte majiteľa podniku.',
  ],
  'reset.back': ['Back to signing in', 'Späť na prihlásenie'],
  'reset.new.title': ['A new password', 'Nové heslo'],
  'reset.new.lead': [
    'Your username is {username}. Wherever you are signed in, you will be signed out.',
    'Vaše používateľské meno je {username}. Všade, kde ste prihlásení, vás odhlásime.',
  ],
  'reset.password': ['New password', 'Nové heslo'],
  'reset.save': ['Save the new password', 'Uložiť nové heslo'],
  'reset.done.title': ['Your new password is saved', 'Nové heslo je uložené'],
  'reset.done.lead': ['Sign in with it now.', 'Teraz sa ním prihláste.'],
  'reset.signIn': ['Sign in', 'Prihlásiť sa'],
  'reset.over.title': ['This link no longer works', 'Tento odkaz už neplatí'],
  'reset.over.lead': [
    'It was used already, half an hour has passed, or you have asked for a newer one. Ask for another link; only the newest works.',
    'Už bol použitý, prešla polhodina alebo ste si vyžiadali novší. Vyžiadajte si ďalší, platí vždy len najnovší.',
  ],
  'reset.again': ['Ask for another link', 'Vyžiadať ďalší odkaz'],
} satisfies Texts;

export const useResetText = createTextHook(texts);
