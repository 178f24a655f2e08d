import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';
import type { captchaTexts } from '../../shared/captcha/texts';
import { type ErrorTextId, formTexts } from '../../shared/forms/texts';
import { calendarTexts } from '../../shared/calendar/texts';

const texts = {
  'events.inquiry.eyebrow': ['Inquiry', 'Nezáväzný dopyt'],
  'events.inquiry.title': ['Tell us about your evening', 'Povedzte nám o svojom večere'],
  'events.inquiry.lead': [
    'A few words are enough to begin with. We answer within 24 hours.',
    'Na začiatok stačí pár viet. Odpovieme vám do 24 hodín.',
  ],
  'events.inquiry.tool': [
    'Send an inquiry for a private event to the team, who answer within 24 hours',
    'Poslať tímu dopyt na súkromnú akciu; odpovie do 24 hodín',
  ],
  'events.inquiry.name': ['Your name', 'Meno a priezvisko'],
  'events.inquiry.email': ['Email', 'E-mail'],
  'events.inquiry.phone': ['Phone', 'Telefón'],
  'events.inquiry.eventType': ['Type of event', 'Typ podujatia'],
  'events.inquiry.eventType.choose': ['Please choose', 'Vyberte'],
  'events.inquiry.choice.private_wine_tasting': ['Private wine tasting', 'Súkromná degustácia vín'],
  'events.inquiry.choice.corporate_event': ['Corporate event', 'Firemné podujatie'],
  'events.inquiry.choice.special_celebration': ['Special celebration', 'Oslava'],
  'events.inquiry.choice.wine_dinner': ['Wine dinner', 'Večera s vínom'],
  'events.inquiry.choice.custom_event': ['Custom event', 'Podujatie na mieru'],
  'events.inquiry.eventDate': ['Preferred date', 'Želaný dátum'],
  'events.inquiry.guestCount': ['Expected number of guests', 'Predpokladaný počet hostí'],
  'events.inquiry.message': ['What do you have in mind?', 'Ako si ten večer predstavujete?'],
  'events.inquiry.public': ['Public event', 'Verejné podujatie'],
  'events.inquiry.public.price': ['{price} per person', '{price} na osobu'],
  'events.inquiry.public.places': [
    '{count, plural, one {# spot left} other {# spots left}}',
    '{count, plural, one {zostáva # voľné miesto} few {zostávajú # voľné miesta} many {zostáva # voľného miesta} other {zostáva # voľných miest}}',
  ],
  'events.inquiry.public.other': ['I would rather have an event of my own', 'Chcem radšej vlastné podujatie'],
  'events.inquiry.public.message': ['Anything we should know?', 'Čo by sme mali vedieť?'],
  'events.inquiry.public.over': [
    'This event can no longer be joined. Please choose another one.',
    'Na toto podujatie sa už prihlásiť nedá. Vyberte si, prosím, iné.',
  ],
  'events.inquiry.about': ['I am interested in “{title}” on {date}.', 'Mám záujem o podujatie „{title}“ ({date}).'],
  'events.inquiry.send': ['Send inquiry', 'Odoslať dopyt'],
  'events.inquiry.sending': ['Sending…', 'Odosielame…'],
  'events.inquiry.name.missing': ['Please enter your name', 'Zadajte, prosím, svoje meno.'],
  'events.inquiry.email.missing': ['Please enter a valid email address', 'Zadajte, prosím, platnú e-mailovú adresu.'],
  'events.inquiry.phone.missing': ['Please enter your phone number', 'Zadajte, prosím, svoje telefónne číslo.'],
  'events.inquiry.eventType.missing': ['Please select an event type', 'Vyberte, prosím, typ podujatia.'],
  'events.inquiry.eventDate.missing': ['Please specify preferred date', 'Zadajte, prosím, želaný dátum.'],
  'events.inquiry.eventDate.past': [
    'This day has passed. Please select another day.',
    'Tento deň už uplynul. Vyberte, prosím, iný.',
  ],
  'events.inquiry.guestCount.missing': [
    'Please enter expected guest count',
    'Zadajte, prosím, predpokladaný počet hostí.',
  ],
  'events.inquiry.guestCount.invalid': [
    'Please enter a number from 1 to the spots that are left',
    'Zadajte, prosím, počet od 1 do počtu voľných miest.',
  ],
  'events.inquiry.message.missing': ['Please provide event details', 'Napíšte nám, prosím, o podujatí pár slov.'],
  'events.inquiry.failure': [
    'Sorry, there was an error sending your inquiry. Please try again or contact us directly.',
    'Ľutujeme, dopyt sa nepodarilo odoslať. Skúste to, prosím, znova alebo nás kontaktujte priamo.',
  ],
  'events.inquiry.success.title': ['Thank you, we have your inquiry', 'Ďakujeme, váš dopyt máme'],
  'events.inquiry.success': [
    'We will read it carefully and answer within 24 hours. A confirmation is on its way to your inbox.',
    'Pozorne si ho prečítame a odpovieme vám do 24 hodín. Potvrdenie sme vám poslali e-mailom.',
  ],
  'events.inquiry.another': ['Send another inquiry', 'Poslať ďalší dopyt'],
  'events.direct.title': ['Prefer to talk?', 'Radšej sa porozprávate?'],
  'events.direct.text': ['Call us when we are open: {openHours}.', 'Zavolajte nám, keď máme otvorené: {openHours}.'],
  'events.direct.phone': ['Phone', 'Telefón'],
  'events.direct.email': ['Email', 'E-mail'],
} satisfies Texts;

export type InquiryTextId = keyof typeof texts | ErrorTextId | Extract<keyof typeof captchaTexts, 'captcha.required'>;
export const useInquiryText = useText<InquiryTextId>;

export const inquiryTexts = { ...calendarTexts, ...formTexts, ...texts };
