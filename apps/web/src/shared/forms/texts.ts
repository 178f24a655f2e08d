import { useText } from '../i18n/use-text';
import type { en as captcha } from '../captcha/texts';

export const en = {
  'forms.decoy': 'Leave this field empty',
  'forms.optional': '{label} (optional)',
  'forms.captcha.later': 'We check that you’re not a robot while you type.',
  'forms.privacy': 'We use what you write here only to reply.',
  'forms.privacy.more': 'How we look after your data',
  'forms.error.too_long': 'This text is too long',
  'forms.error.invalid_characters': 'This text has characters that cannot be used',
  'forms.error.phone_too_short':
    'Phone number must be at least 10 characters. For example: +421\u00a0905\u00a0123\u00a0456',
  'forms.error.phone_invalid': 'Invalid phone number format',
  'forms.error.phone_too_few_digits':
    'Phone number must contain at least 10 digits. For example: +421\u00a0905\u00a0123\u00a0456 or 0043\u00a01\u00a058858',
  'forms.error.phone_letters': 'Invalid phone number format. There is a letter in it: please write digits only',
  'forms.error.phone_two_numbers': 'Please write one phone number only',
  'forms.error.phone_no_country':
    'We could not call this number. Is the country code missing? Please write it too, such as +421\u00a0905\u00a0123\u00a0456',
  'forms.error.email_not_ascii': 'Before the @, please write letters without accents',
  'forms.failure.fields': 'Please check what you have filled in.',
  'forms.failure.rateLimit': 'Too many attempts. Please try again later.',
  'forms.failure.wait': 'It works again in {minutes} min.',
  'forms.failure.call': 'We cannot take this online at the moment. Please call us.',
  'forms.failure.busy': 'We are very busy right now. Please try again in a moment.',
  'forms.failure.internal': 'Something went wrong on our side. Please try again.',
  'forms.failure.orCall': 'Or call us:',
  'forms.again': 'Try again',
};

export const sk: typeof en = {
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

export type FormMessageId = keyof typeof en | keyof typeof captcha;

export type ErrorMessageId = Extract<keyof typeof en, `forms.error.${string}`>;

export const sharedErrorMessages = {
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

export const useFormText = useText<FormMessageId>;
