import { type Texts, createTextHook } from '../i18n/create-text-hook';

export const texts = {
  'ui.loading': ['Loading...', 'Načítavame…'],
  'ui.failed': ['This could not be loaded.', 'Toto sa nepodarilo načítať.'],
  'ui.tryAgain': ['Try again', 'Skúsiť znova'],
  'ui.number': ['{count, number}', '{count, number}'],
  'ui.sample': ['sample', 'ukážka'],
  'ui.save': ['Save Changes', 'Uložiť zmeny'],
  'ui.saving': ['Saving...', 'Ukladáme…'],
  'ui.uncallable': ['cannot be called', 'nedá sa zavolať'],
  'ui.close': ['Close', 'Zavrieť'],
  'ui.discard': ['Discard what you have changed?', 'Zahodiť, čo ste zmenili?'],
  'ui.invalid': ['Validation error: {issue}', 'Chyba vo formulári: {issue}'],
  'ui.changedBy': ['Last changed {instant} by {name}', 'Naposledy {instant}: {name}'],
  'ui.somebody': ['somebody', 'niekto'],
  'ui.meanwhile': [
    'This was changed meanwhile by {name} ({instant}).',
    'Medzitým to zmenil niekto iný: {name} ({instant}).',
  ],
  'ui.meanwhile.unknown': [
    'Somebody else has changed this meanwhile ({instant}).',
    'Medzitým to zmenil niekto iný ({instant}).',
  ],
  'ui.guest': ['the guest', 'hosť'],
  'ui.venue': ['the bar, by itself', 'podnik (automaticky)'],
  'ui.meanwhile.taken': ['These changes are in your form too now:', 'Tieto zmeny sú už aj vo vašom formulári:'],
  'ui.meanwhile.same': ['Your form says exactly what is saved.', 'Vo formulári je presne to, čo je uložené.'],
  'ui.meanwhile.save': [
    'Your own changes are saved once you press Save again.',
    'Vaše zmeny sa uložia, až keď znova stlačíte tlačidlo na uloženie.',
  ],
  'ui.meanwhile.latest': ['Saved', 'Uložené'],
  'ui.meanwhile.mine': ['Yours', 'Vaše'],
  'emails.test': ['Test Email Now', 'Poslať skúšobný e-mail'],
  'emails.test.sending': ['Sending test email...', 'Posielame skúšobný e-mail…'],
  'emails.test.result': ['Test result: {message}', 'Výsledok skúšky: {message}'],
  'emails.test.failed': [
    'Test email failed. Check console for details.',
    'Skúšobný e-mail sa nepodarilo poslať. Podrobnosti nájdete v časti Systém.',
  ],
  'ui.afterMidnight': ['{time} (after midnight)', '{time} (po polnoci)'],
  'ui.password.hint': [
    'At least {least} characters; a sentence is easy to remember',
    'Aspoň {least} znakov, veta sa dobre pamätá',
  ],
  'ui.error.password_too_short': [
    'The password must have at least {least} characters.',
    'Heslo musí mať aspoň {least} znakov.',
  ],
  'ui.error.password_too_long': [
    'The password may have up to {most} characters.',
    'Heslo môže mať najviac {most} znakov.',
  ],
  'ui.error.password_common': [
    'This password is easy to guess. Choose another one, such as a sentence.',
    'Toto heslo sa dá ľahko uhádnuť. Zvoľte iné, napríklad vetu.',
  ],
} satisfies Texts;

export const useUiText = createTextHook(texts);
