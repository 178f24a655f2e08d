import { useText } from '../i18n/use-text';

export const en = {
  captcha: 'Verification',
  'captcha.loading': 'Loading the verification…',
  'captcha.unavailable': 'The verification could not be loaded.',
  'captcha.retry': 'Try again',
  'captcha.label': 'I am not a robot',
  'captcha.verifying': 'Verifying…',
  'captcha.verified': 'Verified, thank you',
  'captcha.failed': 'The verification failed. Please try again.',
  'captcha.needsHttps':
    'This page was opened over http, where your browser cannot complete the verification. Open the site at its https address.',
  'captcha.without': 'Or reserve without it',
  'captcha.expired': 'The verification has expired. Please try again.',
  'captcha.wait': 'Verifying… one moment, please.',
  'captcha.required': 'Please complete the CAPTCHA verification.',
};

export const sk: typeof en = {
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

export const useCaptchaText = useText<keyof typeof en>;
