import { useText } from '../../shared/i18n/use-text';
import type { ErrorMessageId } from '../../shared/forms/texts';
import { formMessages } from '../../shared/forms/form-messages';

export const en = {
  'contact.title': 'Write to us',
  'contact.firstName': 'First name',
  'contact.lastName': 'Last name',
  'contact.email': 'Email',
  'contact.phone': 'Phone',
  'contact.message': 'Message',
  'contact.send': 'Send message',
  'contact.sending': 'Sending…',
  'contact.missing.title': 'Missing Information',
  'contact.missing': 'Please fill in all required fields',
  'contact.required': 'Required',
  'contact.email.title': 'Invalid Email',
  'contact.email.invalid': 'Please enter a valid email address',
  'contact.phone.title': 'Invalid Phone',
  'contact.wrong.title': 'Invalid Text',
  'contact.captcha.title': 'Verification Required',
  'contact.captcha': 'Please complete the captcha verification',
  'contact.success.title': 'Message Sent!',
  'contact.success': "Thank you for your message. Check your email for confirmation. We'll get back to you soon.",
  'contact.another': 'Write another message',
  'contact.failure.title': 'Error',
  'contact.failure': 'There was an error sending your message. Please try again.',
};

export const sk: typeof en = {
  'contact.title': 'Napíšte nám',
  'contact.firstName': 'Meno',
  'contact.lastName': 'Priezvisko',
  'contact.email': 'E-mail',
  'contact.phone': 'Telefón',
  'contact.message': 'Správa',
  'contact.send': 'Odoslať správu',
  'contact.sending': 'Odosielame…',
  'contact.missing.title': 'Ešte niečo chýba',
  'contact.missing': 'Pozrite sa, prosím, na označené polia.',
  'contact.required': 'Treba vyplniť',
  'contact.email.title': 'Neplatný e-mail',
  'contact.email.invalid': 'Zadajte, prosím, platnú e-mailovú adresu.',
  'contact.phone.title': 'Neplatné telefónne číslo',
  'contact.wrong.title': 'Neplatný text',
  'contact.captcha.title': 'Potrebujeme overenie',
  'contact.captcha': 'Dokončite, prosím, overenie captcha.',
  'contact.success.title': 'Správa je odoslaná!',
  'contact.success': 'Ďakujeme za správu. Potvrdenie nájdete v e-maile a čoskoro sa vám ozveme.',
  'contact.another': 'Napísať ďalšiu správu',
  'contact.failure.title': 'Chyba',
  'contact.failure': 'Správu sa nepodarilo odoslať. Skúste to, prosím, znova.',
};

export type ContactMessageId = keyof typeof en | ErrorMessageId;
export const useContactText = useText<ContactMessageId>;

export const contactMessages = { en: { ...formMessages.en, ...en }, sk: { ...formMessages.sk, ...sk } };
