import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'forms.decoy': 'Toto pole nechajte prázdne',
  'forms.optional': '{label} (nepovinné)',
  'forms.captcha.later': 'Že nie ste robot, overíme sami, len čo začnete písať.',
  'forms.privacy': 'Čo nám sem napíšete, použijeme len na odpoveď.',
  'forms.privacy.more': 'Ako chránime vaše údaje',
  'forms.error.too_long': 'Tento text je pridlhý.',
  'forms.error.invalid_characters': 'Tento text obsahuje znaky, ktoré sa nedajú použiť.',
  'forms.error.phone_too_short':
    'Chýba predvoľba? Číslo má mať aspoň 10\u00a0číslic, napríklad +421\u00a0905\u00a0123\u00a0456 alebo 0043\u00a01\u00a058858.',
  'forms.error.phone_invalid': 'Napíšte číslo aj s\u00a0predvoľbou, napríklad +421\u00a0905\u00a0123\u00a0456.',
  'forms.error.phone_too_few_digits':
    'Chýba predvoľba? Číslo má mať aspoň 10\u00a0číslic, napríklad +421\u00a0905\u00a0123\u00a0456 alebo 0043\u00a01\u00a058858.',
  'forms.error.phone_letters': 'V\u00a0čísle je písmeno. Napíšte ho, prosím, len číslicami.',
  'forms.error.phone_two_numbers': 'Napíšte, prosím, len jedno číslo.',
  'forms.error.phone_no_country':
    'Toto číslo sa nám nedá zavolať. Chýba predvoľba? Napíšte ho aj s\u00a0ňou, napríklad +421\u00a0905\u00a0123\u00a0456.',
  'forms.error.email_not_ascii': 'Pred @ píšte, prosím, písmená bez diakritiky.',
  'forms.failure.fields': 'Skontrolujte, prosím, vyplnené údaje.',
  'forms.failure.rateLimit': 'Priveľa pokusov. Skúste to, prosím, neskôr.',
  'forms.failure.wait': 'Znova to pôjde o\u00a0{minutes}\u00a0min.',
  'forms.failure.call': 'Online to teraz nemôžeme prijať. Zavolajte nám, prosím.',
  'forms.failure.busy': 'Máme práve veľa práce, dajte nám, prosím, chvíľu.',
  'forms.failure.internal': 'Na našej strane sa niečo pokazilo. Skúste to, prosím, znova.',
  'forms.failure.orCall': 'Alebo nám zavolajte:',
  'forms.again': 'Skúsiť znova',
};
