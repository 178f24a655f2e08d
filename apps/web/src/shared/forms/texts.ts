import type { Texts } from '../i18n/messages';
import { useText } from '../i18n/use-text';
import { captchaTexts } from '../captcha/texts';
import { emailHintTexts } from '../email-hint/texts';

const texts = {
  'forms.decoy': ['Leave this field empty', 'Toto pole nechajte prázdne'],
  'forms.optional': ['{label} (optional)', '{label} (nepovinné)'],
  'forms.captcha.later': [
    'We check that you’re not a robot while you type.',
    'Že nie ste robot, overíme sami, len čo začnete písať.',
  ],
  'forms.privacy': ['We use what you write here only to reply.', 'Čo nám sem napíšete, použijeme len na odpoveď.'],
  'forms.privacy.more': ['How we look after your data', 'Ako chránime vaše údaje'],
  'forms.error.too_long': ['This text is too long', 'Tento text je pridlhý.'],
  'forms.error.invalid_characters': [
    'This text has characters that cannot be used',
    'Tento text obsahuje znaky, ktoré sa nedajú použiť.',
  ],
  'forms.error.phone_too_short': [
    'Phone number must be at least 10 characters. For example: +421\u00a0905\u00a0123\u00a0456',
    'Chýba predvoľba? Číslo má mať aspoň 10\u00a0číslic, napríklad +421\u00a0905\u00a0123\u00a0456 alebo 0043\u00a01\u00a058858.',
  ],
  'forms.error.phone_invalid': [
    'Invalid phone number format',
    'Napíšte číslo aj s\u00a0predvoľbou, napríklad +421\u00a0905\u00a0123\u00a0456.',
  ],
  'forms.error.phone_too_few_digits': [
    'Phone number must contain at least 10 digits. For example: +421\u00a0905\u00a0123\u00a0456 or 0043\u00a01\u00a058858',
    'Chýba predvoľba? Číslo má mať aspoň 10\u00a0číslic, napríklad +421\u00a0905\u00a0123\u00a0456 alebo 0043\u00a01\u00a058858.',
  ],
  'forms.error.phone_letters': [
    'Invalid phone number format. There is a letter in it: please write digits only',
    'V\u00a0čísle je písmeno. Napíšte ho, prosím, len číslicami.',
  ],
  'forms.error.phone_two_numbers': ['Please write one phone number only', 'Napíšte, prosím, len jedno číslo.'],
  'forms.error.phone_no_country': [
    'We could not call this number. Is the country code missing? Please write it too, such as +421\u00a0905\u00a0123\u00a0456',
    'Toto číslo sa nám nedá zavolať. Chýba predvoľba? Napíšte ho aj s\u00a0ňou, napríklad +421\u00a0905\u00a0123\u00a0456.',
  ],
  'forms.error.email_not_ascii': [
    'Before the @, please write letters without accents',
    'Pred @ píšte, prosím, písmená bez diakritiky.',
  ],
  'forms.failure.fields': ['Please check what you have filled in.', 'Skontrolujte, prosím, vyplnené údaje.'],
  'forms.failure.rateLimit': [
    'Too many attempts. Please try again later.',
    'Priveľa pokusov. Skúste to, prosím, neskôr.',
  ],
  'forms.failure.wait': ['It works again in {minutes} min.', 'Znova to pôjde o\u00a0{minutes}\u00a0min.'],
  'forms.failure.call': [
    'We cannot take this online at the moment. Please call us.',
    'Online to teraz nemôžeme prijať. Zavolajte nám, prosím.',
  ],
  'forms.failure.busy': [
    'We are very busy right now. Please try again in a moment.',
    'Máme práve veľa práce, dajte nám, prosím, chvíľu.',
  ],
  'forms.failure.internal': [
    'Something went wrong on our side. Please try again.',
    'Na našej strane sa niečo pokazilo. Skúste to, prosím, znova.',
  ],
  'forms.failure.orCall': ['Or call us:', 'Alebo nám zavolajte:'],
  'forms.again': ['Try again', 'Skúsiť znova'],
} satisfies Texts;

export const formTexts = { ...captchaTexts, ...emailHintTexts, ...texts };

export type FormTextId = keyof typeof formTexts;

export type ErrorTextId = Extract<keyof typeof texts, `forms.error.${string}`>;

export const sharedErrorTextIds = {
  email_not_ascii: 'forms.error.email_not_ascii',
  phone_too_short: 'forms.error.phone_too_short',
  phone_invalid: 'forms.error.phone_invalid',
  phone_too_few_digits: 'forms.error.phone_too_few_digits',
  phone_letters: 'forms.error.phone_letters',
  phone_two_numbers: 'forms.error.phone_two_numbers',
  phone_no_country: 'forms.error.phone_no_country',
  too_long: 'forms.error.too_long',
  invalid_characters: 'forms.error.invalid_characters',
} as const;

export const useFormText = useText<FormTextId>;
