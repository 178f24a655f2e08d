import type { Texts } from '../i18n/messages';
import { useText } from '../i18n/use-text';

export const captchaTexts = {
  captcha: ['Verification', 'Overenie'],
  'captcha.loading': ['Loading the verification…', 'Načítavame overenie…'],
  'captcha.unavailable': ['The verification could not be loaded.', 'Overenie sa nepodarilo načítať.'],
  'captcha.retry': ['Try again', 'Skúsiť znova'],
  'captcha.label': ['I am not a robot', 'Nie som robot'],
  'captcha.verifying': ['Verifying…', 'Overujeme…'],
  'captcha.verified': ['Verified, thank you', 'Overené, ďakujeme'],
  'captcha.failed': ['The verification failed. Please try again.', 'Overenie sa nepodarilo. Skúste to, prosím, znova.'],
  'captcha.needsHttps': [
    'This page was opened over http, where your browser cannot complete the verification. Open the site at its https address.',
    'Stránka je otvorená cez http a tam prehliadač overenie nedokončí. Otvorte ju na adrese s https.',
  ],
  'captcha.without': ['Or reserve without it', 'Alebo rezervujte bez neho'],
  'captcha.expired': [
    'The verification has expired. Please try again.',
    'Platnosť overenia vypršala. Skúste to, prosím, znova.',
  ],
  'captcha.wait': ['Verifying… one moment, please.', 'Overujeme… ešte chvíľku, prosím.'],
  'captcha.required': ['Please complete the CAPTCHA verification.', 'Dokončite, prosím, overenie CAPTCHA.'],
} satisfies Texts;

export const useCaptchaText = useText<keyof typeof captchaTexts>;
