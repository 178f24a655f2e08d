import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  captcha: 'Overenie',
  'captcha.loading': 'Načítavame overenie…',
  'captcha.unavailable': 'Overenie sa nepodarilo načítať.',
  'captcha.retry': 'Skúsiť znova',
  'captcha.label': 'Nie som robot',
  'captcha.verifying': 'Overujeme…',
  'captcha.verified': 'Overené, ďakujeme',
  'captcha.failed': 'Overenie sa nepodarilo. Skúste to, prosím, znova.',
  'captcha.needsHttps':
    'Stránka je otvorená cez http a tam prehliadač overenie nedokončí. Otvorte ju na adrese s https.',
  'captcha.without': 'Alebo rezervujte bez neho',
  'captcha.expired': 'Platnosť overenia vypršala. Skúste to, prosím, znova.',
  'captcha.wait': 'Overujeme… ešte chvíľku, prosím.',
  'captcha.required': 'Dokončite, prosím, overenie CAPTCHA.',
};
