import { useText } from '../../shared/i18n/use-text';

export const en = {
  'home.hero.noScript': 'We will gladly hold you a table over the phone as well:',
};

export const sk: Record<keyof typeof en, string> = {
  'home.hero.noScript': 'Stôl vám radi podržíme aj po telefóne:',
};

export const useStaticHeroText = useText<keyof typeof en>;
