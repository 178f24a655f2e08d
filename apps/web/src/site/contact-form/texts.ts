import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';
import { type ErrorTextId, formTexts } from '../../shared/forms/texts';

const texts = {
  'contact.title': ['Write to us', 'Napíšte nám'],
  'contact.firstName': ['First name', 'Meno'],
  'contact.lastName': ['Last name', 'Priezvisko'],
  'contact.email': ['Email', 'E-mail'],
  'contact.phone': ['Phone', 'Telefón'],
  'contact.message': ['Message', 'Správa'],
  'contact.send': ['Send message', 'Odoslať správu'],
  'contact.sending': ['Sending…', 'Odosielame…'],
  'contact.missing.title': ['Missing Information', 'Ešte niečo chýba'],
  'contact.missing': ['Please fill in all required fields', 'Pozrite sa, prosím, na označené polia.'],
  'contact.required': ['Required', 'Treba vyplniť'],
  'contact.email.title': ['Invalid Email', 'Neplatný e-mail'],
  'contact.email.invalid': ['Please enter a valid email address', 'Zadajte, prosím, platnú e-mailovú adresu.'],
  'contact.phone.title': ['Invalid Phone', 'Neplatné telefónne číslo'],
  'contact.wrong.title': ['Invalid Text', 'Neplatný text'],
  'contact.captcha.title': ['Verification Required', 'Potrebujeme overenie'],
  'contact.captcha': ['Please complete the captcha verification', 'Dokončite, prosím, overenie captcha.'],
  'contact.success.title': ['Message Sent!', 'Správa je odoslaná!'],
  'contact.success': [
    "Thank you for your message. Check your email for confirmation. We'll get back to you soon.",
    'Ďakujeme za správu. Potvrdenie nájdete v e-maile a čoskoro sa vám ozveme.',
  ],
  'contact.another': ['Write another message', 'Napísať ďalšiu správu'],
  'contact.failure.title': ['Error', 'Chyba'],
  'contact.failure': [
    'There was an error sending your message. Please try again.',
    'Správu sa nepodarilo odoslať. Skúste to, prosím, znova.',
  ],
} satisfies Texts;

export type ContactTextId = keyof typeof texts | ErrorTextId;
export const useContactText = useText<ContactTextId>;

export const contactTexts = { ...formTexts, ...texts };
