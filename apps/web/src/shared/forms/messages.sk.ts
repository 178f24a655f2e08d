import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'forms.decoy': 'Toto pole nechajte prázdne',
  'forms.optional': '{label} (nepovinné)',
  'forms.captcha.later': 'Že nie ste robot, overíme sami, len čo začnete písať.',
  'forms.privacy': 'Čo nám sem napíšete, použijeme len na odpoveď.',
  'forms.privacy.more': 'Ako chránime vaše údaje',
  'forms.fault.too_long': 'Tento text je pridlhý.',
  'forms.fault.invalid_characters': 'Tento text obsahuje znaky, ktoré sa nedajú použiť.',
  'forms.fault.phone_too_short': 'Telefónne číslo musí mať aspoň 10\u00a0znakov.',
  'forms.fault.phone_invalid': 'Telefónne číslo nie je v správnom tvare.',
  'forms.fault.phone_too_few_digits': 'Telefónne číslo musí mať aspoň 10\u00a0číslic.',
  'forms.failure.fields': 'Skontrolujte, prosím, vyplnené údaje.',
  'forms.failure.rateLimit': 'Priveľa pokusov. Skúste to, prosím, neskôr.',
  'forms.failure.wait': 'Znova to pôjde o\u00a0{minutes}\u00a0min.',
  'forms.failure.call': 'Online to teraz nemôžeme prijať. Zavolajte nám, prosím.',
  'forms.failure.busy': 'Máme práve veľa práce, dajte nám, prosím, chvíľu.',
  'forms.failure.internal': 'Na našej strane sa niečo pokazilo. Skúste to, prosím, znova.',
  'forms.failure.orCall': 'Alebo nám zavolajte:',
  'forms.again': 'Skúsiť znova',
};
