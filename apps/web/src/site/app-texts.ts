import type { Texts } from '../shared/i18n/messages';
import { useText } from '../shared/i18n/use-text';

export const appTexts = {
  'reserve.simple': ['Or use the simple form', 'Alebo jednoduchý formulár'],
  'reserve.unavailable.title': ['The reservation form could not be opened', 'Rezerváciu sa nepodarilo otvoriť'],
  'reserve.unavailable.text': [
    'Please check your connection, or call us on {phone}.',
    'Skontrolujte, prosím, pripojenie, alebo nám zavolajte na {phone}.',
  ],
} satisfies Texts;

export const useAppText = useText<keyof typeof appTexts>;
