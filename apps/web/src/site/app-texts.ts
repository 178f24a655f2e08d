import { useText } from '../shared/i18n/use-text';

export const en = {
  'reserve.simple': 'Or use the simple form',
  'reserve.unavailable.title': 'The reservation form could not be opened',
  'reserve.unavailable.text': 'Please check your connection, or call us on {phone}.',
};

export const sk: Record<keyof typeof en, string> = {
  'reserve.simple': 'Alebo jednoduchý formulár',
  'reserve.unavailable.title': 'Rezerváciu sa nepodarilo otvoriť',
  'reserve.unavailable.text': 'Skontrolujte, prosím, pripojenie, alebo nám zavolajte na {phone}.',
};

export const useAppText = useText<keyof typeof en>;
