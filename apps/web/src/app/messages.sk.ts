import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'reserve.simple': 'Alebo jednoduchý formulár',
  'reserve.unavailable.title': 'Rezerváciu sa nepodarilo otvoriť',
  'reserve.unavailable.text': 'Skontrolujte, prosím, pripojenie, alebo nám zavolajte na {phone}.',
};
